/** The rolls of a match, where their dice came from, and how evenly they fell. */
import { dieValues, seatsOf, type Dice, type Seat } from '@/engine'
import { sealAt, throwsOwn } from './dice'
import { firstGameOf, startingPlayers } from './state'
import type { Match, MatchInfo, RollAt } from './types'

/**
 * `sealed`: fixed by a seal whose seed is known here; reading a record has checked that the dice agree with it. `elsewhere`: in a
 * seal whose seed is not known here. `own`: real dice, tapped in. `written`: in no seal, taken as written.
 */
type RollOrigin = 'sealed' | 'elsewhere' | 'own' | 'written'

export type RollMade = RollAt & {
  readonly seat: Seat
  readonly byBot: boolean
  readonly dice: Dice
  readonly origin: RollOrigin
}

const originAt = (info: MatchInfo, at: RollAt): RollOrigin => {
  const seal = sealAt(info, at)
  if (seal) return seal.seed === null ? 'elsewhere' : 'sealed'
  return info.dice === 'own' ? 'own' : 'written'
}

export const rollsOf = (match: Match): readonly RollMade[] => {
  const { info } = match
  const bots = new Set(seatsOf(info).filter((seat) => startingPlayers(info)[seat].pilot.who === 'bot'))
  const rolls: RollMade[] = []
  let game = firstGameOf(match)
  for (const step of match.steps) {
    if (step.type === 'handover') {
      if (step.pilot.who === 'bot') bots.add(step.seat)
      else bots.delete(step.seat)
    }
    if (step.type !== 'move') continue
    if (step.move.type === 'roll') {
      const at = { turn: game.turnsPlayed, roll: game.rollsThisTurn }
      const [seat, { dice }] = [game.turn, step.move]
      rolls.push({ ...at, seat, byBot: bots.has(seat), dice, origin: originAt(info, at) })
    }
    game = step.game
  }
  return rolls
}

/** The mark of a match in lists. */
export type DiceOrigin = 'sealed' | 'own' | 'unverified'

/** The origin of the match's least trustworthy roll. */
export const diceOf = (match: Match): DiceOrigin => {
  const origins = new Set(rollsOf(match).map(({ origin }) => origin))
  if (origins.has('written') || origins.has('elsewhere')) return 'unverified'
  return origins.has('own') || throwsOwn(match) ? 'own' : 'sealed'
}

/** How often each face fell, from 1 to 6. */
export const countFaces = (rolls: readonly { readonly dice: Dice }[]): readonly number[] =>
  dieValues.map((face) => rolls.reduce((sum, { dice }) => sum + dice.filter((die) => die === face).length, 0))

/** Pearson's chi-square against equal counts. */
export const chiSquareOf = (counts: readonly number[]): number => {
  const expected = counts.reduce((sum, count) => sum + count, 0) / counts.length
  return expected === 0 ? 0 : counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)
}

/** The complementary error function (Abramowitz and Stegun 7.1.26), within 0.0000002. */
const erfc = (x: number): number => {
  const t = 1 / (1 + 0.3275911 * x)
  const series = [1.061405429, -1.453152027, 1.421413741, -0.284496736, 0.254829592]
  return series.reduce((sum, factor) => (sum + factor) * t, 0) * Math.exp(-x * x)
}

/** The test is meaningless with fewer dice. */
const enoughDice = 120

/** The probability that fair dice fall more unevenly (chi-square test with 5 degrees of freedom); null with too few dice. */
export const shareMoreUneven = (counts: readonly number[]): number | null => {
  if (counts.reduce((sum, count) => sum + count, 0) < enoughDice) return null
  const x = chiSquareOf(counts)
  return erfc(Math.sqrt(x / 2)) + Math.sqrt((2 * x) / Math.PI) * Math.exp(-x / 2) * (1 + x / 3)
}
