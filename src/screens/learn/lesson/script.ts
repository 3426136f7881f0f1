/** The guided first turn: what each step asks for, and the dice that make it certain. Holds no words, plays nothing. */
import { newGame, play, spaceAt, type Dice, type Game, type Move, type Space } from '@/engine'

export const lessonSteps = [
  'roll',
  'squatter',
  'again',
  'six',
  'same',
  'claim',
  'more',
  'take',
  'greedy',
  'bust',
  'stop',
  'done',
] as const
export type LessonStep = (typeof lessonSteps)[number]

export type Want =
  | { readonly type: 'roll'; readonly dice: Dice }
  /** Null: any space the roll allows. */
  | { readonly type: 'place'; readonly space: Space | null }
  | { readonly type: 'stop' }
  /** The lesson gives a roll back, which no match ever does (R16). */
  | { readonly type: 'rewind' }
  | { readonly type: 'nothing' }

/** Settled first, then claimed by the same numbers. */
export const staked = spaceAt(5, 2)
/** The opponent's settled space that is taken: it joins the one staked. */
export const contested = spaceAt(4, 2)
/** The only space three 3s reach, and squatter 3 lies elsewhere: the sure bust. */
export const dead = spaceAt(3, 3)

/** Column, row and squatter of the first reading, as they lie. */
export const firstRoll: Dice = [5, 2, 3]
export const fatalRoll: Dice = [3, 3, 3]

export const wants: Readonly<Record<LessonStep, Want>> = {
  roll: { type: 'roll', dice: firstRoll },
  squatter: { type: 'place', space: staked },
  again: { type: 'roll', dice: [1, 4, 6] },
  six: { type: 'place', space: null },
  same: { type: 'roll', dice: [6, 5, 2] },
  claim: { type: 'place', space: staked },
  more: { type: 'roll', dice: [4, 2, 5] },
  take: { type: 'place', space: contested },
  greedy: { type: 'roll', dice: fatalRoll },
  bust: { type: 'rewind' },
  stop: { type: 'stop' },
  done: { type: 'nothing' },
}

/** The opponent's turn before: two spaces settled, one claimed. */
const opening: readonly Move[] = [
  { type: 'roll', dice: [4, 2, 6] },
  { type: 'place', space: contested },
  { type: 'roll', dice: [3, 5, 1] },
  { type: 'place', space: spaceAt(3, 5) },
  { type: 'roll', dice: [2, 4, 5] },
  { type: 'place', space: spaceAt(2, 4) },
  { type: 'roll', dice: [4, 2, 1] },
  { type: 'place', space: spaceAt(2, 4) },
  { type: 'stop' },
]

/** Two at the table, you (seat 0) to roll after the other's first turn. */
export const openingGame = (): Game =>
  opening.reduce((game, move) => play(game, move).game, newGame({ seats: 2, first: 1 }))
