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

test('The lesson starts after the opponent’s turn, and you roll next', () => {
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

test('Eleven actions finish the lesson', () => {
  expect(all).toHaveLength(lessonSteps.length - 1)
  expect(lessonAt('done').step).toBe('done')
})

test('The first roll explains column, row and squatter, and all six spaces are legal', () => {
  expect(legalPlacements(lessonAt('squatter').game)).toHaveLength(6)
  expect(lessonAt('again').game.cells[at('5,2')]!.squatter).toBe(3)
})

test('The lesson works with each of the six choices', () => {
  const six = lessonAt('six')
  const choices = legalPlacements(six.game).map(({ space }) => space)
  expect(names(choices)).toEqual(['4,1', '6,1', '1,4', '6,4', '1,6', '4,6'])
  for (const space of choices) {
    const end = taught(six, { type: 'place', space }, ...afterSix)
    expect(end.step).toBe('done')
    expect(totalCount(end.game.cells, 0)).toBe(3)
  }
})

test('Rolling the same numbers again places a claim on the squatter', () => {
  expect(lessonAt('more').game.cells[at('5,2')]).toMatchObject({ squatter: 3, claim: true })
})

test('A squatter can be placed on an opponent’s settled space', () => {
  expect(lessonAt('greedy').game.cells[at('4,2')]).toMatchObject({ owner: 1, squatter: 5 })
})

test('The bust removes all four markers of the turn', () => {
  const { events } = lessonAt('bust')
  const busted = events.find((event) => event.type === 'busted')
  expect(
    busted?.lost.reduce((sum, { squatter, claim }) => sum + (squatter ? 1 : 0) + (claim ? 1 : 0), 0),
  ).toBe(4)
})

test('The lesson takes back the fatal roll and nothing else', () => {
  expect(writePosition(lessonAt('stop').game)).toBe(writePosition(lessonAt('greedy').game))
})

test('Stopping settles and claims spaces and sends a marker home', () => {
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

test('Refuses an illegal space with the reason', () => {
  const answer = teach(lessonAt('take'), place('2,4'))
  expect(answer).toEqual({
    ok: false,
    why: { by: 'rules', refusal: { code: 'closed-space', space: at('2,4'), by: 1, thisTurn: false } },
  })
})

test('Answers a legal space that the step does not ask for with what it asks for', () => {
  expect(teach(lessonAt('claim'), place('6,5'))).toEqual({
    ok: false,
    why: { by: 'lesson', want: wants.claim },
  })
  expect(teach(lessonAt('greedy'), stop)).toEqual({ ok: false, why: { by: 'lesson', want: wants.greedy } })
  expect(teach(lessonAt('stop'), roll)).toEqual({ ok: false, why: { by: 'lesson', want: wants.stop } })
})

test('Refuses to roll twice and to stop before a roll', () => {
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

test('At every step only the requested taps advance the lesson', () => {
  for (const step of lessonSteps) {
    const lesson = lessonAt(step)
    const want = wants[step]
    const advances = (action: LessonAction): boolean => teach(lesson, action).ok
    expect([roll, stop, rewind].filter(advances).map(({ type }) => type)).toEqual(
      want.type === 'place' || want.type === 'nothing' ? [] : [want.type],
    )
    const open = spaces.filter((space) => advances({ type: 'place', space }))
    expect(open).toHaveLength(want.type !== 'place' ? 0 : want.space === null ? 6 : 1)
  }
})
