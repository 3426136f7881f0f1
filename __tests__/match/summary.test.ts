/** What statistics keep of a match. */
import { judgeVersion } from '@/bots'
import { seatsOf, standings, type SeatCount } from '@/engine'
import { accountOf, branchFrom, pagesOf, summaryOf, wholeReview } from '@/match/review'
import { gameOf, handOver, rollsOf, turnsOf } from '@/match'
import { botMatch } from '../fixtures/botMatches'

const sum = (parts: readonly number[]): number => parts.reduce((all, part) => all + part, 0)

describe.each([2, 3, 4, 5] as const)('of a match of %i', (seats: SeatCount) => {
  const match = botMatch(seats, 7, ['greenhorn', 'surveyor', 'homesteader'], seats === 4)
  const summary = summaryOf(match, null, null)

  it('turns, rolls, busts and spaces are those of the match', () => {
    const turns = turnsOf(match)
    for (const [seat, player] of summary.players.entries()) {
      const own = turns.filter((turn) => turn.seat === seat)
      expect(player.own).toBe(true)
      expect(player.turns).toBe(own.length)
      expect(player.rolls).toBe(sum(own.map(({ rolls }) => rolls.length)))
      expect(player.busts).toBe(own.filter(({ ending }) => ending === 'busted').length)
      expect(player.longest!.size).toBe(Math.max(...own.map(({ rolls }) => rolls.length)))
    }
    const table = standings(gameOf(match))
    expect(summary.players.map(({ rank }) => rank)).toEqual(
      seatsOf(gameOf(match)).map((seat) => table.find((each) => each.seat === seat)!.rank),
    )
    expect(sum(summary.players.map(({ won }) => won))).toBeCloseTo(1, 1)
  })

  it('every die is counted once, and the busts beside the chances shown', () => {
    const { people, bots, busts, expected, spread } = summary.dice
    expect(sum(people)).toBe(0)
    expect(sum(bots)).toBe(3 * rollsOf(match).length)
    expect(busts).toBe(pagesOf(match).filter(({ end }) => end?.type === 'busted').length)
    expect(expected).toBeGreaterThan(spread)
  })

  it('takes about half a kilobyte per player, and has no judgement before the review', () => {
    expect(JSON.stringify(summary).length).toBeLessThan(300 + 450 * seats)
    expect(summary.judge).toBeNull()
    expect(summary.players.every(({ judged }) => judged === null)).toBe(true)
  })
})

it('holds the points lost by choices and won by dice, as in the account', () => {
  const match = botMatch(2, 8, ['greenhorn', 'baron'])
  const review = wholeReview(match)
  const { players, judge } = summaryOf(match, review, judgeVersion)
  expect(judge).toBe(judgeVersion)
  const account = accountOf(review, 0)!
  expect(Math.abs(players[0]!.judged!.luck - sum(account.luck))).toBeLessThan(2)
  expect(players[0]!.judged!.lost).toBeGreaterThan(10)
  expect(players[1]!.judged!.lost).toBe(0)
})

it('does not belong to a player who decided fewer than three turns in four', () => {
  const played = botMatch(2, 7, ['greenhorn'])
  const half = Math.floor(played.steps.length / 2)
  const { steps } = handOver({ ...played, steps: played.steps.slice(0, half) }, 0, { who: 'person' })
  const match = { ...played, steps: [...steps, ...played.steps.slice(half)] }
  expect(summaryOf(match, null, null).players.map(({ by, own }) => [by, own])).toEqual([
    ['person', false],
    ['greenhorn', true],
  ])
})

it('marks a match played on from another', () => {
  const match = botMatch(2, 7, ['greenhorn'])
  const branch = branchFrom(match, pagesOf(match)[0]!, {
    id: 'branch',
    started: match.info.started,
    seed: 'a'.repeat(32),
  })
  expect(
    summaryOf({ ...match, info: { ...match.info, branch: branch.info.branch } }, null, null).branch,
  ).toBe(true)
})
