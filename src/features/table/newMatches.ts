/** New matches: keeps the roll-off seed, remembers the table after the first roll, deletes a match that has none. */
import type { Match } from '@/match'
import { kindOf, lessonOffers } from '@/saves'
import type { Services } from '@/services'

type Kept = Pick<Services, 'saves' | 'memory'>

/** Call it with every state of a match played on this device. */
export const rememberTable = ({ saves }: Pick<Kept, 'saves'>, { info, steps }: Match): void => {
  const { id, rules, players, started, dice } = info
  const { lastTable, lessonOffered } = saves.remembered.getState()
  const kind = kindOf(players)
  if (steps.length !== 1 || lastTable[kind]?.match === id) return
  saves.remember('rollOffSeeds', {})
  saves.remember('lastTable', {
    ...lastTable,
    [kind]: { rules, players, dice, at: started, match: id },
  })
  if (lessonOffered < lessonOffers) saves.remember('lessonOffered', lessonOffered + 1)
}

/** Call it when the players leave a match. `drop` keeps a match that already has a roll. */
export const dropIfUnplayed = ({ saves, memory }: Kept, id: string): void => {
  if (memory.newMatches.delete(id)) saves.drop(id)
}

/** The roll-off seed of this table. It stays the same until the players change or a match is played, also after a restart. */
export const rollOffSeed = (
  { saves, newSeed }: Pick<Services, 'saves' | 'newSeed'>,
  table: string,
): string => {
  const { rollOffSeeds } = saves.remembered.getState()
  const seed = rollOffSeeds[table] ?? newSeed()
  if (rollOffSeeds[table] === undefined) saves.remember('rollOffSeeds', { ...rollOffSeeds, [table]: seed })
  return seed
}
