/** The dice thrown for who starts: they stand until others sit at the table, or until a match has been played. Throws none itself. */
import type { Saves } from '@/saves'

/** The seed of each table that has thrown, by its name; for each app that runs, of which tests run several. */
const thrown = new WeakMap<Saves, Map<string, string>>()

/** The seed of this table: a new one only if it has not thrown yet. Outlives the page, so that leaving it gives no other dice. */
export function rollOffSeed(saves: Saves, table: string, newSeed: () => string): string {
  const seeds = thrown.get(saves) ?? new Map<string, string>()
  const seed = seeds.get(table) ?? newSeed()
  thrown.set(saves, seeds.set(table, seed))
  return seed
}

/** Somebody has rolled in the match that began with them. */
export const forgetThrown = (saves: Saves): boolean => thrown.delete(saves)
