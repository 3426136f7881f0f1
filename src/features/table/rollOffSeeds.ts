import type { Services } from '@/services'

/** The seed of this table's roll-off: the same one until others sit down or a match has been played. */
export const rollOffSeed = (
  { memory: { rollOffSeeds }, newSeed }: Pick<Services, 'memory' | 'newSeed'>,
  table: string,
): string => {
  const seed = rollOffSeeds.get(table) ?? newSeed()
  rollOffSeeds.set(table, seed)
  return seed
}
