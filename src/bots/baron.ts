/** The Claim baron: looks ahead with a learned value, as far as first sight leaves a doubt. Knows no dice before they fall. */
import { orderedRolls } from '@/engine'
import { Judge } from './judge'
import { LookAhead } from './lookahead'
import { COMPANY, EQUALS, type Network } from './network'
import { Position } from './position'
import { highest, type Mind, type Option } from './thought'

/** When the baron takes a second look. */
type Doubt = {
  /** Rolling and stopping look nearer to each other than this. */
  readonly stopping: number
  /** Placements look as good as the best within this; so many of them, once so many markers are at stake. */
  readonly placing: number
  readonly placements: number
  readonly markers: number
}

/**
 * With two players a phone shall think for as short as it can; with more, it pays to look at more, as far as no decision
 * takes a phone 8 ms. Three players have the largest network, and a look takes longest there.
 */
const doubtFor = (seats: number): Doubt =>
  seats === 2
    ? { stopping: 0.04, placing: 0.002, placements: 2, markers: 2 }
    : { stopping: 0.08, placing: 0.03, placements: seats === 3 ? 2 : 3, markers: 0 }

/** How many more spaces the others have settled than twice as many as they have claimed; the first three barons leave as well. */
const unhurried = ({ mover, owner, claimed }: Position): number => {
  let count = -3
  for (let space = 0; space < 36; space += 1)
    if (owner[space]! >= 0 && owner[space] !== mover) count += claimed[space] ? -2 : 1
  return Math.max(0, count)
}

/**
 * Before the call rolling on must look better than stopping by so much. With reusable squatters one turn of four or five
 * players can bring the whole match, and a value learned among barons knows of no slower one: it would risk all, turn
 * after turn, where there is time. A margin costs nothing among barons and wins more among all others. Five players show
 * by much land and little gold that there is time: the more of it, the dearer are the markers that a bust would cost.
 */
const marginFor = (position: Position, bust: number): number => {
  const { seats, reusable, turnsLeft, placed } = position
  if (!reusable || seats < 4 || turnsLeft > 0) return 0
  return seats === 4 ? 0.03 : 0.05 + 0.05 * unhurried(position) * bust * placed
}

export const thinkAhead = (position: Position, network: Network): Mind => {
  const doubt = doubtFor(position.seats)
  const judge = new Judge(network, position)
  const ahead = new LookAhead(judge, position)
  const later = new Position(position.seats, position.reusable)
  const laterJudge = new Judge(network, later)
  const laterAhead = new LookAhead(laterJudge, later)
  const rolling = new Float32Array(5)

  /** What is best among simple players is not best among equals: it plays as among whom the others look like. */
  const look = (): void => {
    judge.look()
    judge.others = judge.askCompany() > 0 ? COMPANY : EQUALS
    laterJudge.others = judge.others
  }

  /** The better of rolling and stopping after a placement, over all rolls. */
  const secondSight = ({ space, third }: Option): number => {
    const { mover } = position
    later.copy(position)
    later.place(space, third)
    laterJudge.look()
    laterAhead.value(rolling)
    return Math.max(rolling[mover]!, laterJudge.askStop()[mover]!)
  }

  return {
    place: (options) => {
      look()
      const rated = options.map((option) => {
        judge.trySpace(option.space)
        judge.tryThird(option.third)
        return { option, rating: judge.better()[position.mover]! }
      })
      rated.sort((a, b) => b.rating - a.rating)
      const inDoubt = rated
        .filter(({ rating }) => rating >= rated[0]!.rating - doubt.placing)
        .slice(0, doubt.placements)
        .map(({ option }) => option)
      const isPlain = inDoubt.length === 1 || position.placed < doubt.markers
      return isPlain ? inDoubt[0]! : highest(inDoubt, secondSight)
    },
    stops: () => {
      const { mover } = position
      look()
      const first = judge.askRoll()[mover]!
      const bust = 1 - judge.chances.now / orderedRolls
      const stopping = judge.askStop()[mover]! + marginFor(position, bust)
      if (Math.abs(first - stopping) > doubt.stopping) return stopping > first
      ahead.value(rolling)
      return stopping >= rolling[mover]!
    },
  }
}
