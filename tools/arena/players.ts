/** Who can play in the arena, by name: a level, a level with a temperament ("surveyor:thief"), or a yardstick. */
import { botFor, levels, temperaments, type Bot } from '../../src/bots/index'
import { yardsticks } from './yardsticks'

export const playerNamed = (name: string): Bot => {
  const yardstick = Object.entries(yardsticks).find(([known]) => known === name)
  if (yardstick) return yardstick[1]
  const [levelName, temperamentName] = name.split(':')
  const level = levels.find((known) => known === levelName)
  const temperament = temperaments.find((known) => known === temperamentName)
  if (!level || (temperamentName && !temperament)) throw new RangeError(`Nobody is called ${name}`)
  return botFor(level, temperament ?? null)
}
