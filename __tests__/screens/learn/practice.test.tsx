/** The state after a press on a board of the rules or the lesson. */
import { act, renderHook } from '@testing-library/react-native'
import { newGame, play } from '@/engine'
import { usePractice, type Answer, type Moved } from '@/screens/learn/usePractice'
import { Providers } from '@/screens/shell/Providers'
import { clearDisk, openDevice } from '../../support/device'
import { at } from '../../support/position'

beforeEach(clearDisk)

const fresh: Moved = { game: newGame({ seats: 2 }), before: null, events: [] }
const rolled: Moved = { ...play(fresh.game, { type: 'roll', dice: [2, 3, 5] }), before: fresh.game }

type Press = { readonly type: string; readonly space?: ReturnType<typeof at> }

const open = async (start: Moved) => {
  const { services } = await openDevice()
  let next: Answer<Moved, string> = { ok: true, now: start }
  const { result } = renderHook(
    () =>
      usePractice<Moved, Press, string>({
        start: () => start,
        answer: () => next,
        sentenceOf: (why) => why,
        onMoved: () => undefined,
      }),
    { wrapper: ({ children }) => <Providers services={services}>{children}</Providers> },
  )
  const press = (pressed: Press, answer: Answer<Moved, string>) => {
    next = answer
    act(() => result.current.act(pressed))
    return result.current.practice
  }
  return { press, result }
}

it('shows the result of a press and keeps the position before', async () => {
  const { press } = await open(fresh)
  expect(press({ type: 'roll' }, { ok: true, now: rolled })).toEqual({
    now: rolled,
    was: fresh,
    refused: null,
    presses: 1,
  })
})

it('changes nothing after a refusal, but counts it so that it is shown again', async () => {
  const { press } = await open(rolled)
  const no = { ok: false, why: 'not-rolled' } as const
  const once = press({ type: 'place', space: at('1,1') }, no)
  expect(once).toEqual({
    now: rolled,
    was: null,
    refused: { why: 'not-rolled', space: at('1,1') },
    presses: 1,
  })
  expect(press({ type: 'place', space: at('1,1') }, no)).toEqual({ ...once, presses: 2 })
})

it('clears a refusal with the next move, and everything on a restart', async () => {
  const { press, result } = await open(fresh)
  press({ type: 'roll' }, { ok: true, now: rolled })
  expect(press({ type: 'stop' }, { ok: false, why: 'wrong-phase' }).refused).toEqual({
    why: 'wrong-phase',
    space: null,
  })
  expect(press({ type: 'undo' }, { ok: true, now: rolled }).refused).toBeNull()
  press({ type: 'stop' }, { ok: false, why: 'wrong-phase' })
  act(() => result.current.again())
  expect(result.current.practice).toEqual({ now: fresh, was: null, refused: null, presses: 5 })
})
