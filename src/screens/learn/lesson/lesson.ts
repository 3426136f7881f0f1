/** The lesson as a state machine on the real engine: it moves on when its step is done, and else says why not. */
import { play, whyNot, type Game, type Move, type Phase, type Refusal, type Space } from '@/engine'
import type { Answer, Moved } from '@/sitting/practice'
import { lessonSteps, openingGame, wants, type LessonStep, type Want } from './script'

/** No move led to it at the start, and after the roll was given back. */
export type Lesson = Moved & { readonly step: LessonStep }

export type LessonAction =
  | { readonly type: 'roll' }
  | { readonly type: 'place'; readonly space: Space }
  | { readonly type: 'stop' }
  | { readonly type: 'rewind' }

/** Why a tap did nothing: the rules refuse it, or they allow it and the lesson asks for something else. */
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
  if (want.type === 'rewind' && action.type === 'rewind') return { ok: true, now: givenBack(lesson) }
  const move = moveFor(lesson.game, want, action)
  return move ? { ok: true, now: moved(lesson, move) } : { ok: false, why: whyRefused(lesson, want, action) }
}

/** The move an action makes, if it is what the step wants. */
const moveFor = (game: Game, want: Want, action: LessonAction): Move | null => {
  if (action.type === 'roll' && want.type === 'roll') return want
  if (action.type === 'stop' && want.type === 'stop') return want
  if (action.type !== 'place' || want.type !== 'place') return null
  const isWanted = want.space === null || want.space === action.space
  return isWanted && whyNot(game, action.space) === null ? action : null
}

const next = (step: LessonStep): LessonStep => lessonSteps[lessonSteps.indexOf(step) + 1]!

const moved = ({ step, game }: Lesson, move: Move): Lesson => ({
  ...play(game, move),
  step: next(step),
  before: game,
})

/** The turn as it stood before the roll that bust. */
const givenBack = ({ step, game, before }: Lesson): Lesson => ({
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

/** The space a step asks for, where it asks for one. */
export const wantedSpace = ({ step }: Lesson): Space | null => {
  const want = wants[step]
  return want.type === 'place' ? want.space : null
}
