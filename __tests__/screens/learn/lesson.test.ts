/** The guided first turn, played without a screen. */
import { claimedCount, groupSize, legalPlacements, spaces, totalCount, writePosition } from '@/engine'
import {
  newLesson,
  teach,
  type Lesson,
  type LessonAction,
  lessonSteps,
  wants,
  type LessonStep,
} from '@/screens/learn/lesson/lesson'
import { at, names, pictureOf, tidy } from '../../support/position'

const place = (name: string): LessonAction => ({ type: 'place', space: at(name) })
const roll = { type: 'roll' } as const
const stop = { type: 'stop' } as const
const rewind = { type: 'rewind' } as const

const taught = (lesson: Lesson, ...actions: readonly LessonAction[]): Lesson =>
  actions.reduce((now, action) => {
    const answer = teach(now, action)
    if (!answer.ok) throw new Error(`${now.step} refuses ${action.type}: ${JSON.stringify(answer.why)}`)
    return answer.now
  }, lesson)

const toSix = [roll, place('5,2'), roll]
const afterSix = [roll, place('5,2'), roll, place('4,2'), roll, rewind, stop]
const all = [...toSix, place('4,6'), ...afterSix]
const lessonAt = (step: LessonStep): Lesson => taught(newLesson(), ...all.slice(0, lessonSteps.indexOf(step)))

test('The opponent has played a turn, and you are to roll', () => {
  const { game } = newLesson()
  expect(pictureOf(game)).toBe(
    tidy(`
      . . . . . .
      . . b . . .
      . B . . . .
      . . . . . .
      . . . b . .
      . . . . . .
    `),
  )
  expect([game.turn, game.phase]).toEqual([0, 'roll'])
})

test('Eleven actions lead through every step to the end', () => {
  expect(all).toHaveLength(lessonSteps.length - 1)
  expect(lessonAt('done').step).toBe('done')
})

test('The first roll names column, row and squatter, and all six spaces are possible', () => {
  expect(legalPlacements(lessonAt('squatter').game)).toHaveLength(6)
  expect(lessonAt('again').game.cells[at('5,2')]!.squatter).toBe(3)
})

test('Any of the six choices will do, and the rest of the lesson is as certain with each', () => {
  const six = lessonAt('six')
  const choices = legalPlacements(six.game).map(({ space }) => space)
  expect(names(choices)).toEqual(['4,1', '6,1', '1,4', '6,4', '1,6', '4,6'])
  for (const space of choices) {
    const end = taught(six, { type: 'place', space }, ...afterSix)
    expect(end.step).toBe('done')
    expect(totalCount(end.game.cells, 0)).toBe(3)
  }
})

test('The same numbers put a claim on the squatter', () => {
  expect(lessonAt('more').game.cells[at('5,2')]).toMatchObject({ squatter: 3, claim: true })
})

test('An opponent’s settled space takes a squatter', () => {
  expect(lessonAt('greedy').game.cells[at('4,2')]).toMatchObject({ owner: 1, squatter: 5 })
})

test('The bust takes off all four markers of the turn', () => {
  const { events } = lessonAt('bust')
  const busted = events.find((event) => event.type === 'busted')
  expect(
    busted?.lost.reduce((sum, { squatter, claim }) => sum + (squatter ? 1 : 0) + (claim ? 1 : 0), 0),
  ).toBe(4)
})

test('The lesson gives the fatal roll back, and nothing else', () => {
  expect(writePosition(lessonAt('stop').game)).toBe(writePosition(lessonAt('greedy').game))
})

test('Stopping settles, claims, and sends a marker home', () => {
  const { game, events } = lessonAt('done')
  expect(pictureOf(game)).toBe(
    tidy(`
      . . . a . .
      . . b . . .
      . B . . . .
      . . . . . .
      . . . a A .
      . . . . . .
    `),
  )
  expect(groupSize(game.cells, 0)).toBe(2)
  expect(claimedCount(game.cells, 0)).toBe(1)
  expect(events.find((event) => event.type === 'stopped')?.taken).toEqual([{ space: at('4,2'), from: 1 }])
})

test('A space the rules refuse says why', () => {
  const answer = teach(lessonAt('take'), place('2,4'))
  expect(answer).toEqual({
    ok: false,
    why: { by: 'rules', refusal: { code: 'closed-space', space: at('2,4'), by: 1, thisTurn: false } },
  })
})

test('A space the rules allow and the lesson does not ask for says what the lesson asks for', () => {
  expect(teach(lessonAt('claim'), place('6,5'))).toEqual({
    ok: false,
    why: { by: 'lesson', want: wants.claim },
  })
  expect(teach(lessonAt('greedy'), stop)).toEqual({ ok: false, why: { by: 'lesson', want: wants.greedy } })
  expect(teach(lessonAt('stop'), roll)).toEqual({ ok: false, why: { by: 'lesson', want: wants.stop } })
})

test('Rolling with dice on the table, and stopping before a roll, are refused by the rules', () => {
  const refused = (step: LessonStep, action: LessonAction) => {
    const answer = teach(lessonAt(step), action)
    return answer.ok ? null : answer.why
  }
  const wrong = (phase: string) => ({ by: 'rules', refusal: { code: 'wrong-phase', phase } })
  expect(refused('squatter', roll)).toEqual(wrong('place'))
  expect(refused('squatter', stop)).toEqual(wrong('place'))
  expect(refused('roll', stop)).toEqual(wrong('roll'))
  expect(refused('roll', place('5,2'))).toEqual(wrong('roll'))
  expect(refused('again', place('1,4'))).toEqual(wrong('decide'))
  expect(refused('six', rewind)).toEqual(wrong('place'))
})

test('At every step exactly the wanted taps move the lesson on', () => {
  for (const step of lessonSteps) {
    const lesson = lessonAt(step)
    const want = wants[step]
    const goesOn = (action: LessonAction): boolean => teach(lesson, action).ok
    expect([roll, stop, rewind].filter(goesOn).map(({ type }) => type)).toEqual(
      want.type === 'place' || want.type === 'nothing' ? [] : [want.type],
    )
    const open = spaces.filter((space) => goesOn({ type: 'place', space }))
    expect(open).toHaveLength(want.type !== 'place' ? 0 : want.space === null ? 6 : 1)
  }
})
