/**
 * Plays matches in the page by a simple strategy, and the same match in the engine to know what the page must show.
 * Reads what a person reads: names of buttons, figures, the title.
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

/** Stored texts with a match and some settings. */
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

/** One action of the simple strategy: take the first option by column and row; stop once one roll in five would bust. */
export type Action =
  | { readonly does: 'roll'; readonly again?: boolean }
  | { readonly does: 'stop' }
  | { readonly does: 'place'; readonly option: number; readonly of: number }

export type ActionOrUndo = Action | { readonly does: 'undo' }

export const nextAction = (match: Match): Action => {
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

export const afterAction = (match: Match, action: ActionOrUndo): Match => {
  if (action.does === 'roll') return roll(match, at)
  if (action.does === 'stop') return stop(match, at)
  if (action.does === 'undo') return undo(match)
  return place(match, [...legalPlacements(gameOf(match))].sort(byColumnThenRow)[action.option]!.space)
}

/** The match after this many actions of the simple strategy, without a page. */
export const afterActions = (match: Match, actions: number): Match => {
  let present = match
  for (let action = 0; action < actions; action += 1) present = afterAction(present, nextAction(present))
  return present
}

/** The match played to its end by the simple strategy, without a page. */
export const playedOut = (match: Match): Match => {
  let present = match
  while (gameOf(present).phase !== 'over') present = afterAction(present, nextAction(present))
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

/** Plays the match in the page to its end or for at most this many actions, and returns it. */
export async function playInPage(page: Page, match: Match, most = Infinity): Promise<Match> {
  let present = match
  for (let actions = 0; actions < most && gameOf(present).phase !== 'over'; actions += 1) {
    const action = nextAction(present)
    await expectOnTurn(page, present)
    await doActionInPage(page, action)
    const after = afterAction(present, action)
    if (isBust(present, after)) await dismissBust(page)
    present = after
  }
  return present
}

export async function dismissBust(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^(Pass to|See the result)/ }).click()
}

export async function expectOnTurn(page: Page, match: Match): Promise<void> {
  const name = playersOf(match)[gameOf(match).turn].name
  await page.getByRole('button', { name: new RegExp(`^${name}, .*on turn`) }).waitFor()
}

export async function doActionInPage(page: Page, action: ActionOrUndo): Promise<void> {
  // The exact button: the page of the turn before may still be there for a frame.
  if (action.does === 'roll')
    await page.getByRole('button', { name: action.again ? /^Roll again/ : /^Roll the dice/ }).click()
  else if (action.does === 'stop') await page.getByRole('button', { name: /^Stop/ }).click()
  else if (action.does === 'undo') await page.getByRole('button', { name: 'Undo' }).click()
  else {
    const options = page.getByRole('group', { name: 'Choices' }).getByRole('button')
    await options.first().waitFor()
    assert.equal(await options.count(), action.of, 'as many options as the rules allow')
    await options.nth(action.option).click()
  }
}

/** Expects every rank with all its figures. */
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
