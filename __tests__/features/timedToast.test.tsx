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
const isShown = () => screen.queryByText('Closed: you have claimed it.') !== null

beforeEach(() => {
  clock = fakeClock()
})
const wait = (milliseconds: number) => act(() => clock.pass(milliseconds))

it('disappears by itself, and appears again for the same press', () => {
  render(refusal(closed(1)))
  wait(4000)
  expect(isShown()).toBe(true)
  wait(1000)
  expect(isShown()).toBe(false)
  screen.rerender(refusal(closed(2)))
  expect(isShown()).toBe(true)
})

it('gets its full time again after a legal move, even with the same number', () => {
  render(refusal(closed(1)))
  wait(4000)
  screen.rerender(refusal(null))
  expect(isShown()).toBe(false)
  screen.rerender(refusal(closed(1)))
  wait(4000)
  expect(isShown()).toBe(true)
})
