/**
 * Plays matches in the page by a simple rule of thumb, with a copy of the match beside it: the copy says what must be
 * on the page, and the page must agree. It reads what a person reads: names of buttons, figures, the title.
 */
import assert from 'node:assert/strict'

import type { Page } from 'playwright-core'

import { bustCount, columnOf, legalPlacements, rowOf, standings, type Rules } from '@/engine'
import { gameOf, newMatch, place, playersOf, recordOf, roll, stop, undo, type Match } from '@/match'
import { brandNames, colourNames } from '@/names'

const names = ['Anna', 'Ruben', 'Mei', 'Doc Hollis', 'Old Silas'] as const
const at = '2026-11-18T11:00:00.000Z'

export const freshMatch = (seed: string, rules: Partial<Rules> & Pick<Rules, 'seats'>): Match =>
  newMatch({
    id: 'browser-match',
    started: '2026-11-18T10:00:00.000Z',
    rules: { first: 0, reusableSquatters: false, ...rules },
    players: names.slice(0, rules.seats).map((name, seat) => ({
      name,
      colour: colourNames[seat]!,
      brand: brandNames[seat]!,
      pilot: { who: 'person' },
    })),
    seed,
  })

/** What lies on the disk: the match, and settings other than the usual ones. */
export const storedWith = (
  match: Match,
  settings: Readonly<Record<string, unknown>> = {},
  title = '',
): Readonly<Record<string, string>> => ({
  [`claim-it/match/${match.info.id}`]: JSON.stringify({
    revision: 1,
    changed: at,
    deleted: null,
    ...recordOf(match, title),
  }),
  ...Object.fromEntries(
    Object.entries(settings).map(([name, value]) => [`claim-it/setting/${name}`, JSON.stringify(value)]),
  ),
})

/** One step of the rule of thumb: the first option by column and row; stop once one roll in five would bust. */
export type Deed =
  | { readonly does: 'roll'; readonly again?: boolean }
  | { readonly does: 'stop' }
  | { readonly does: 'place'; readonly option: number; readonly of: number }

export type DeedOrUndo = Deed | { readonly does: 'undo' }

export const nextDeed = (match: Match): Deed => {
  const game = gameOf(match)
  if (game.phase === 'place') {
    const options = [...legalPlacements(game)].sort(byColumnThenRow)
    return { does: 'place', option: game.turnsPlayed % options.length, of: options.length }
  }
  const again = game.phase === 'decide'
  return again && bustCount(game) > 43 ? { does: 'stop' } : { does: 'roll', again }
}

const byColumnThenRow = (a: { space: number }, b: { space: number }): number =>
  columnOf(a.space) - columnOf(b.space) || rowOf(a.space) - rowOf(b.space)

export const afterDeed = (match: Match, deed: DeedOrUndo): Match => {
  if (deed.does === 'roll') return roll(match, at)
  if (deed.does === 'stop') return stop(match, at)
  if (deed.does === 'undo') return undo(match)
  return place(match, [...legalPlacements(gameOf(match))].sort(byColumnThenRow)[deed.option]!.space)
}

/** Where the rule of thumb has come to after so many steps: a test of the end needs no page for the beginning. */
export const afterDeeds = (match: Match, deeds: number): Match => {
  let present = match
  for (let deed = 0; deed < deeds; deed += 1) present = afterDeed(present, nextDeed(present))
  return present
}

/** How the rule of thumb ends a match, without any page. */
export const playedOut = (match: Match): Match => {
  let present = match
  while (gameOf(present).phase !== 'over') present = afterDeed(present, nextDeed(present))
  return present
}

export const isBust = (before: Match, after: Match): boolean =>
  gameOf(after).turnsPlayed > gameOf(before).turnsPlayed &&
  after.steps.at(-1)?.type === 'move' &&
  lastMoveIsRoll(after)
const lastMoveIsRoll = (match: Match): boolean => {
  const step = match.steps.at(-1)
  return step?.type === 'move' && step.move.type === 'roll'
}

/** Plays the match to its end in the page, or for so many deeds, and returns the copy that was played beside it. */
export async function playInPage(page: Page, match: Match, most = Infinity): Promise<Match> {
  let present = match
  for (let deeds = 0; deeds < most && gameOf(present).phase !== 'over'; deeds += 1) {
    const deed = nextDeed(present)
    await expectOnTurn(page, present)
    await doInPage(page, deed)
    const after = afterDeed(present, deed)
    if (isBust(present, after)) await seeOffBust(page)
    present = after
  }
  return present
}

export async function seeOffBust(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^(Pass to|See the result)/ }).click()
}

export async function expectOnTurn(page: Page, match: Match): Promise<void> {
  const name = playersOf(match)[gameOf(match).turn].name
  await page.getByRole('button', { name: new RegExp(`^${name}, .*on turn`) }).waitFor()
}

export async function doInPage(page: Page, deed: DeedOrUndo): Promise<void> {
  // Of the two ways to roll the right one: the page of the turn before may still be there for a frame.
  if (deed.does === 'roll')
    await page.getByRole('button', { name: deed.again ? /^Roll again/ : /^Roll the dice/ }).click()
  else if (deed.does === 'stop') await page.getByRole('button', { name: /^Stop/ }).click()
  else if (deed.does === 'undo') await page.getByRole('button', { name: 'Undo' }).click()
  else {
    const options = page.getByRole('group', { name: 'Choices' }).getByRole('button')
    await options.first().waitFor()
    assert.equal(await options.count(), deed.of, 'as many options as the rules allow')
    await options.nth(deed.option).click()
  }
}

/** Every rank on the page, and every figure beside it. */
export async function expectRanking(page: Page, match: Match): Promise<void> {
  await page.getByRole('button', { name: 'Rematch' }).waitFor()
  const rows = await page.getByRole('list', { name: 'Ranking' }).getByRole('listitem').all()
  const said = await Promise.all(rows.map((row) => row.getAttribute('aria-label')))
  assert.deepEqual(said, rankingOf(match))
}

const many = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`

const rankingOf = (match: Match): readonly string[] =>
  standings(gameOf(match)).map(
    ({ seat, rank, group, claimed, total }) =>
      `Place ${rank}: ${playersOf(match)[seat].name}, largest group ${group}, ${many(claimed, 'claim')}, ${many(total, 'space')}`,
  )
