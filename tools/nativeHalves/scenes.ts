/** The scenes to film: a moment of a match, and the press that starts the motion. */
import type { Page } from 'playwright-core'

import { afterAction, freshMatch, isBust, nextAction } from '../../__tests__/browser/support/players'
import { bustCount, legalPlacements } from '../../src/engine/index'
import { gameOf, type Match } from '../../src/match/index'

export type Scene = {
  readonly name: string
  readonly match: Match
  readonly press: (page: Page) => Promise<void>
  /** Milliseconds. */
  readonly lasts: number
}

type Moment = { readonly match: Match; readonly after: Match }

/** The first matching moment of a daring match, with the result of its next step. */
function momentWhen(isWanted: (moment: Moment) => boolean): Match {
  let match = freshMatch('00112233445566778899aabbccddeeff', { seats: 3 })
  for (;;) {
    const dares = gameOf(match).phase === 'decide' && bustCount(gameOf(match)) < 150
    const after = afterAction(match, dares ? { does: 'roll' } : nextAction(match))
    if (isWanted({ match, after })) return match
    match = after
  }
}

const claims = (match: Match): boolean => legalPlacements(gameOf(match)).some(({ kind }) => kind === 'claim')

const button = (name: RegExp) => (page: Page) => page.getByRole('button', { name }).first().click()

export const scenes: readonly Scene[] = [
  {
    name: 'throw',
    match: momentWhen(
      ({ match, after }) => gameOf(match).phase === 'decide' && gameOf(after).phase === 'place',
    ),
    press: button(/^Roll/),
    lasts: 1500,
  },
  {
    name: 'bust',
    match: momentWhen(({ match, after }) => isBust(match, after) && gameOf(match).placedThisTurn.length >= 3),
    press: button(/^Roll/),
    lasts: 3000,
  },
  {
    name: 'stop',
    match: momentWhen(
      ({ match }) => gameOf(match).phase === 'decide' && gameOf(match).placedThisTurn.length >= 4,
    ),
    press: button(/^Stop/),
    lasts: 1500,
  },
  {
    name: 'claim',
    match: momentWhen(({ match }) => gameOf(match).phase === 'place' && claims(match)),
    press: (page) =>
      page.getByRole('group', { name: 'Choices' }).getByRole('button', { name: /claim/ }).first().click(),
    lasts: 900,
  },
]
