import type { Die } from '@/engine'
import { dieCorner } from '@/theme/measures'

/** The positions of each face's pips, as fractions of the die. */
type Pip = readonly [number, number]
const [near, middle, far] = [0.26, 0.5, 0.74]
const diagonal: readonly Pip[] = [
  [near, near],
  [far, far],
]
const corners: readonly Pip[] = [...diagonal, [far, near], [near, far]]

const facePips: Readonly<Record<Die, readonly Pip[]>> = {
  1: [[middle, middle]],
  2: diagonal,
  3: [...diagonal, [middle, middle]],
  4: corners,
  5: [...corners, [middle, middle]],
  6: [...corners, [near, middle], [far, middle]],
}

export type DieProps = {
  readonly value: Die
  /** The size of the whole die, including its foot. */
  readonly size?: number
  /** The highest die of a roll-off is gold. */
  readonly gold?: boolean
}

export type DieFacesProps = Omit<DieProps, 'value'> & { readonly values: readonly Die[] }

export const dieShape = (value: Die, size: number) => {
  const foot = 0.085 * size
  const pip = toHalf(0.17 * size)
  return {
    foot,
    pip,
    corner: dieCorner * size,
    line: Math.max(1.4, 0.034 * size),
    /** The upper left corner of each pip's box. */
    pips: facePips[value].map(
      ([x, y]) => [toHalf(x * size - pip / 2), toHalf(y * (size - foot) - pip / 2)] as const,
    ),
  }
}

/** Round pips need whole pixels, and screens have two or three pixels to a point. */
const toHalf = (value: number): number => Math.round(2 * value) / 2
