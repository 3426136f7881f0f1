/**
 * Stores what the app remembers between launches: who has played here, the last tables, and which offers and hints were shown.
 */
import * as v from '@badrap/valita'
import type { Rules } from '@/engine'
import { count, nameLimit, oneOf, playerShape, readShape, rulesShape, tidyName, type Player } from '@/match'

export type KnownPerson = Pick<Player, 'name' | 'colour' | 'brand'> & {
  /** When they last played. */
  readonly last: string
}

const mostPeople = 24

const isSame = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase()

export const personCalled = (people: readonly KnownPerson[], name: string): KnownPerson | undefined =>
  people.find((each) => isSame(each.name, name))

export const withoutPerson = (people: readonly KnownPerson[], name: string): readonly KnownPerson[] =>
  people.filter((each) => !isSame(each.name, name))

/** Puts new people first, and keeps each name once. */
export const withPeople = (
  people: readonly KnownPerson[],
  newcomers: readonly KnownPerson[],
): readonly KnownPerson[] => {
  const all = [...newcomers, ...people]
  return all.filter((each) => personCalled(all, each.name) === each).slice(0, mostPeople)
}

/** A name a player can have. */
const nameShape = v
  .string()
  .assert((name) => name !== '' && name.length <= nameLimit && name === tidyName(name))

const { colour, brand } = playerShape.shape
const personShape = v.object({ name: nameShape, colour, brand, last: v.string() })

const isKnownPerson = (value: unknown): value is KnownPerson => readShape(personShape, value).ok

/** Drops broken entries. */
const peopleShape = v
  .array(v.unknown())
  .map((all): readonly KnownPerson[] => withPeople([], all.filter(isKnownPerson)))

/** The app's dice, or real ones. */
const tableDice = ['screen', 'own'] as const
export type TableDice = (typeof tableDice)[number]

/** A table as it was set up last. */
export type LastTable = {
  readonly rules: Rules
  readonly players: readonly Player[]
  readonly dice: TableDice
  /** When they sat down; empty if not known. */
  readonly at: string
  /** The match they played; null if not known. */
  readonly match: string | null
}

/** One person among bots, or several people. */
export type TableKind = 'solo' | 'people'
export type LastTables = Readonly<Record<TableKind, LastTable | null>>

const noTables: LastTables = { solo: null, people: null }

export const kindOf = (players: readonly Player[]): TableKind =>
  players.filter(({ pilot }) => pilot.who === 'person').length > 1 ? 'people' : 'solo'

/** The later of the two; null before the first. */
export const latestTable = ({ solo, people }: LastTables): LastTable | null =>
  solo && people ? (people.at > solo.at ? people : solo) : (solo ?? people)

const seated = { rules: rulesShape, players: v.array(playerShape) }

const isSound = ({ rules, players }: Pick<LastTable, 'rules' | 'players'>): boolean =>
  players.length === rules.seats &&
  rules.first < rules.seats &&
  new Set(players.map(({ colour }) => colour)).size === players.length &&
  players.every(({ name }) => nameShape.try(name).ok)

const tableShape = v
  .object({ ...seated, dice: oneOf(tableDice), at: v.string(), match: v.string().nullable() })
  .assert(isSound)

/** Earlier builds kept only one table. */
const oneTable = v
  .object(seated)
  .assert(isSound)
  .map((table): LastTables => ({
    ...noTables,
    [kindOf(table.players)]: { ...table, dice: 'screen', at: '', match: null },
  }))

const tableOrNone = v
  .unknown()
  .optional()
  .map((value): LastTable | null => {
    const read = readShape(tableShape, value)
    return read.ok ? read.value : null
  })

/** Drops broken tables. */
const lastTablesShape = v.union(oneTable, v.object({ solo: tableOrNone, people: tableOrNone }))

/** By table. */
const rollOffShape = v.record(v.string().assert((seed) => /^[0-9a-f]{32}$/.test(seed)))

/** A bust of a match with real dice that has been passed on, after so many turns: its dice can no longer be corrected. */
type PassedBust = { readonly match: string; readonly turns: number }

/** More than anybody plays at once. A bust matters only until the next roll. */
const mostPassedBusts = 20

export const withPassedBust = (all: readonly PassedBust[], passed: PassedBust): readonly PassedBust[] =>
  [passed, ...all.filter(({ match }) => match !== passed.match)].slice(0, mostPassedBusts)

export type Remembered = {
  /** How often the lesson was offered and not taken; `lessonOffers` once it has been taken. */
  readonly lessonOffered: number
  readonly lastTable: LastTables
  /** The dice thrown for who starts, by table, until somebody rolls in a match: a restart must not throw them anew. */
  readonly rollOffSeeds: Readonly<Record<string, string>>
  readonly people: readonly KnownPerson[]
  readonly passedBusts: readonly PassedBust[]
  /** The warning that the browser may delete saves has been shown. */
  readonly clearingTold: boolean
}

/** How often the lesson is offered. */
export const lessonOffers = 2

/** Earlier builds stored whether it had been taken or declined. */
const lessonShape = v.union(
  oneOf([0, 1, lessonOffers]),
  v.boolean().map((settled) => (settled ? lessonOffers : 0)),
)

export const rememberedShapes = {
  lessonOffered: lessonShape.default(0),
  lastTable: lastTablesShape.optional(() => noTables),
  rollOffSeeds: rollOffShape.optional(() => ({})),
  people: peopleShape.optional(() => []),
  passedBusts: v.array(v.object({ match: v.string(), turns: count })).optional(() => []),
  clearingTold: v.boolean().default(false),
}
