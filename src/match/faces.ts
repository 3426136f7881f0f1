/** How often each face fell, and how even that is: the one place that counts faces. Knows no match. */
import { dieValues, type Dice } from '@/engine'

/** By face, from 1 to 6. */
export const countFaces = (rolls: readonly { readonly dice: Dice }[]): readonly number[] =>
  dieValues.map((face) => rolls.reduce((sum, { dice }) => sum + dice.filter((die) => die === face).length, 0))

/** How far counts lie from being all alike (Pearson's chi-square). */
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

/** Fewer dice say nothing. */
const enoughDice = 120

/** Of fair dice, thrown as often, the share that would be more uneven (chi-square with 5 degrees of freedom); null where there are too few to tell. */
export const shareMoreUneven = (counts: readonly number[]): number | null => {
  if (counts.reduce((sum, count) => sum + count, 0) < enoughDice) return null
  const x = chiSquareOf(counts)
  return erfc(Math.sqrt(x / 2)) + Math.sqrt((2 * x) / Math.PI) * Math.exp(-x / 2) * (1 + x / 3)
}
