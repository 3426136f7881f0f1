/** What phones' readers are told, and what they are told again when they are led elsewhere. */
import { AccessibilityInfo, Platform } from 'react-native'

import { say, sayAgain } from '@/stage/announcer'

const told = jest
  .spyOn(AccessibilityInfo, 'announceForAccessibilityWithOptions')
  .mockImplementation(() => undefined)
const heard = (): readonly string[] => told.mock.calls.map(([text]) => text)

beforeAll(() => {
  jest.useFakeTimers()
})
beforeEach(() => {
  // Long enough for whatever the test before has said.
  jest.advanceTimersByTime(60_000)
  told.mockClear()
})

it(`queues each sentence behind the one before on ${Platform.OS}`, () => {
  say('Rolled 3, 5, 2.')
  expect(told.mock.calls).toEqual([['Rolled 3, 5, 2.', { queue: true }]])
})

it('is told again, in order, behind the place it was led to, what a reader had no time for', () => {
  say('Bust. Five markers lost.')
  say('Ruben’s turn.')
  sayAgain()
  expect(heard()).toEqual(['Bust. Five markers lost.', 'Ruben’s turn.'])
  jest.advanceTimersByTime(500)
  expect(heard().slice(2)).toEqual(['Bust. Five markers lost.', 'Ruben’s turn.'])
})

it('is told once more and not twice when a reader is led on at once', () => {
  say('Ruben’s turn.')
  const callOff = sayAgain()
  jest.advanceTimersByTime(100)
  callOff()
  sayAgain()
  jest.advanceTimersByTime(2000)
  expect(heard()).toEqual(['Ruben’s turn.', 'Ruben’s turn.'])
})

it('is told nothing again that a reader has surely said', () => {
  say('Ruben’s turn.')
  jest.advanceTimersByTime(5000)
  sayAgain()
  jest.advanceTimersByTime(2000)
  expect(heard()).toEqual(['Ruben’s turn.'])
})
