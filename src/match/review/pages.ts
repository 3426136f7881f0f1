/** A match as pages, one a roll: the dice, where the marker went, and what was done then. Rebuilt from the steps; judges nothing. */
import { legalPlacements, type Dice, type EventOf, type Game, type Placement, type Seat } from '@/engine'
import { openingOf } from '../present'
import type { Match, MoveStep, Pilot } from '../types'
import { once } from '../once'

export type Page = {
  /** Counted from 0 over the whole match. */
  readonly number: number
  /** The turn, and the roll of that turn, counted from 0 like the dice. */
  readonly turn: number
  readonly roll: number
  readonly seat: Seat
  /** Who decided. */
  readonly by: Pilot
  readonly dice: Dice
  /** The game the dice were thrown in. */
  readonly before: Game
  /** With the dice on the table; null when they brought a bust. */
  readonly thrown: Game | null
  /** What the dice allowed, by space. */
  readonly options: readonly Placement[]
  readonly placed: Placement | null
  /** With the marker placed, as it stood before what was done then; null without one. */
  readonly decided: Game | null
  /** Null where the match goes no further. */
  readonly then: 'rolled' | 'stopped' | 'busted' | null
  /** The game the page leads to: after a stop or a bust that of the next turn. */
  readonly after: Game
  /** The coach had been asked where to place, or whether to stop. */
  readonly hinted: { readonly space: boolean; readonly then: boolean }
  /** What ended the turn; null while it goes on. */
  readonly end: EventOf<'stopped'> | EventOf<'busted'> | null
}

const endOf = ({ events }: MoveStep): Page['end'] =>
  events.find((event) => event.type === 'stopped' || event.type === 'busted') ?? null

/** The same array for the same match. */
export const pagesOf = once((match: Match): readonly Page[] => {
  const pages: Page[] = []
  const pilots = match.info.players.map(({ pilot }) => pilot)
  let game = openingOf(match)
  const turnPage = (change: Partial<Page>): void => {
    pages[pages.length - 1] = { ...pages[pages.length - 1]!, ...change }
  }
  for (const step of match.steps) {
    if (step.type === 'handover') {
      pilots[step.seat] = step.pilot
      continue
    }
    if (step.type === 'hint') {
      const { hinted } = pages[pages.length - 1]!
      turnPage({ hinted: game.phase === 'place' ? { ...hinted, space: true } : { ...hinted, then: true } })
      continue
    }
    const { move, game: after } = step
    const end = endOf(step)
    if (move.type === 'roll') {
      if (game.phase === 'decide') turnPage({ then: 'rolled' })
      pages.push({
        number: pages.length,
        turn: game.turnsPlayed,
        roll: game.rollsThisTurn,
        seat: game.turn,
        by: pilots[game.turn]!,
        dice: move.dice,
        before: game,
        thrown: end ? null : after,
        options: end ? [] : legalPlacements(after),
        placed: null,
        decided: null,
        hinted: { space: false, then: false },
        then: end ? 'busted' : null,
        after,
        end,
      })
    } else if (move.type === 'place') {
      const placed = pages.at(-1)!.options.find(({ space }) => space === move.space)!
      turnPage({ placed, decided: after, after, by: pilots[game.turn]! })
    } else turnPage({ then: 'stopped', after, end })
    game = after
  }
  return pages
})

/** Its turn goes on: nothing is said of it but what happened. */
export const isOpen = (page: Page, pages: readonly Page[]): boolean =>
  page.turn === pages.at(-1)!.turn && pages.at(-1)!.end === null

/** How many hints each seat took. */
export const hintsOf = (match: Match): readonly number[] =>
  match.info.players.map((_, seat) =>
    pagesOf(match)
      .filter((page) => page.seat === seat)
      .reduce((sum, { hinted }) => sum + Number(hinted.space) + Number(hinted.then), 0),
  )
