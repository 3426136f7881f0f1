import { dangerOf, oneIn, type Danger } from '@/theme/danger'
import { tierOf } from '@/theme/timeline'

const dangerAt = (chance: number): Danger => dangerOf(tierOf(chance))

it.each([
  [0, 12, 19, 5],
  [21, 12, 19, 5],
  [22, 16, 22, 5],
  [43, 16, 22, 5],
  [44, 20, 26, 6],
  [64, 20, 26, 6],
  [65, 26, 32, 7],
  [86, 26, 32, 7],
  [87, 34, 40, 9],
  [216, 34, 40, 9],
])('shows %i of 216 rolls by a bar of %i, a figure of %i and a foot of %i', (rolls, bar, figure, foot) => {
  const danger = dangerAt(rolls / 216)
  expect([danger.bar[0], danger.figure[0], danger.foot]).toEqual([bar, figure, foot])
})

it('shows 4 % and 47 % differently in every respect', () => {
  const [low, high] = [dangerAt(0.04), dangerAt(0.47)]
  for (const name of Object.keys(low) as (keyof Danger)[]) expect(high[name]).not.toEqual(low[name])
  for (const size of [0, 1] as const) {
    expect(high.bar[size]).toBeGreaterThan(low.bar[size])
    expect(high.figure[size]).toBeGreaterThan(low.figure[size])
  }
})

it('never shows less at a higher chance', () => {
  const measures = Array.from({ length: 217 }, (_, rolls) => {
    const { bar, figure, barCracks, ...rest } = dangerAt(rolls / 216)
    return [...bar, ...figure, barCracks.length, ...Object.values(rest)]
  })
  measures.slice(1).forEach((now, rolls) => {
    now.forEach((value, index) => expect(value).toBeGreaterThanOrEqual(measures[rolls]![index]!))
  })
})

it.each([
  [216, 1],
  [102, 2],
  [72, 3],
  [39, 6],
  [11, 20],
  [10, 20],
  [9, 25],
  [6, 35],
  [5, 45],
  [4, null],
  [1, null],
])('calls %i of 216 rolls one in %s', (rolls, told) => expect(oneIn(rolls / 216)).toBe(told))
