/** Groups the saved games into sections and rows, and filters them by the search text. */
import type { Phrases } from '@/i18n/dictionaries'
import { type Entry, type FromNewerApp, type PutAside, type SavesState, deletedDays } from '@/saves'

export type Item =
  | { readonly kind: 'match' | 'deleted'; readonly entry: Entry }
  | { readonly kind: 'aside'; readonly aside: PutAside }
  | { readonly kind: 'newer'; readonly newer: FromNewerApp }

type Section = {
  readonly title: string
  readonly note: string | null
  readonly data: readonly (readonly Item[])[]
}

export const keyOfItem = (item: Item): string => {
  if (item.kind === 'aside') return item.aside.key
  return item.kind === 'newer' ? item.newer.id : item.entry.id
}

export const sectionsOf = (
  { entries, deleted, aside, newer }: Pick<SavesState, 'entries' | 'deleted' | 'aside' | 'newer'>,
  search: string,
  columns: number,
  { saved, problems }: Pick<Phrases, 'saved' | 'problems'>,
): readonly Section[] => {
  const found = matching(entries, search)
  const section = (title: string, items: readonly Item[], note: string | null = null): readonly Section[] =>
    items.length === 0 ? [] : [{ title, note, data: inRows(items, columns) }]
  const matches = (list: readonly Entry[]): readonly Item[] => list.map((entry) => ({ kind: 'match', entry }))
  return [
    ...section(
      problems.asideTitle,
      aside.map((each) => ({ kind: 'aside', aside: each })),
    ),
    ...section(
      problems.newerTitle,
      newer.map((each) => ({ kind: 'newer', newer: each })),
    ),
    ...section(saved.underWay, matches(underWay(found))),
    ...section(saved.filed, matches(filed(found))),
    ...section(
      saved.deleted,
      matching(deleted, search).map((entry) => ({ kind: 'deleted', entry })),
      saved.deletedNote,
    ),
  ]
}

/** The search field appears from this number of matches on. */
export const searchFrom = 8

const fold = (text: string): string => text.toLocaleLowerCase().normalize('NFD').replace(/\p{M}/gu, '')

/** Each word must occur in the title or in a name. Accents and case are ignored. */
const matching = (entries: readonly Entry[], search: string): readonly Entry[] => {
  const words = fold(search).split(/\s+/).filter(Boolean)
  if (words.length === 0) return entries
  return entries.filter(({ title, players }) => {
    const text = fold([title, ...players.map(({ name }) => name)].join(' '))
    return words.every((word) => text.includes(word))
  })
}

const underWay = (entries: readonly Entry[]): readonly Entry[] =>
  entries.filter(({ ended }) => ended === null)

const filed = (entries: readonly Entry[]): readonly Entry[] => entries.filter(({ ended }) => ended !== null)

const inRows = <Item>(items: readonly Item[], columns: number): readonly (readonly Item[])[] =>
  Array.from({ length: Math.ceil(items.length / columns) }, (_, row) =>
    items.slice(row * columns, (row + 1) * columns),
  )

/** Days of use until a deleted match is removed. Without `since` they are counted from now. */
export const daysLeft = ({ since }: Entry, daysUsed: number): number =>
  deletedDays - Math.min(deletedDays, Math.max(0, daysUsed - (since ?? daysUsed)))
