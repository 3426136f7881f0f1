/** Facts that explain why one choice is better than another, each checked with the engine. */
import {
  bustCount,
  cellAt,
  claimedCount,
  claimTarget,
  columnOf,
  groupSize,
  groupsOf,
  markerCount,
  orderedRolls,
  play,
  rowOf,
  seatsOf,
  spacesOfThisTurn,
  spacesToLead,
  type Game,
  type Seat,
  type Space,
} from '@/engine'

export type SpaceReason =
  | { readonly is: 'wins' }
  | { readonly is: 'calls' }
  /** A claim instead of a squatter; `from` loses the space. */
  | { readonly is: 'safe'; readonly from: Seat | null }
  | { readonly is: 'joins'; readonly groups: number; readonly size: number }
  | { readonly is: 'grows'; readonly size: number }
  | { readonly is: 'takes'; readonly from: Seat }
  | { readonly is: 'cuts'; readonly of: Seat; readonly size: number }
  /** Of 216 rolls. */
  | { readonly is: 'risk'; readonly bust: number; readonly other: number }
  | { readonly is: 'rare'; readonly rolls: number }

/** A placement, and the game if the player stopped after it. */
type Outcome = {
  readonly space: Space
  readonly isClaim: boolean
  readonly placed: Game
  readonly stopped: Game
}

const outcomeOf = (game: Game, space: Space): Outcome => {
  const { game: placed, events } = play(game, { type: 'place', space })
  const isClaim = events.some((event) => event.type === 'placed' && event.kind === 'claim')
  return { space, isClaim, placed, stopped: play(placed, { type: 'stop' }).game }
}

/** A reason for one outcome against the other, or none. */
type Fact = (better: Outcome, other: Outcome, seat: Seat) => SpaceReason | null

/** The most important first. */
const facts: readonly Fact[] = [
  (better, other, seat) => {
    const wins = ({ stopped }: Outcome): boolean =>
      stopped.phase === 'over' && spacesToLead(stopped, seat) === 0
    return wins(better) && !wins(other) ? { is: 'wins' } : null
  },
  (better, other, seat) => {
    const calls = ({ placed, stopped }: Outcome): boolean =>
      placed.lastRound === null && stopped.lastRound !== null && spacesToLead(stopped, seat) === 0
    return calls(better) && !calls(other) ? { is: 'calls' } : null
  },
  (better, other, seat) =>
    better.isClaim && !other.isClaim ? { is: 'safe', from: takenBy(better, seat) } : null,
  (better, other, seat) => {
    const size = groupSize(better.stopped.cells, seat)
    if (size <= groupSize(other.stopped.cells, seat)) return null
    const groups = joinedBy(better, seat)
    return groups > 1 ? { is: 'joins', groups, size } : { is: 'grows', size }
  },
  (better, other, seat) => {
    for (const rival of seatsOf(better.placed)) {
      if (rival === seat) continue
      const size = groupSize(better.stopped.cells, rival)
      if (size < groupSize(other.stopped.cells, rival)) return { is: 'cuts', of: rival, size }
    }
    const from = takenBy(better, seat)
    return from !== null && takenBy(other, seat) === null ? { is: 'takes', from } : null
  },
  (better, other) => {
    const [bust, otherwise] = [bustCount(better.placed), bustCount(other.placed)]
    const points = (100 * (otherwise - bust)) / orderedRolls
    return points >= 3 ? { is: 'risk', bust, other: otherwise } : null
  },
  (better, other) => {
    const isDiagonal = ({ space }: Outcome): boolean => columnOf(space) === rowOf(space)
    return isDiagonal(better) && !isDiagonal(other) ? { is: 'rare', rolls: 16 } : null
  },
]

/** Into how many groups the largest group after the stop would fall without this space. */
const joinedBy = ({ space, stopped }: Outcome, seat: Seat): number => {
  const [largest = []] = groupsOf(stopped.cells, seat)
  if (!largest.includes(space)) return 0
  const without = stopped.cells.map((cell, at) => (at === space ? { ...cell, owner: null } : cell))
  return groupsOf(without, seat).filter((group) => group.every((each) => largest.includes(each))).length
}

/** The opponent whose marker lies beneath the placement. */
const takenBy = ({ space, placed }: Outcome, seat: Seat): Seat | null => {
  const { owner } = cellAt(placed, space)
  return owner === seat ? null : owner
}

/** At most two reasons for the one space against the other; none if it is only a little better in many ways. */
export const reasonsFor = (game: Game, better: Space, other: Space): readonly SpaceReason[] => {
  const outcomes = [outcomeOf(game, better), outcomeOf(game, other)] as const
  return facts
    .map((fact) => fact(...outcomes, game.turn))
    .filter((reason) => reason !== null)
    .slice(0, 2)
}

/** The most important fact about stopping or rolling. */
export type Stake =
  /** After a stop now, this many claims are missing to call the last round. */
  | { readonly is: 'short'; readonly claims: 1 }
  /** A stop now would call the last round or end the match while `leader` is ahead. */
  | {
      readonly is: 'trails'
      readonly seat: Seat
      readonly group: number
      readonly leader: Seat
      readonly leading: number
    }
  | { readonly is: 'risk'; readonly bust: number; readonly markers: number }

/** `short` and `trails` only speak for rolling. */
export const stakeOf = (game: Game, speaksForRolling: boolean): Stake => {
  const { turn: seat, rules, lastRound } = game
  const { game: stopped } = play(game, { type: 'stop' })
  if (speaksForRolling) {
    const isDecisive = stopped.phase === 'over' || (lastRound === null && stopped.lastRound !== null)
    const behind = isDecisive && trailing(stopped, seat)
    if (behind) return behind
    if (lastRound === null && claimTarget[rules.seats] - claimedCount(stopped.cells, seat) === 1)
      return { is: 'short', claims: 1 }
  }
  const markers = markerCount(spacesOfThisTurn(game).map((space) => cellAt(game, space)))
  return { is: 'risk', bust: bustCount(game), markers }
}

const trailing = (game: Game, seat: Seat): Stake | null => {
  const groupOf = (each: Seat): number => groupSize(game.cells, each)
  const leader = seatsOf(game).reduce((best, each) => (groupOf(each) > groupOf(best) ? each : best), seat)
  if (leader === seat) return null
  return { is: 'trails', seat, group: groupOf(seat), leader, leading: groupOf(leader) }
}
