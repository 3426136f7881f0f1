/** The dice thrown for who starts: they stand until others sit at the table, or until a match has begun. Throws none itself. */
import type { Saves } from '@/saves/index'
import type { Draft } from './draft'

/** The seed of each table that has thrown, by who sits where; for each app that runs, of which tests run several. */
const thrown = new WeakMap<Saves, Map<string, string>>()

const tableOf = ({ seats }: Draft): string => seats.map(({ key }) => key).join(' ')

/** The seed of this table: a new one only if it has not thrown yet. Outlives the page, so that leaving it gives no other dice. */
export function seedOf(saves: Saves, draft: Draft, newSeed: () => string): string {
  const seeds = thrown.get(saves) ?? new Map<string, string>()
  const seed = seeds.get(tableOf(draft)) ?? newSeed()
  thrown.set(saves, seeds.set(tableOf(draft), seed))
  return seed
}

/** A match has begun with them. */
export const forgetThrown = (saves: Saves): boolean => thrown.delete(saves)
