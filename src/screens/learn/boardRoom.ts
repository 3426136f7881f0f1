/** How large the board of a page of learning may be, and whether the words stand beside it. Pure arithmetic. */
import { size } from '@/theme/index'
import type { Room } from '../app/useRoom'

export type BoardRoom = {
  readonly beside: boolean
  readonly cell: number
  readonly gutter: number
}

/** Numerals below the spaces; frame and air beside them. */
const below = 28
const side = 2
const bar = 48
/** Between the page's edges and the board. */
const margins = 32

const between = (low: number, value: number, high: number): number => Math.max(low, Math.min(value, high))

export const boardRoomFor = ({ width, height, insets, wide, lying }: Room, large: boolean): BoardRoom => {
  const beside = wide || lying
  if (!beside) {
    const across = Math.floor((width - margins - size.boardGutter - side) / 6)
    const most = width >= 600 ? 66 : large && height >= 740 ? size.cellPhone : size.cellMin
    return { beside, cell: between(size.cellTiny, across, most), gutter: size.boardGutter }
  }
  const gutter = wide ? 34 : size.boardGutter - 1
  const high = height - insets.top - insets.bottom - below - (wide ? bar + 76 : bar + 4)
  const broad = (width - insets.left - insets.right) * 0.58 - margins - gutter - side
  const cell = Math.floor(Math.min(high, broad) / 6)
  return { beside, cell: between(size.cellTiny, cell, wide ? (width >= 1200 ? 118 : 101) : 54), gutter }
}
