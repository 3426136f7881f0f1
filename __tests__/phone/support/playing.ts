/**
 * Plays matches by taps with the simple strategy of the browser tests, and the same match in the engine to know what the
 * phone must show. Reads what a screen reader reads.
 */
import assert from 'node:assert/strict'

import { bustCount, columnOf, legalPlacements, rowOf, standings, type Space } from '@/engine'
import { gameOf, matchOf, playersOf, type Match, type MatchRecord } from '@/match'
import { afterAction, type ActionOrUndo, isBust, nextAction } from '../../browser/support/players'
import type { Disk } from './disk'
import type { Phone } from './phone'

/** Starts a match from New game and returns it before the first roll. */
export async function startMatch(phone: Phone): Promise<Match> {
  await phone.press(/^New game/)
  await phone.press('Start the game')
  await phone.await(/^Roll the dice/)
  // The disk may be slower than the screen.
  await phone.pass(50)
  return matchOn(phone.disk)
}

/** Starts a match between two bots after the first launch. */
export async function startBots(phone: Phone): Promise<void> {
  await phone.press(/^New game/)
  for (const seat of [/Player 1/, /Player 2/]) {
    await phone.press(seat)
    await phone.press('Bot')
    await phone.press('Done')
    await phone.pass(600)
  }
  await phone.press('Start the game')
}

/** The match as it was started. */
function matchOn(disk: Disk): Match {
  const records = [...disk]
    .filter(([key]) => key.startsWith('claim-it/match/'))
    .map(([, text]) => readRecord(text))
  const record = records.sort((a, b) => (a.changed < b.changed ? -1 : 1)).at(-1)
  if (record === undefined) throw new Error('No match is on the disk')
  const read = matchOf(record)
  if (!read.ok) throw new Error('The match on the disk cannot be played through')
  return read.match
}

const readRecord = (text: string): MatchRecord & { readonly changed: string } => JSON.parse(text)

export const spaceName = (space: Space): RegExp =>
  new RegExp(`^Column ${columnOf(space)}, row ${rowOf(space)}: `)

/** Waits for something, and confirms the pass page if it appears. */
async function overPasses(phone: Phone, isThere: () => boolean): Promise<void> {
  for (let waited = 0; waited < 20_000 && !isThere(); waited += 100) {
    if (phone.sees(/^(I’m|Pass to)/)) await phone.press(/^(I’m|Pass to)/)
    await phone.pass(100)
  }
}

export async function expectOnTurn(phone: Phone, match: Match): Promise<void> {
  const isOnTurn = new RegExp(`^${playersOf(match)[gameOf(match).turn].name}, .*on turn(,|$)`)
  await overPasses(phone, () => phone.sees(isOnTurn))
  await phone.await(isOnTurn)
}

/** Matches a player card, and not the spaces of a group. */
const held = /largest group (\d+), (\d+) of/

/** Expects the figures of every player. */
export async function expectFigures(phone: Phone, match: Match): Promise<void> {
  await expectOnTurn(phone, match)
  const cards = phone.reader.stops().filter(({ role, name }) => role === 'button' && held.test(name))
  const figures = [...standings(gameOf(match))].sort((a, b) => a.seat - b.seat)
  assert.deepEqual(
    cards.map(({ name }) => held.exec(name)?.slice(1).map(Number)),
    figures.map(({ group, claimed }) => [group, claimed]),
  )
}

const chip = /^Column \d, row \d: place /

/** The options in the panel, in order. */
export const optionsOn = (phone: Phone) =>
  phone.reader.stops().filter(({ role, name }) => role === 'button' && chip.test(name))

export async function doOn(phone: Phone, match: Match, action: ActionOrUndo): Promise<Match> {
  await expectOnTurn(phone, match)
  if (action.does === 'roll') {
    await overPasses(phone, () => phone.canPress(/^Roll/))
    await phone.press(/^Roll/)
  } else if (action.does === 'stop') {
    await phone.press(/^Stop/)
  } else if (action.does === 'undo') {
    await phone.press('Undo')
  } else {
    const placements = legalPlacements(gameOf(match)).map(({ space }) => space)
    const spaces = placements.sort((a, b) => columnOf(a) - columnOf(b) || rowOf(a) - rowOf(b))
    await phone.await(spaceAbleName(spaces[0]!))
    const options = optionsOn(phone)
    assert.equal(
      options.length,
      action.of,
      `as many options as the rules allow, on:\n${phone.reader.heard()}`,
    )
    // Alternates between the panel and the board.
    if (action.option % 2 === 0) await phone.touch(options[action.option]!.node)
    else await phone.tap(spaceName(spaces[action.option]!))
  }
  return afterAction(match, action)
}

const spaceAbleName = (space: Space): RegExp =>
  new RegExp(`^Column ${columnOf(space)}, row ${rowOf(space)}: .*(here|take)`)

/** Plays by the simple strategy until the condition is true or the match is over. */
export async function playUntil(
  phone: Phone,
  match: Match,
  isEnough: (match: Match) => boolean,
): Promise<Match> {
  let present = match
  while (gameOf(present).phase !== 'over' && !isEnough(present)) {
    const after = await doOn(phone, present, nextAction(present))
    if (isBust(present, after)) await dismissBust(phone)
    present = after
  }
  return present
}

export async function dismissBust(phone: Phone): Promise<void> {
  await phone.press(/^(Pass to|See the result)/)
}

export const isOver = (match: Match): boolean => gameOf(match).phase === 'over'
export const isRisky = (match: Match): boolean =>
  gameOf(match).phase === 'decide' && bustCount(gameOf(match)) > 108

const many = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`

/** Expects every rank with all its figures. */
export async function expectRanking(phone: Phone, match: Match): Promise<void> {
  await phone.await('Rematch')
  // The win shows before the figures.
  await phone.await(/^Place 1/)
  const said = phone.reader.stops().filter(({ name }) => /^Place \d/.test(name))
  assert.deepEqual(
    said.map(({ name }) => name),
    standings(gameOf(match)).map(
      ({ seat, rank, group, claimed, total }) =>
        `Place ${rank}: ${playersOf(match)[seat].name}, largest group ${group}, ${many(claimed, 'claim')}, ${many(total, 'space')}`,
    ),
  )
}
