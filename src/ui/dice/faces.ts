/** Where the pips of each face lie, as thirds of the die. */
import type { Die } from '@/engine/index'

type Pip = readonly [number, number]
const [near, middle, far] = [0.26, 0.5, 0.74]
const diagonal: readonly Pip[] = [
  [near, near],
  [far, far],
]
const corners: readonly Pip[] = [...diagonal, [far, near], [near, far]]

export const facePips: Readonly<Record<Die, readonly Pip[]>> = {
  1: [[middle, middle]],
  2: diagonal,
  3: [...diagonal, [middle, middle]],
  4: corners,
  5: [...corners, [middle, middle]],
  6: [...corners, [near, middle], [far, middle]],
}
