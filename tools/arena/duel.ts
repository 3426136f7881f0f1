/** Paired matches: one guest among hosts, once in every seat, with the same dice each time. */
import type { Bot } from '../../src/bots/index'
import {
  newGame,
  play,
  standings,
  type Die,
  type Dice,
  type Game,
  type Seat,
  type SeatCount,
} from '../../src/engine/index'
import { seededRandom } from '../seededRandom'

/** One pairing: `guest` against hosts in all other seats. */
export type Pairing = {
  readonly guest: string
  readonly host: string
  readonly seats: SeatCount
  readonly reusable: boolean
  readonly matches: number
}

/** The dice depend only on the deal, the turn and the roll, so that every seating gets the same. */
const diceFor = (deal: number, turn: number, roll: number): Dice => {
  const random = seededRandom(
    Math.imul(deal + 1, 0x9e3779b1) ^ Math.imul(turn + 1, 0x85ebca77) ^ Math.imul(roll + 1, 0xc2b2ae3d),
  )
  const die = (): Die => (1 + Math.floor(random() * 6)) as Die
  return [die(), die(), die()]
}

/** The guest's share of the win in one match in `seat`: 1, 0, or 1/k when k players share it. */
const playMatch = (guest: Bot, host: Bot, pairing: Pairing, deal: number, seat: Seat): number => {
  const random = seededRandom(deal * 8 + seat)
  let game: Game = newGame({ seats: pairing.seats, reusableSquatters: pairing.reusable })
  while (game.phase !== 'over') {
    const move = (game.turn === seat ? guest : host).choose(game, random)
    game = play(
      game,
      move.type === 'roll'
        ? { type: 'roll', dice: diceFor(deal, game.turnsPlayed, game.rollsThisTurn) }
        : move,
    ).game
  }
  const winners = standings(game).filter(({ rank }) => rank === 1)
  return winners.some((winner) => winner.seat === seat) ? 1 / winners.length : 0
}

/** The guest's mean share of the win over all seats of one deal. */
export const playDeal = (guest: Bot, host: Bot, pairing: Pairing, deal: number): number => {
  let sum = 0
  for (let seat = 0; seat < pairing.seats; seat += 1)
    sum += playMatch(guest, host, pairing, deal, seat as Seat)
  return sum / pairing.seats
}

/** Sums over deals, for the mean and its 95 % interval. */
export type Tally = { readonly deals: number; readonly sum: number; readonly squares: number }

export const noTally: Tally = { deals: 0, sum: 0, squares: 0 }
export const add = (a: Tally, b: Tally): Tally => ({
  deals: a.deals + b.deals,
  sum: a.sum + b.sum,
  squares: a.squares + b.squares,
})

export type Score = { readonly percent: number; readonly interval: number }

export const scoreOf = ({ deals, sum, squares }: Tally): Score => {
  const mean = sum / deals
  const variance = Math.max(0, squares / deals - mean * mean)
  return { percent: 100 * mean, interval: 196 * Math.sqrt(variance / deals) }
}
