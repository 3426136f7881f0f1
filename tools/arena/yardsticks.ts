/** The opponents that all bots are measured against. Frozen: after a change, old figures could not be compared with new ones. */
import { neighbours } from '../../src/engine/index'
import { Boards } from '../../src/bots/boards'
import { shares } from '../../src/bots/facts'
import { CLAIM, type Position } from '../../src/bots/position'
import { measureCount } from '../../src/bots/bitboard'
import { botOf, highest, type Bot, type MakeMind } from '../../src/bots/bot'
import { count, whileWorthIt, type Points } from '../../src/bots/counting'

const ownBeside = (position: Position, space: number): number =>
  neighbours(space).filter(
    (beside) =>
      position.owner[beside] === position.mover || position.squatter[beside] || position.claim[beside],
  ).length

/** Places by claim first, then largest own group, most own neighbours, an opponent's space; stops after five. */
export const stopAfterFive: MakeMind = (position) => {
  const boards = new Boards(position)
  return {
    place: (options) => {
      boards.look()
      return highest(options, ({ space, taking }) => {
        boards.try(space, taking)
        const largest = boards.tried[position.mover * measureCount]!
        const isTaken = position.owner[space]! >= 0 && position.owner[space] !== position.mover
        const own = ownBeside(position, space)
        return (taking === CLAIM ? 10_000 : 0) + largest * 100 + own * 10 + (isTaken ? 1 : 0)
      })
    },
    stops: () => position.placed >= 5,
  }
}

const weighingPoints: Points = {
  largest: 1,
  second: 0.15,
  gold: 0.25,
  claims: 0.5,
  total: 0.25,
  open: 0.1,
}
/** Rolls on while gain x (1 - p) > loss x p, by a hand-made evaluation of the board. */
const weighing: MakeMind = (position) =>
  count(position, weighingPoints, whileWorthIt(position, weighingPoints))

/**
 * Prefers to grow, otherwise takes any placement, and stops far too early except on the very last turn. This is the earlier
 * greenhorn.
 */
const timid: MakeMind = (position) => {
  const boards = new Boards(position)
  const result = new Float32Array(5)
  const at = position.mover * measureCount
  return {
    place: (options, random) => {
      boards.look()
      return highest(options, ({ space, taking }) => {
        boards.try(space, taking)
        return random() + (boards.tried[at]! > boards.stopped[at]! ? random() : 0)
      })
    },
    stops: (random) => {
      if (position.turnsLeft === 1) {
        boards.look()
        shares(boards.stopped, position.seats, result)
        const share = result[position.mover]!
        if (share === 0 || share === 1) return share === 1
      }
      return position.placed >= 2 + Math.floor(random() * 3)
    },
  }
}

/** Takes any placement, and stops as often as it rolls on. */
const aimless: MakeMind = () => ({
  place: (options, random) => options[Math.floor(random() * options.length)]!,
  stops: (random) => random() < 0.5,
})

export const yardsticks: Readonly<Record<'stop-after-5' | 'weighing' | 'timid' | 'aimless', Bot>> = {
  'stop-after-5': botOf(stopAfterFive, false),
  weighing: botOf(weighing, false),
  timid: botOf(timid, false),
  aimless: botOf(aimless, false),
}
