/** Why one choice is better than another: facts of the two positions, each checked by the engine. Never an invented one; holds no words. */
import {
  bustCount,
  columnOf,
  groupSize,
  groupsOf,
  orderedRolls,
  play,
  rowOf,
  seatsOf,
  spacesToLead,
  type Game,
  type Seat,
  type Space,
} from '@/engine'

export type SpaceReason =
  | { readonly is: 'wins' }
  | { readonly is: 'calls' }
  /** A claim, where the other is a squatter; `from` loses what lies beneath. */
  | { readonly is: 'safe'; readonly from: Seat | null }
  | { readonly is: 'joins'; readonly groups: number; readonly size: number }
  | { readonly is: 'grows'; readonly size: number }
  | { readonly is: 'takes'; readonly from: Seat }
  | { readonly is: 'cuts'; readonly of: Seat; readonly size: number }
  /** Of 216 rolls. */
  | { readonly is: 'risk'; readonly bust: number; readonly other: number }
  | { readonly is: 'rare'; readonly rolls: number }

/** A marker placed, and what a stop would make of it. */
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

/** One question each, in the order of weight; the answer speaks for the one outcome against the other, or is none. */
type Fact = (better: Outcome, other: Outcome, seat: Seat) => SpaceReason | null

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
      const [size, otherwise] = [better, other].map(({ stopped }) => groupSize(stopped.cells, rival))
      if (size! < otherwise!) return { is: 'cuts', of: rival, size: size! }
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

/** How many groups of the largest one after the stop would lie apart without this space. */
const joinedBy = ({ space, stopped }: Outcome, seat: Seat): number => {
  const [largest = []] = groupsOf(stopped.cells, seat)
  if (!largest.includes(space)) return 0
  const without = stopped.cells.map((cell, at) => (at === space ? { ...cell, owner: null } : cell))
  return groupsOf(without, seat).filter((group) => group.every((each) => largest.includes(each))).length
}

/** Whose marker lies beneath what was placed; null for an empty or an own one. */
const takenBy = ({ space, placed }: Outcome, seat: Seat): Seat | null => {
  const { owner } = placed.cells[space]!
  return owner === seat ? null : owner
}

const most = 2

/** What speaks for the one space against the other, weightiest first; none where it is only a little better in many ways. */
export const reasonsFor = (game: Game, better: Space, other: Space): readonly SpaceReason[] => {
  const outcomes = [outcomeOf(game, better), outcomeOf(game, other)] as const
  return facts
    .map((fact) => fact(...outcomes, game.turn))
    .filter((reason) => reason !== null)
    .slice(0, most)
}
