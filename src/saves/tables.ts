/** The last tables, one of each kind: who sat there, by which rules, and who started. Pure; a table nobody could sit at is dropped alone. */
import * as v from 'valibot'
import type { Rules } from '@/engine'
import { playerShape, rulesShape, type Player } from '@/match'
import { nameShape } from './people'

/** The app's own, or real ones on the table. */
const tableDice = ['screen', 'own'] as const
export type TableDice = (typeof tableDice)[number]

export type Table = {
  readonly rules: Rules
  readonly players: readonly Player[]
  readonly dice: TableDice
  /** When they sat down; empty where nobody has noted it. */
  readonly at: string
  /** The match they played; null where nobody has noted it. */
  readonly match: string | null
}

/** One person among bots, or several people. */
export type TableKind = 'solo' | 'people'
export type LastTables = Readonly<Record<TableKind, Table | null>>

export const noTables: LastTables = { solo: null, people: null }

export const kindOf = (players: readonly Player[]): TableKind =>
  players.filter(({ pilot }) => pilot.who === 'person').length > 1 ? 'people' : 'solo'

/** Of either kind; null before the first. */
export const latestTable = ({ solo, people }: LastTables): Table | null =>
  solo && people ? (people.at > solo.at ? people : solo) : (solo ?? people)

const seated = { rules: rulesShape, players: v.array(playerShape) }

const isSound = ({ rules, players }: Pick<Table, 'rules' | 'players'>): boolean =>
  players.length === rules.seats &&
  rules.first < rules.seats &&
  new Set(players.map(({ colour }) => colour)).size === players.length &&
  players.every(({ name }) => v.is(nameShape, name))

const tableShape = v.pipe(
  v.object({ ...seated, dice: v.picklist(tableDice), at: v.string(), match: v.nullable(v.string()) }),
  v.check((table) => isSound(table)),
)

/** Builds before this one kept one table of either kind. */
const oneTable = v.pipe(
  v.object(seated),
  v.check((table) => isSound(table)),
  v.transform((table): LastTables => ({
    ...noTables,
    [kindOf(table.players)]: { ...table, dice: 'screen', at: '', match: null },
  })),
)

const tableOrNone = v.fallback(v.nullable(tableShape), null)

export const lastTablesShape = v.union([oneTable, v.object({ solo: tableOrNone, people: tableOrNone })])
