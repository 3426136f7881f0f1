/** In which row of the board a sentence may lie: in one of which nothing can be placed, and not over the space it is about. */
import { rowOf, type Space } from '@/engine'

const rows = [1, 2, 3, 4, 5, 6] as const

/** The lowest such row. Three dice name three rows at most, so there is always one. */
export const freeRow = (targets: readonly Space[], about: Space | null): number => {
  const taken = [...targets, ...(about === null ? [] : [about])].map(rowOf)
  return rows.find((row) => !taken.includes(row)) ?? 1
}
