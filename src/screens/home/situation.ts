/** Decides what Home offers: the match under way, the last table or a first match, and the tiles below. */
import {
  kindOf,
  latestTable,
  lessonOffers,
  type Entry,
  type KnownPerson,
  type Remembered,
  type LastTable,
  type TableKind,
} from '@/saves'
import { ownerOf, withOwner, tableOf } from '@/features/table/tables'

type Situation = {
  readonly card:
    | { readonly is: 'underWay'; readonly entry: Entry }
    /** `played`: the match played at this table, if it is still saved. */
    | { readonly is: 'lastTable'; readonly table: LastTable; readonly played: Entry | null }
    | { readonly is: 'first' }
    /** The matches have not been read yet. */
    | { readonly is: 'unknown' }
  /** The last table of the kind (solo or people) that the card does not show. */
  readonly other: LastTable | null
  /** The player has neither taken nor declined the lesson. */
  readonly teaches: boolean
  readonly owner: KnownPerson | null
}

export const situationOf = (
  entries: readonly Entry[],
  remembered: Pick<Remembered, 'lessonOffered' | 'lastTable' | 'people'>,
  isWhole = true,
): Situation => {
  const owner = ownerOf(remembered)
  const lastOf = (kind: TableKind): LastTable | null => {
    const table = remembered.lastTable[kind] ?? fromEntries(entries, kind)
    return table && { ...table, players: withOwner(table.players, owner) }
  }
  const [solo, people] = [lastOf('solo'), lastOf('people')]
  const otherThan = ({ players }: Pick<LastTable, 'players'>): LastTable | null =>
    kindOf(players) === 'solo' ? people : solo
  const common = { teaches: remembered.lessonOffered < lessonOffers, owner }

  const entry = entries.find(({ ended }) => ended === null)
  if (entry) return { ...common, card: { is: 'underWay', entry }, other: otherThan(entry) }
  if (!isWhole && entries.length === 0) return { ...common, card: { is: 'unknown' }, other: null }
  const table = latestTable({ solo, people })
  if (table === null) return { ...common, card: { is: 'first' }, other: null }
  const played = entries.find(({ id }) => id === table.match) ?? null
  return { ...common, card: { is: 'lastTable', table, played }, other: otherThan(table) }
}

/** Fallback if no table is remembered, for instance after an import: the table of the newest finished match. */
const fromEntries = (entries: readonly Entry[], kind: TableKind): LastTable | null => {
  const found = entries.find(({ ended, players }) => ended !== null && kindOf(players) === kind)
  return found ? tableOf(found) : null
}
