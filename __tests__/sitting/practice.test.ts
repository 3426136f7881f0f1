/** The state after a press on a board of the rules or the lesson. */
import { newGame, play } from '@/engine'
import { answered, begunAgain, practiceOf, type Moved } from '@/sitting/practice'
import { at } from '../support/position'

const fresh: Moved = { game: newGame({ seats: 2 }), before: null, events: [] }
const rolled: Moved = { ...play(fresh.game, { type: 'roll', dice: [2, 3, 5] }), before: fresh.game }

it('shows the result of a press and keeps the position before', () => {
  const practice = answered(practiceOf(fresh), { type: 'roll' }, { ok: true, now: rolled })
  expect(practice).toEqual({ now: rolled, was: fresh, refused: null, presses: 1 })
})

it('changes nothing after a refusal, but counts it so that it is shown again', () => {
  const no = { ok: false, why: 'not-rolled' } as const
  const press = { type: 'place', space: at('1,1') }
  const once = answered(practiceOf(rolled), press, no)
  expect(once).toEqual({
    now: rolled,
    was: null,
    refused: { why: 'not-rolled', space: at('1,1') },
    presses: 1,
  })
  expect(answered(once, press, no)).toEqual({ ...once, presses: 2 })
})

it('clears a refusal with the next move, and everything on a restart', () => {
  const refused = answered(practiceOf(rolled), { type: 'stop' }, { ok: false, why: 'wrong-phase' })
  expect(refused.refused).toEqual({ why: 'wrong-phase', space: null })
  expect(answered(refused, { type: 'undo' }, { ok: true, now: fresh }).refused).toBeNull()
  expect(begunAgain(refused, fresh)).toEqual({ now: fresh, was: null, refused: null, presses: 2 })
})
