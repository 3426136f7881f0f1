/** The odds the app shows, checked against all 216 rolls and against random boards. */
import { bustCount, newGame, orderedRolls, spaces, type Die, type Game } from '@/engine'
import { averageBustChance, isOnDiagonal, rollsReaching } from '@/screens/learn/odds/odds'
import { seededRandom } from '../../../tools/seededRandom'

test('30 rolls reach a space off the diagonal, 16 one on it', () => {
  for (const space of spaces) expect(rollsReaching(space)).toBe(isOnDiagonal(space) ? 16 : 30)
})

test('No roll busts while no squatter is placed', () => {
  expect(averageBustChance(0)).toBe(0)
})

test('With one squatter only its triple busts, unless the squatter is on the triple’s space', () => {
  expect(averageBustChance(1)).toBeCloseTo(35 / 36 / orderedRolls, 12)
})

const picked = <Item>(count: number, from: readonly Item[], random: () => number): readonly Item[] => {
  const left = [...from]
  return Array.from({ length: count }, () => left.splice(Math.floor(random() * left.length), 1)[0]!)
}

const randomBoard = (squatters: number, random: () => number): Game => {
  const game = newGame({ seats: 2 })
  const cells = game.cells.slice()
  const placed = picked(squatters, spaces, random)
  picked<Die>(squatters, [1, 2, 3, 4, 5, 6], random).forEach((squatter, index) => {
    cells[placed[index]!] = { ...cells[placed[index]!]!, squatter }
  })
  return { ...game, cells, phase: 'decide', placedThisTurn: placed }
}

test('The average chance of a bust matches thousands of random boards', () => {
  const random = seededRandom(5)
  for (const squatters of [1, 2, 3, 4, 5, 6]) {
    const boards = 4000
    let busts = 0
    for (let board = 0; board < boards; board += 1) busts += bustCount(randomBoard(squatters, random))
    expect(busts / boards / orderedRolls).toBeCloseTo(averageBustChance(squatters), 2)
  }
})
