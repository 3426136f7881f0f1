/** Finds a player by name: a level, a level without its habit ("surveyor:plain"), or a yardstick. */
import '../networks'
import { bots, levels, type Bot } from '../../src/bots/index'
import { plain } from '../../src/bots/roster'
import { yardsticks } from './yardsticks'

export const playerNamed = (name: string): Bot => {
  const yardstick = Object.entries(yardsticks).find(([known]) => known === name)
  if (yardstick) return yardstick[1]
  const [levelName, without] = name.split(':')
  const level = levels.find((known) => known === levelName)
  if (!level || (without !== undefined && without !== 'plain'))
    throw new RangeError(`Nobody is called ${name}`)
  return without ? plain(level) : bots[level]
}
