/** A refusal is there as long as it takes to read it, and comes again with the next press. */
import { act, render, screen } from '@testing-library/react-native'
import { ServicesProvider, type Services } from '@/services'
import { TimedToast, type ToastText } from '@/features/matchView/TimedToast'
import { fakeClock } from '../support/fakeClock'

let clock = fakeClock()
const refusal = (refused: ToastText | null) => (
  <ServicesProvider services={{ clock } as Partial<Services> as Services}>
    <TimedToast said={refused} bottom={8} />
  </ServicesProvider>
)
const closed = (nonce: number): ToastText => ({ sentence: 'Closed: you have claimed it.', nonce })
const isSaid = () => screen.queryByText('Closed: you have claimed it.') !== null

beforeEach(() => {
  clock = fakeClock()
})
const wait = (milliseconds: number) => act(() => clock.pass(milliseconds))

it('goes by itself, and is said again to the same press', () => {
  render(refusal(closed(1)))
  wait(4000)
  expect(isSaid()).toBe(true)
  wait(1000)
  expect(isSaid()).toBe(false)
  screen.rerender(refusal(closed(2)))
  expect(isSaid()).toBe(true)
})

it('has its whole time again after a move that was not refused, even under the same number', () => {
  render(refusal(closed(1)))
  wait(4000)
  screen.rerender(refusal(null))
  expect(isSaid()).toBe(false)
  screen.rerender(refusal(closed(1)))
  wait(4000)
  expect(isSaid()).toBe(true)
})
