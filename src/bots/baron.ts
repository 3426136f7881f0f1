/** The Claim baron: values positions with a network, and looks one roll ahead only where the quick evaluation is close. */
import { itemAt } from '@/checked'
import { orderedRolls } from '@/engine'
import { highest, type Mind, type Option } from './bot'
import { Judge } from './judge'
import { LookAhead } from './lookahead'
import { COMPANY, EQUALS, type Network } from './network'
import { Position } from './position'

/** When a decision is close enough to look ahead. */
type Doubt = {
  /** Rolling and stopping differ by at most this. */
  readonly stopping: number
  /** Compares placements within this of the best, at most so many of them, and only once so many markers are at stake. */
  readonly placing: number
  readonly placements: number
  readonly markers: number
}

/** Tuned so that no decision takes a phone longer than 8 ms. Looking ahead pays more with more players; three have the slowest network. */
const doubtFor = (seats: number): Doubt =>
  seats === 2
    ? { stopping: 0.04, placing: 0.002, placements: 2, markers: 2 }
    : { stopping: 0.08, placing: 0.03, placements: seats === 3 ? 2 : 3, markers: 0 }

/** Spaces that the others have settled, minus twice those they have claimed, minus 3; at least 0. */
const unhurried = ({ mover, owner, claimed }: Position): number => {
  let count = -3
  for (let space = 0; space < 36; space += 1)
    if (owner[space]! >= 0 && owner[space] !== mover) count += claimed[space] ? -2 : 1
  return Math.max(0, count)
}

/**
 * The margin by which rolling on must beat stopping, until the last round is called. With reusable squatters one turn can win a
 * match of four or five players, and a network that learned from barons risks everything turn after turn, even against slower
 * players who leave time. The margin costs nothing among barons and wins more against all others. With five players it grows with
 * the signs that there is time: many settled and few claimed spaces.
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

  /** The best choice among simple players is not the best among equals, so first guess which of the two the others are. */
  const look = (): void => {
    judge.look()
    judge.others = judge.askCompany() > 0 ? COMPANY : EQUALS
    laterJudge.others = judge.others
  }

  /** The value of a placement, looking one roll ahead after it. */
  const ratingAhead = ({ space, third }: Option): number => {
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
        .filter(({ rating }) => rating >= itemAt(rated, 0).rating - doubt.placing)
        .slice(0, doubt.placements)
        .map(({ option }) => option)
      const isClear = inDoubt.length === 1 || position.placed < doubt.markers
      return isClear ? itemAt(inDoubt, 0) : highest(inDoubt, ratingAhead)
    },
    stops: () => {
      const { mover } = position
      look()
      const first = judge.askRoll()[mover]!
      const bust = 1 - judge.usable.now / orderedRolls
      const stopping = judge.askStop()[mover]! + marginFor(position, bust)
      if (Math.abs(first - stopping) > doubt.stopping) return stopping > first
      ahead.value(rolling)
      return stopping >= rolling[mover]!
    },
  }
}
