/** New matches: the seed of their roll-off, their table once somebody has rolled, and their deletion if nobody does. */
import type { Match } from '@/match'
import { kindOf, lessonOffers } from '@/saves'
import type { Services } from '@/services'

type Kept = Pick<Services, 'saves' | 'memory'>

/** Called with every state of a match that is played here. */
export const rememberTable = ({ saves, memory }: Kept, { info, steps }: Match): void => {
  const { id, rules, players, started, dice } = info
  const { lastTable, lessonOffered } = saves.remembered.getState()
  const kind = kindOf(players)
  if (steps.length !== 1 || lastTable[kind]?.match === id) return
  memory.rollOffSeeds.clear()
  saves.remember('lastTable', {
    ...lastTable,
    [kind]: { rules, players, dice, at: started, match: id },
  })
  if (lessonOffered < lessonOffers) saves.remember('lessonOffered', lessonOffered + 1)
}

/** Called when the players leave a match. `drop` keeps a match that has been rolled in. */
export const dropIfUnplayed = ({ saves, memory }: Kept, id: string): void => {
  if (memory.newMatches.delete(id)) saves.drop(id)
}

/** The seed of this table's roll-off: the same one until others sit down or a match has been played. */
export const rollOffSeed = (
  { memory: { rollOffSeeds }, newSeed }: Pick<Services, 'memory' | 'newSeed'>,
  table: string,
): string => {
  const seed = rollOffSeeds.get(table) ?? newSeed()
  rollOffSeeds.set(table, seed)
  return seed
}
