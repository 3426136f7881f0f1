/** The performance of a win: the order of the gold, and when each part begins. */
import { neighbours } from '@/engine'
import { seamTimes } from '@/theme/timeline'
import { seamRoute } from '@/ui/game/board/geometry'
import { at } from '../support/position'

const group = ['3,3', '1,1', '2,1', '2,2', '3,2', '4,3'].map(at)

it('starts at the lowest, leftmost space and always continues at a neighbour', () => {
  const way = seamRoute(group)
  expect(way[0]).toBe(at('1,1'))
  expect([...way].sort()).toEqual([...group].sort())
  way.slice(1).forEach((space, index) => {
    expect(way.slice(0, index + 1).some((before) => neighbours(before).includes(space))).toBe(true)
  })
})

it('outlines the other players first, then the winner, then shows the headline, then brings the board back', () => {
  const times = seamTimes(1, 11, true)
  expect(times).toMatchObject({ othersAt: [160], joinedAt: 1140, headlineAt: 1300 })
  expect([times.seamAt[0], times.seamAt.at(-1)]).toEqual([480, 1080])
  expect(times.haulAt).toHaveLength(11)
  expect(times.backAt).toBe(2100)
})

it.each([
  [4, 1],
  [4, 36],
  [1, 30],
] as const)('keeps %i others and %i spaces within their time', (others, spaces) => {
  const { othersAt, outline, seamAt, haulAt } = seamTimes(others, spaces, true)
  expect(othersAt.at(-1)! + outline).toBeLessThanOrEqual(160 + 961)
  expect(seamAt.at(-1)! - seamAt[0]!).toBeLessThanOrEqual(900)
  expect(haulAt.at(-1)! - haulAt[0]!).toBeLessThanOrEqual(400)
})

it('hauls no nuggets when there is no single winner to receive them', () => {
  expect(seamTimes(1, 5, false).haulAt).toEqual([])
})
