/** The sections of saved games in their order, each in rows of so many. Pure. */
import type { Phrases } from '@/i18n/dictionaries'
import type { Entry, FromNewerApp, PutAside, SavesState } from '@/saves'
import { filed, inRows, matching, underWay } from './lists'

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
  sought: string,
  columns: number,
  { saved, problems }: Pick<Phrases, 'saved' | 'problems'>,
): readonly Section[] => {
  const found = matching(entries, sought)
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
      matching(deleted, sought).map((entry) => ({ kind: 'deleted', entry })),
      saved.deletedNote,
    ),
  ]
}
