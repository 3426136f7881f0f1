/** The saved matches as their page lists them: sorted into sections, searched by name. Pure. */
import { deletedDays, type Entry } from '@/saves'

/** From this many on it is quicker to search than to look. */
export const searchFrom = 8

const fold = (text: string): string => text.toLocaleLowerCase().normalize('NFD').replace(/\p{M}/gu, '')

/** Every word sought must stand in the title or among the names; accents and case do not matter. */
export const matching = (entries: readonly Entry[], sought: string): readonly Entry[] => {
  const words = fold(sought).split(/\s+/).filter(Boolean)
  if (words.length === 0) return entries
  return entries.filter(({ title, players }) => {
    const text = fold([title, ...players.map(({ name }) => name)].join(' '))
    return words.every((word) => text.includes(word))
  })
}

export const underWay = (entries: readonly Entry[]): readonly Entry[] =>
  entries.filter(({ ended }) => ended === null)
export const filed = (entries: readonly Entry[]): readonly Entry[] =>
  entries.filter(({ ended }) => ended !== null)

/** As rows of so many, for a list that draws only the rows in sight. */
export const inRows = <Item>(items: readonly Item[], columns: number): readonly (readonly Item[])[] =>
  Array.from({ length: Math.ceil(items.length / columns) }, (_, row) =>
    items.slice(row * columns, (row + 1) * columns),
  )

/** On how many more days the app is used until a deleted match is gone. One that nobody counted yet is counted from now. */
export const daysLeft = ({ since }: Entry, daysUsed: number): number =>
  deletedDays - Math.min(deletedDays, Math.max(0, daysUsed - (since ?? daysUsed)))
