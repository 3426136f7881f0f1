/** What each level does, as one can watch it, but for what a turn comes to: that is in `reference.ts`. The figures are the arena's own file (`npm run arena -- --habits`); none is typed by hand. */
import type { SeatCount } from '@/engine'
import type { Level } from '@/names'
import measured from './habits.json'

/** Of matches in which every seat is played by the same level, base game. */
export type Habits = {
  /** Of 100, from the seat that began on. */
  readonly winsBySeat: readonly number[]
  /** The part of the wins that goes to whoever called the last round. */
  readonly callerWins: number
  readonly turnsAMatch: number
  /** The part of all stops that come with four markers. */
  readonly stopsAtFour: number
  /** Of the spaces of a stop, those taken from others. */
  readonly takenOfSpaces: number
  /** How often somebody took, claimed or enlarged the largest group, where it was one choice of several kinds. */
  readonly takesWherePossible: number
  readonly claimsWherePossible: number
  readonly joinsWherePossible: number
  /** Spaces of a player's largest group at the end. */
  readonly largestGroup: number
}

export const habits: Readonly<Record<Level, Readonly<Record<SeatCount, Habits>>>> = measured.levels
/** Matches at each table. */
export const habitsMatches: number = measured.matches
