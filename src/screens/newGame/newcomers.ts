/** The players who can join the new table with one tap, and who starts there. */
import { itemAt } from '@/checked'
import type { Seat } from '@/engine'
import type { Player } from '@/match'
import { characters, levels, type Level } from '@/names'
import { latestTable, type KnownPerson, type LastTables, type LastTable } from '@/saves'
import { botOf, openSeats, withNewcomer, type Draft, type Newcomer } from './draft'

const isSame = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase()
const isAmong = (names: readonly string[], name: string): boolean => names.some((each) => isSame(each, name))

const person = { who: 'person' } as const

export const asNewcomer = ({ name, colour, brand }: KnownPerson): Newcomer => ({
  name,
  liked: { colour, brand },
  pilot: person,
})

/** The bot of a level, with its default name. */
export const characterOf = (level: Level): Newcomer => {
  const { colour, brand } = characters[level]
  return { name: '', liked: { colour, brand }, pilot: botOf(level) }
}

export const othersKnown = (
  people: readonly KnownPerson[],
  names: readonly string[],
): readonly KnownPerson[] => people.filter(({ name }) => !isAmong(names, name))

/** All levels by their distance from this one. At equal distance, the weaker comes first. */
const nearestFirst = (level: Level): readonly Level[] => {
  const from = levels.indexOf(level)
  const distance = (each: Level): number => Math.abs(levels.indexOf(each) - from)
  return [...levels].sort((a, b) => distance(a) - distance(b))
}

const lastLevel = ({ solo, people }: LastTables): Level => {
  const [first, second] = [latestTable({ solo, people }), solo]
  const bots = [first, second].flatMap((table) => table?.players.map(({ pilot }) => pilot) ?? [])
  return bots.flatMap((pilot) => (pilot.who === 'bot' ? [pilot.level] : []))[0] ?? 'prospector'
}

/** The level last played against, or the nearest one that is not at the table. */
export const nextBot = (tables: LastTables, names: readonly string[]): Level => {
  const near = nearestFirst(lastLevel(tables))
  return near.find((level) => !isAmong(names, characters[level].name)) ?? itemAt(near, 0)
}

/** Puts a different bot in every unnamed seat except the owner's. */
export const filledWithBots = (draft: Draft, tables: LastTables, names: readonly string[]): Draft => {
  let filled = draft
  const taken = [...names]
  while (openSeats(filled, 'bot').length > 0) {
    const level = nextBot(tables, taken)
    taken.push(characters[level].name)
    filled = withNewcomer(filled, characterOf(level)).draft
  }
  return filled
}

/** If the same players meet again, the seat after the last starter's. Null if the dice decide. */
export const nextStarter = (players: readonly Player[], last: LastTable | null): Seat | null => {
  if (last === null || last.players.length !== players.length) return null
  const before = last.players.map(({ name }) => name)
  if (!players.every(({ name }) => isAmong(before, name))) return null
  const started = players.findIndex(({ name }) => isSame(name, itemAt(before, last.rules.first)))
  return ((started + 1) % players.length) as Seat
}
