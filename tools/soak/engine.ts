/** Plays random matches through the engine: every position must be one that a match can reach, and every match must end. */
import {
  bustCount,
  dieValues,
  flawOf,
  legalPlacements,
  newGame,
  play,
  readPosition,
  seatCounts,
  writePosition,
  type Dice,
  type Die,
  type Game,
  type Played,
  type SeatCount,
  type Seat,
} from '@/engine'
import { seededRandom } from '../seededRandom'
import { inThousands, type Finding, type Soak } from './soak'

const allRolls: readonly Dice[] = dieValues.flatMap((a) =>
  dieValues.flatMap((b) => dieValues.map((c): Dice => [a, b, c])),
)
const longestMatch = 50_000

type Tally = {
  moves: number
  turns: number
  rolls: number
  busts: number
  flaws: number
  misread: number
  miscounted: number
  lostClaims: number
  endless: number
  longestTurn: number
}

const playOn = (game: Game, patience: number, random: () => number): Played => {
  const die = (): Die => (1 + Math.floor(random() * 6)) as Die
  if (game.phase === 'place') {
    const placements = legalPlacements(game)
    return play(game, { type: 'place', space: placements[Math.floor(random() * placements.length)]!.space })
  }
  const hasEnough = game.phase === 'decide' && game.placedThisTurn.length >= patience
  return play(game, hasEnough ? { type: 'stop' } : { type: 'roll', dice: [die(), die(), die()] })
}

const check = (before: Game, after: Game, tally: Tally, isSample: boolean): void => {
  if (flawOf(after)) tally.flaws += 1
  if (before.cells.some((cell, space) => cell.claimed && after.cells[space] !== cell)) tally.lostClaims += 1
  if (!isSample) return
  const text = writePosition(after)
  const read = readPosition(text)
  if (!read.ok || writePosition(read.game) !== text) tally.misread += 1
  if (after.phase !== 'roll' && after.phase !== 'decide') return
  const counted = allRolls.filter((dice) => legalPlacements(after, dice).length === 0).length
  if (counted !== bustCount(after)) tally.miscounted += 1
}

const playMatch = (seed: number, seats: SeatCount, tally: Tally): void => {
  const random = seededRandom(seed)
  const patience = 1 + Math.floor(random() * 5)
  const first = Math.floor(random() * seats) as Seat
  let game = newGame({ seats, first, reusableSquatters: random() < 0.5 })
  for (let moves = 0; game.phase !== 'over'; moves += 1) {
    if (moves > longestMatch) {
      tally.endless += 1
      return
    }
    const { game: after, events } = playOn(game, patience, random)
    tally.moves += 1
    for (const { type } of events) {
      if (type === 'rolled') tally.rolls += 1
      if (type === 'busted') tally.busts += 1
    }
    tally.longestTurn = Math.max(tally.longestTurn, after.rollsThisTurn)
    check(game, after, tally, moves % 50 === 0)
    game = after
  }
  tally.turns += game.turnsPlayed
}

const run = (matches: number): readonly Finding[] => {
  const tally: Tally = {
    moves: 0,
    turns: 0,
    rolls: 0,
    busts: 0,
    flaws: 0,
    misread: 0,
    miscounted: 0,
    lostClaims: 0,
    endless: 0,
    longestTurn: 0,
  }
  for (let seed = 0; seed < matches; seed += 1) playMatch(seed, seatCounts[seed % seatCounts.length]!, tally)
  const none = (name: string, count: number): Finding => ({
    name,
    figure: inThousands(count),
    passed: count === 0,
  })
  const figure = (name: string, text: string): Finding => ({ name, figure: text, passed: true })
  return [
    figure('matches, 2 to 5 players, with and without the variant', inThousands(matches)),
    figure('moves', inThousands(tally.moves)),
    figure('turns a match', (tally.turns / matches).toFixed(1)),
    figure('rolls a turn', (tally.rolls / tally.turns).toFixed(2)),
    figure('turns that bust', `${((100 * tally.busts) / tally.turns).toFixed(1)} %`),
    figure('longest turn, in rolls', `${tally.longestTurn}`),
    none('matches that did not end', tally.endless),
    none('positions no match could show', tally.flaws),
    none('claimed spaces lost', tally.lostClaims),
    none('positions that did not read as written, of one in fifty', tally.misread),
    none('bust counts other than by trying all rolls, of one in fifty', tally.miscounted),
  ]
}

export const engineSoak: Soak = { name: 'Random matches', size: { small: 500, whole: 100_000 }, run }
