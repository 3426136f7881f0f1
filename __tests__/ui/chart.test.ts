/** The positions of the lines, discs and bars of a chart. */
import { barsOf, linePath, peaks, spreadOut, stepAt, xAt, yAt, type Plot } from '@/ui/game/chart/geometry'

const plot: Plot = { left: 10, top: 0, width: 100, height: 50, steps: 4 }

it('maps steps to the width of the plot and chances to its height', () => {
  expect([0, 2, 4].map((step) => xAt(plot, step))).toEqual([10, 60, 110])
  expect([0, 0.5, 1].map((chance) => yAt(plot, chance))).toEqual([50, 25, 0])
  expect(xAt({ ...plot, steps: 0 }, 0)).toBe(10)
})

it('finds the step nearest to a finger, also outside the plot', () => {
  expect([-5, 10, 47, 48, 300].map((x) => stepAt(plot, x))).toEqual([0, 0, 1, 2, 4])
})

it('draws a line from step to step and skips unknown ones', () => {
  expect(linePath(plot, [0, 0.5, 1])).toBe('M10 50L35 25L60 0')
  expect(linePath(plot, [0, undefined, 1])).toBe('M10 50L60 0')
})

it('moves overlapping discs apart and keeps them inside the plot', () => {
  expect(spreadOut([20, 21, 80], 22, 5, 95)).toEqual([20, 42, 80])
  expect(spreadOut([94, 95], 22, 5, 95)).toEqual([73, 95])
  expect(spreadOut([21, 20], 22, 5, 95)).toEqual([42, 20])
})

it('puts a disc on the highest free point of its line', () => {
  const lines = [
    [0, 0.75, 0.2, 0.6, 0],
    [0, 0.9, 0.2, 0.5, 0],
  ]
  const wide = { ...plot, width: 400 }
  expect(peaks(wide, lines, [], 26)).toEqual([
    { x: 110, y: 12.5 },
    { x: 310, y: 25 },
  ])
})

it('fills every other round of the scale', () => {
  expect(barsOf(plot, [1, 2, 3])).toEqual([
    [10, 35],
    [60, 85],
  ])
})
