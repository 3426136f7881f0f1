/** The one fact that says most about stopping or rolling. Each is true of the position; holds no words. */
import {
  bustCount,
  claimedCount,
  claimTarget,
  groupSize,
  markerCount,
  play,
  seatsOf,
  spacesOfThisTurn,
  type Game,
  type Seat,
} from '@/engine'

export type Stake =
  /** A stop now leaves so many claims to the last round. */
  | { readonly is: 'short'; readonly claims: 1 }
  /** A stop now calls the last round, or ends the match, from behind. */
  | {
      readonly is: 'trails'
      readonly seat: Seat
      readonly group: number
      readonly leader: Seat
      readonly leading: number
    }
  | { readonly is: 'risk'; readonly bust: number; readonly markers: number }

/** The first two speak for rolling alone. */
export const stakeOf = (game: Game, speaksForRolling: boolean): Stake => {
  const { turn: seat, rules, lastRound } = game
  const { game: stopped } = play(game, { type: 'stop' })
  if (speaksForRolling) {
    const isLastWord = stopped.phase === 'over' || (lastRound === null && stopped.lastRound !== null)
    const behind = isLastWord && trailing(stopped, seat)
    if (behind) return behind
    if (lastRound === null && claimTarget[rules.seats] - claimedCount(stopped.cells, seat) === 1)
      return { is: 'short', claims: 1 }
  }
  const markers = markerCount(spacesOfThisTurn(game).map((space) => game.cells[space]!))
  return { is: 'risk', bust: bustCount(game), markers }
}

const trailing = (game: Game, seat: Seat): Stake | null => {
  const groupOf = (each: Seat): number => groupSize(game.cells, each)
  const leader = seatsOf(game).reduce((best, each) => (groupOf(each) > groupOf(best) ? each : best), seat)
  if (leader === seat) return null
  return { is: 'trails', seat, group: groupOf(seat), leader, leading: groupOf(leader) }
}
