/** Checks that bots always choose a legal move, in random positions of all kinds, likely or not. */
import '../networks'
import { bots, type BotMove } from '@/bots'
import {
  isOfThisTurn,
  legalPlacements,
  newGame,
  seatCounts,
  type Cell,
  type Dice,
  type Die,
  type Game,
  type Seat,
} from '@/engine'
import { levels } from '@/names'
import { seededRandom } from '../seededRandom'

type Random = () => number
const below = (random: Random, bound: number): number => Math.floor(random() * bound)
const die = (random: Random): Die => (1 + below(random, 6)) as Die

/** A board between empty and full: some land, some of it claimed, and up to six squatters of this turn. */
const randomCells = (random: Random, seats: number, turn: Seat, reusable: boolean): readonly Cell[] => {
  const [land, gold, fresh] = [random(), random(), random() < 0.3 ? 0 : random() * 0.4]
  const supply = new Set<Die>([1, 2, 3, 4, 5, 6])
  return Array.from({ length: 36 }, (): Cell => {
    const owner = random() < land ? (below(random, seats) as Seat) : null
    const claimed = owner !== null && random() < gold
    const cell: Cell = { owner, claimed, squatter: null, claim: false }
    if (claimed || random() >= fresh) return cell
    if (owner === turn) return { ...cell, claim: true }
    const squatter = [...supply][below(random, supply.size)]
    if (squatter === undefined) return cell
    const claim = random() < 0.4
    if (claim && reusable) return { ...cell, claim }
    supply.delete(squatter)
    return { ...cell, squatter, claim }
  })
}

/** Null if the random position has nothing to decide. */
export const randomPosition = (random: Random): Game | null => {
  const seats = seatCounts[below(random, seatCounts.length)]!
  const turn = below(random, seats) as Seat
  const reusableSquatters = random() < 0.5
  const cells = randomCells(random, seats, turn, reusableSquatters)
  const placedThisTurn = cells.flatMap((cell, space) => (isOfThisTurn(cell) ? [space] : []))
  const isLast = random() < 0.3
  const turnsLeft = 1 + below(random, seats)
  const game: Game = {
    ...newGame({ seats, reusableSquatters }),
    cells,
    turn,
    phase: placedThisTurn.length > 0 ? 'decide' : 'roll',
    lastRound: isLast ? { caller: ((turn + turnsLeft - 1) % seats) as Seat, turnsLeft } : null,
    turnsPlayed: 40 + turn,
    rollsThisTurn: placedThisTurn.length,
    placedThisTurn,
  }
  if (random() < 0.4) return game
  const dice: Dice = [die(random), die(random), die(random)]
  const rolled: Game = { ...game, phase: 'place', dice, rollsThisTurn: game.rollsThisTurn + 1 }
  return legalPlacements(rolled).length > 0 ? rolled : null
}

const isLegal = (game: Game, move: BotMove): boolean => {
  if (move.type === 'place') return legalPlacements(game).some(({ space }) => space === move.space)
  if (move.type === 'stop') return game.phase === 'decide'
  return game.phase === 'roll' || game.phase === 'decide'
}

/** The first illegal choice in so many positions, all levels in turn; null if there is none. */
export const illegalChoice = (positions: number, seed: number): string | null => {
  const random = seededRandom(seed)
  for (let asked = 0; asked < positions;) {
    const game = randomPosition(random)
    if (!game) continue
    const level = levels[asked % levels.length]!
    const move = bots[level].choose(game, random)
    if (!isLegal(game, move)) return `${level}: ${JSON.stringify(move)} in ${JSON.stringify(game)}`
    asked += 1
  }
  return null
}
