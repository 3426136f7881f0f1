/** The state machine of the first lesson: what each step asks for, and its dice. It runs on the engine. */
import { itemAt } from '@/checked'
import {
  newGame,
  play,
  spaceAt,
  whyNot,
  type Dice,
  type Game,
  type Move,
  type Phase,
  type Refusal,
  type Space,
} from '@/engine'
import type { Answer, Moved } from '../usePractice'

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

type Want =
  | { readonly type: 'roll'; readonly dice: Dice }
  /** Null for any space that the roll allows. */
  | { readonly type: 'place'; readonly space: Space | null }
  | { readonly type: 'stop' }
  /** Undoes a roll, which a match never allows (R16). */
  | { readonly type: 'rewind' }
  | { readonly type: 'nothing' }

/** The space that the player settles first, then claims with the same numbers. */
export const staked = spaceAt(5, 2)
/** A settled space of the opponent that the player takes over; it joins `staked`. */
export const contested = spaceAt(4, 2)
/** The only space that three 3s reach. Squatter 3 is already out elsewhere, so this roll is a bust. */
export const dead = spaceAt(3, 3)

/** Column, row and squatter, in this order. */
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

/** The opponent's first turn: two spaces settled, one claimed. */
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

/** Two players; you (seat 0) roll after the opponent's first turn. */
const openingGame = (): Game =>
  opening.reduce((game, move) => play(game, move).game, newGame({ seats: 2, first: 1 }))

/** `before` is null at the start, and after the roll was undone. */
export type Lesson = Moved & { readonly step: LessonStep }

export type LessonAction =
  | { readonly type: 'roll' }
  | { readonly type: 'place'; readonly space: Space }
  | { readonly type: 'stop' }
  | { readonly type: 'rewind' }

/** Refused by the rules, or allowed by them but not what the lesson asks for. */
export type LessonRefusal =
  { readonly by: 'rules'; readonly refusal: Refusal } | { readonly by: 'lesson'; readonly want: Want }

export const newLesson = (): Lesson => ({
  step: lessonSteps[0],
  game: openingGame(),
  events: [],
  before: null,
})

export const teach = (lesson: Lesson, action: LessonAction): Answer<Lesson, LessonRefusal> => {
  const want = wants[lesson.step]
  if (want.type === 'rewind' && action.type === 'rewind') return { ok: true, now: rewound(lesson) }
  const move = moveFor(lesson.game, want, action)
  return move ? { ok: true, now: moved(lesson, move) } : { ok: false, why: whyRefused(lesson, want, action) }
}

/** Converts an action to a move; null if the step asks for something else. */
const moveFor = (game: Game, want: Want, action: LessonAction): Move | null => {
  if (action.type === 'roll' && want.type === 'roll') return want
  if (action.type === 'stop' && want.type === 'stop') return want
  if (action.type !== 'place' || want.type !== 'place') return null
  const isWanted = want.space === null || want.space === action.space
  return isWanted && whyNot(game, action.space) === null ? action : null
}

const next = (step: LessonStep): LessonStep => itemAt(lessonSteps, lessonSteps.indexOf(step) + 1)

const moved = ({ step, game }: Lesson, move: Move): Lesson => ({
  ...play(game, move),
  step: next(step),
  before: game,
})

/** Goes back to the state before the roll that bust. */
const rewound = ({ step, game, before }: Lesson): Lesson => ({
  step: next(step),
  game: before ?? game,
  events: [],
  before: null,
})

const phasesOf = {
  roll: ['roll', 'decide'],
  place: ['place'],
  stop: ['decide'],
  rewind: [],
} as const satisfies Record<LessonAction['type'], readonly Phase[]>

const whyRefused = ({ game }: Lesson, want: Want, action: LessonAction): LessonRefusal => {
  const wantsNoMove = want.type === 'rewind' || want.type === 'nothing'
  const isInTime = phasesOf[action.type].some((phase) => phase === game.phase)
  if (wantsNoMove) return { by: 'lesson', want }
  if (!isInTime) return { by: 'rules', refusal: { code: 'wrong-phase', phase: game.phase } }
  const refusal = action.type === 'place' ? whyNot(game, action.space) : null
  return refusal ? { by: 'rules', refusal } : { by: 'lesson', want }
}

/** The space that the step asks for, if any. */
export const wantedSpace = ({ step }: Lesson): Space | null => {
  const want = wants[step]
  return want.type === 'place' ? want.space : null
}
