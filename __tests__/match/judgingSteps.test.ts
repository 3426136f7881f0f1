/** Judging a page works in small steps, so that it does not block a frame. */
import { rankedQuickly, baronsChoice, type LookAheadCache } from '@/bots'
import { pagesOf } from '@/match/review'
import { judging } from '@/match/review/judging'
import { botMatch } from '../fixtures/botMatches'

type Bots = { readonly rankedQuickly: typeof rankedQuickly; readonly baronsChoice: typeof baronsChoice }
jest.mock('@/bots', () => {
  const bots = jest.requireActual<Bots>('@/bots')
  return { ...bots, rankedQuickly: jest.fn(bots.rankedQuickly), baronsChoice: jest.fn(bots.baronsChoice) }
})

test('A step looks ahead, values placements without looking ahead, or asks the baron, but never two of these', () => {
  const [first, baron] = [jest.mocked(rankedQuickly), jest.mocked(baronsChoice)]
  const cache: LookAheadCache = new Map()
  const done = (): number => cache.size + first.mock.calls.length + baron.mock.calls.length
  const most = { steps: 0, things: 0 }
  for (const page of pagesOf(botMatch(3, 5, ['greenhorn', 'surveyor']))) {
    const steps = judging(page, cache)
    for (;;) {
      const before = done()
      const { done: isOver } = steps.next()
      most.steps += 1
      most.things = Math.max(most.things, done() - before)
      if (isOver) break
    }
  }
  expect(baron).toHaveBeenCalled()
  expect(most.steps).toBeGreaterThan(100)
  expect(most.things).toBe(1)
})
