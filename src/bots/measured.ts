/** How the levels play, as measured by the arena: it writes the JSON files (`npm run arena`, see its README). */
import type { Rules, SeatCount } from '@/engine'
import type { Level } from '@/names'
import calibration from './calibration.json'
import habitsMeasured from './habits.json'
import reference from './reference.json'
import strength from './strength.json'

/**
 * Predicted chances at the start of turns, and actual wins, in points of 100 for each tenth; null for a tenth with too few
 * samples.
 */
export type Calibration = {
  readonly matches: number
  readonly tenths: readonly (readonly [predicted: number, won: number] | null)[]
}

const calibrations = calibration.tables as unknown as readonly (Calibration & { readonly seats: number })[]

/** How well win chances predict the wins of barons at such a table; null if not measured. */
export const calibrationFor = ({ seats, reusableSquatters }: Rules): Calibration | null =>
  (!reusableSquatters && calibrations.find((table) => table.seats === seats)) || null

/** Measured in matches in which the same level plays all seats, base game. */
export type Habits = {
  /** Wins of 100, starting with the seat that began. */
  readonly winsBySeat: readonly number[]
  /** Share of the wins that go to the player who called the last round. */
  readonly callerWins: number
  readonly turnsAMatch: number
  /** Share of stops with four markers. */
  readonly stopsAtFour: number
  /** Share of the spaces of a stop that are taken from others. */
  readonly takenOfSpaces: number
  /** How often the level took, claimed or enlarged its largest group when it could also do something else. */
  readonly takesWherePossible: number
  readonly claimsWherePossible: number
  readonly joinsWherePossible: number
  /** Spaces of a player's largest group at the end. */
  readonly largestGroup: number
}

export const habits: Readonly<Record<Level, Readonly<Record<SeatCount, Habits>>>> = habitsMeasured.levels
/** Matches at each table. */
export const habitsMatches: number = habitsMeasured.matches

/** Averages per turn that statistics compare players with. */
export type Reference = {
  readonly level: Level
  readonly rolls: number
  /** Share of turns that bust. */
  readonly busts: number
  /** Spaces per stop. */
  readonly spaces: number
  /** Points of 100 lost by choices; null where that was not measured. */
  readonly lost: number | null
}

const references = reference.rows as readonly (Reference & {
  readonly seats: number
  readonly reusable: boolean
})[]

/** Weakest first; empty for a table that was not measured. */
export const referencesFor = (seats: SeatCount, reusable: boolean): readonly Reference[] =>
  references.filter((row) => row.seats === seats && row.reusable === reusable)

/** Wins of 100, two players, base game: against the level below and against the baron; null where there is none. */
type Strength = { readonly below: number | null; readonly baron: number | null }

export const strengths: Readonly<Record<Level, Strength>> = strength.levels
