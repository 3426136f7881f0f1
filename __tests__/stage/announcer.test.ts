/** What is announced to the screen readers of phones, and what is repeated when their focus is moved. */
import { AccessibilityInfo, Platform } from 'react-native'

import { createAnnouncer } from '@/stage/announcer'
import { fakeClock } from '../support/fakeClock'

const announced = jest
  .spyOn(AccessibilityInfo, 'announceForAccessibilityWithOptions')
  .mockImplementation(() => undefined)
const heard = (): readonly string[] => announced.mock.calls.map(([text]) => text)

const setUp = () => {
  const clock = fakeClock()
  return { clock, ...createAnnouncer(clock) }
}

beforeEach(() => {
  announced.mockClear()
})

it(`queues each sentence behind the one before on ${Platform.OS}`, () => {
  const { say } = setUp()
  say('Rolled 3, 5, 2.')
  expect(announced.mock.calls).toEqual([['Rolled 3, 5, 2.', { queue: true }]])
})

it('repeats in order, after the new place, what the reader had no time to say', () => {
  const { clock, say, repeatDropped } = setUp()
  say('Bust. Five markers lost.')
  say('Ruben’s turn.')
  repeatDropped()
  expect(heard()).toEqual(['Bust. Five markers lost.', 'Ruben’s turn.'])
  clock.pass(500)
  expect(heard().slice(2)).toEqual(['Bust. Five markers lost.', 'Ruben’s turn.'])
})

it('repeats once when the focus is moved twice in a row', () => {
  const { clock, say, repeatDropped } = setUp()
  say('Ruben’s turn.')
  const callOff = repeatDropped()
  clock.pass(100)
  callOff()
  repeatDropped()
  clock.pass(2000)
  expect(heard()).toEqual(['Ruben’s turn.', 'Ruben’s turn.'])
})

it('repeats nothing that the reader has certainly finished', () => {
  const { clock, say, repeatDropped } = setUp()
  say('Ruben’s turn.')
  clock.pass(5000)
  repeatDropped()
  clock.pass(2000)
  expect(heard()).toEqual(['Ruben’s turn.'])
})
