/** The odds of the dice, counted exactly with the engine's rolls and readings. */
import { required } from '@/checked'
import { columnOf, dieValues, orderedRolls, readings, rolls, rowOf, spaces, type Space } from '@/engine'

/** The number of the 216 ordered rolls that reach a space. */
export const rollsReaching = (space: Space): number =>
  rolls.reduce(
    (sum, { dice, weight }) => sum + (readings(dice).some((reading) => reading.space === space) ? weight : 0),
    0,
  )

export const isOnDiagonal = (space: Space): boolean => columnOf(space) === rowOf(space)

/** One space that represents all off the diagonal, and one for all on it. */
export const [offDiagonal, onDiagonal] = [
  required(spaces.find((space) => !isOnDiagonal(space))),
  required(spaces.find(isOnDiagonal)),
]

/** The binomial coefficient. */
const choose = (from: number, count: number): number => {
  let ways = 1
  for (let each = 0; each < count; each += 1) ways *= (from - each) / (count - each)
  return count < 0 || count > from ? 0 : ways
}

/**
 * The chance of a bust with this many squatters on an otherwise empty board, averaged over all layouts: any squatters
 * on any spaces, all equally likely. A roll busts if every third die it could use is out and no squatter stands on a
 * space it reaches. Numbers and spaces are independent, so the two chances multiply.
 */
export const averageBustChance = (squatters: number): number => {
  const busting = rolls.reduce((sum, { dice, weight }) => {
    const reached = readings(dice)
    const thirds = new Set(reached.map(({ third }) => third)).size
    const allOut = choose(dieValues.length - thirds, squatters - thirds) / choose(dieValues.length, squatters)
    const noneThere = choose(spaces.length - reached.length, squatters) / choose(spaces.length, squatters)
    return sum + weight * allOut * noneThere
  }, 0)
  return busting / orderedRolls
}
