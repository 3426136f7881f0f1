/** A match as pages, one for each roll: the dice, the placement, and the decision to roll or stop. */
import {
  bySeat,
  legalPlacements,
  type Dice,
  type EventOf,
  type Game,
  type Placement,
  type Seat,
} from '@/engine'
import { memoise } from '../memoise'
import { sealFromHere, withoutComingDice } from '../dice'
import { firstGameOf, startingPlayers } from '../state'
import type { Match, MatchInfo, MoveStep, Pilot } from '../types'

export type ReviewPage = {
  /** Counted from 0 over the whole match. */
  readonly number: number
  /** The turn, and the roll in that turn, counted from 0. */
  readonly turn: number
  readonly roll: number
  readonly seat: Seat
  /** Who decided. */
  readonly by: Pilot
  readonly dice: Dice
  /** The game before the roll. */
  readonly before: Game
  /** The game with the dice on the table; null after a bust. */
  readonly thrown: Game | null
  /** What the dice allowed. */
  readonly options: readonly Placement[]
  readonly placed: Placement | null
  /** The game with the marker placed; null without one. */
  readonly decided: Game | null
  /** What the player did after placing; null at the end of an unfinished match. */
  readonly then: 'rolled' | 'stopped' | 'busted' | null
  /** The game at the end of the page: after a stop or a bust that of the next turn. */
  readonly after: Game
  /** Whether a hint was taken for the placement, and for stopping or rolling. */
  readonly hinted: { readonly space: boolean; readonly then: boolean }
  /** The event that ended the turn, if it did. */
  readonly end: EventOf<'stopped'> | EventOf<'busted'> | null
}

const endOf = ({ events }: MoveStep): ReviewPage['end'] =>
  events.find((event) => event.type === 'stopped' || event.type === 'busted') ?? null

export const pagesOf = memoise((match: Match): readonly ReviewPage[] => {
  const pages: ReviewPage[] = []
  let pilots = bySeat(match.info, (seat) => startingPlayers(match.info)[seat].pilot)
  let game = firstGameOf(match)
  const changeLast = (change: (page: ReviewPage) => Partial<ReviewPage>): void => {
    const last = pages.pop()
    if (last) pages.push({ ...last, ...change(last) })
  }
  for (const step of match.steps) {
    if (step.type === 'handover') {
      const before = pilots
      pilots = bySeat(match.info, (seat) => (seat === step.seat ? step.pilot : before[seat]))
      continue
    }
    if (step.type === 'hint') {
      const on = game.phase === 'place' ? 'space' : 'then'
      changeLast(({ hinted }) => ({ hinted: { ...hinted, [on]: true } }))
      continue
    }
    const { move, game: after } = step
    const end = endOf(step)
    if (move.type === 'roll') {
      if (game.phase === 'decide') changeLast(() => ({ then: 'rolled' }))
      pages.push({
        number: pages.length,
        turn: game.turnsPlayed,
        roll: game.rollsThisTurn,
        seat: game.turn,
        by: pilots[game.turn],
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
      const by = pilots[game.turn]
      changeLast(({ options }) => ({
        placed: options.find(({ space }) => space === move.space) ?? null,
        decided: after,
        after,
        by,
      }))
    } else changeLast(() => ({ then: 'stopped', after, end }))
    game = after
  }
  return pages
})

/** Whether the page's turn is not over: then it is not judged. */
export const isOpen = (page: ReviewPage, pages: readonly ReviewPage[]): boolean => {
  const last = pages.at(-1)
  return last?.turn === page.turn && last.end === null
}

/** How many hints each seat took. */
export const hintsOf = (match: Match): readonly number[] =>
  match.info.players.map((_, seat) =>
    pagesOf(match)
      .filter((page) => page.seat === seat)
      .reduce((sum, { hinted }) => sum + Number(hinted.space) + Number(hinted.then), 0),
  )

type NewMatch = Pick<MatchInfo, 'id' | 'started'> & {
  /** 32 hex digits. */
  readonly seed: string
}

/** Plays on from a page as a new match with other dice: from the placement of the page, or from the roll if it was a bust. */
export const branchFrom = (match: Match, page: ReviewPage, { id, started, seed }: NewMatch): Match => {
  const { info, steps } = withoutComingDice(match)
  const rolls = steps.flatMap((step, at) => (step.type === 'move' && step.move.type === 'roll' ? [at] : []))
  const rolled = rolls[page.number] ?? steps.length
  const soFar = steps.slice(0, page.thrown === null ? rolled : rolled + 1)
  const branch = { of: match.info.id, at: soFar.filter(({ type }) => type === 'move').length }
  return sealFromHere({ info: { ...info, id, started, ended: null, branch, dig: null }, steps: soFar }, seed)
}
