/** Playing on from a page of a review: the same moves so far, other dice afterwards. */
import { branchFrom, pagesOf } from '@/match/review'
import { gameOf, matchOf, moveCount, place, recordOf, roll, stop } from '@/match'
import { botMatch } from '../fixtures/botMatches'
import { endedAt } from '../fixtures/matches'
import { matchWith } from '../support/matches'

const started = '2026-11-19T06:00:00.000Z'
const fresh = (letter: string) => ({ id: 'branch', started, seed: letter.repeat(32) })

describe.each([2, 3, 4, 5] as const)('a match of %i', (seats) => {
  const match = botMatch(seats, seats, ['greenhorn', 'homesteader'])

  it('can be continued from every page, and its record reads back', () => {
    for (const page of pagesOf(match)) {
      const branch = branchFrom(match, page, fresh('a'))
      expect(gameOf(branch)).toEqual(page.thrown ?? page.before)
      expect(branch.info.branch).toEqual({ of: match.info.id, at: moveCount(branch) })
      const read = matchOf(recordOf(branch))
      expect(read).toMatchObject({ ok: true })
      if (read.ok) expect(gameOf(read.match)).toEqual(gameOf(branch))
    }
  })
})

it('continues with other dice', () => {
  const match = botMatch(2, 3, ['surveyor'])
  const page = pagesOf(match).find(({ then, thrown }) => then === 'stopped' && thrown !== null)!
  const dice = new Set(
    ['a', 'b', 'c', 'd', 'e'].map((letter) => {
      const branch = branchFrom(match, page, fresh(letter))
      const placed = stop(place(branch, page.placed!.space), endedAt)
      const next = roll(placed, endedAt)
      const move = next.steps.findLast((step) => step.type === 'move')!.move
      return move.type === 'roll' ? move.dice.join('') : ''
    }),
  )
  expect(dice.size).toBeGreaterThan(1)
})

it('continues before the roll of a bust', () => {
  const match = matchWith('111:11 111:11 111x 235:52.')
  const bust = pagesOf(match)[2]!
  expect(gameOf(branchFrom(match, bust, fresh('b'))).phase).toBe('decide')
})
