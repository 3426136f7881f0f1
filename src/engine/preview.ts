/** What stopping now would bring (R14). */
import { claimedCount, groupSize, largestGroups } from './standings'
import { play } from './rules'
import type { Game, Space, Taken } from './types'

type Change = { readonly before: number; readonly after: number }

export type StopPreview = {
  readonly game: Game
  readonly group: Change
  readonly claimed: Change
  /** The mover's largest group after the stop. */
  readonly outline: readonly Space[]
  readonly settles: readonly Space[]
  readonly claims: readonly Space[]
  readonly sentHome: readonly Taken[]
  readonly callsLastRound: boolean
}

/** Null when stopping is not possible now. */
export const ifYouStop = (game: Game): StopPreview | null => {
  if (game.phase !== 'decide') return null
  const { game: after, events } = play(game, { type: 'stop' })
  const stopped = events.find((event) => event.type === 'stopped')!
  return {
    game: after,
    group: { before: groupSize(game.cells, game.turn), after: groupSize(after.cells, game.turn) },
    claimed: { before: claimedCount(game.cells, game.turn), after: claimedCount(after.cells, game.turn) },
    outline: largestGroups(after.cells, game.turn)[0] ?? [],
    settles: stopped.settled,
    claims: stopped.claimed,
    sentHome: stopped.taken,
    callsLastRound: events.some((event) => event.type === 'lastRoundCalled'),
  }
}
