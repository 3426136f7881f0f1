/** Reviews: pages, accounts, verdicts and mistakes. */
import { baronsChoice, evaluate } from '@/bots'
import { legalPlacements, play, seatsOf, standings, type Game, type SeatCount, type Space } from '@/engine'
import {
  accountOf,
  createReviewer,
  isMoment,
  matchSentence,
  mistakeOn,
  nearest,
  pagesOf,
  reasonsFor,
  shownChances,
  verdictKinds,
  wholeReview,
  type Account,
  type Review,
} from '@/match/review'
import { gameOf, place, stop, turnsOf, type Match } from '@/match'
import type { Level } from '@/names'
import { botMatch } from '../fixtures/botMatches'
import { endedAt, matchFor, statesOf } from '../fixtures/matches'
import { matchWith } from '../support/matches'

const sum = (parts: readonly number[]): number => parts.reduce((all, part) => all + part, 0)
const totalOf = ({ start, luck, choices, closer }: Account): number =>
  start + sum(luck) + sum(choices) + closer

/** One reviewed match for each table size, between good and bad players. */
const reviews = new Map<SeatCount, Review>()
const reviewOf = (seats: SeatCount): Review => {
  const levels: readonly Level[] = ['greenhorn', 'baron', 'homesteader']
  const review = reviews.get(seats) ?? wholeReview(botMatch(seats, seats, levels, seats === 3 || seats === 5))
  reviews.set(seats, review)
  return review
}
const sizes = [2, 3, 4, 5] as const

describe('the pages of a match', () => {
  const playedAgain = (match: Match): Game => {
    let game: Game = pagesOf(match)[0]!.before
    for (const { dice, placed, then } of pagesOf(match)) {
      game = play(game, { type: 'roll', dice }).game
      if (placed) game = play(game, { type: 'place', space: placed.space }).game
      if (then === 'stopped') game = play(game, { type: 'stop' }).game
    }
    return game
  }

  it.each(sizes)('play back to the position the record leads to, with %i players', (seats) => {
    const match = reviewOf(seats).match
    expect(playedAgain(match)).toEqual(gameOf(match))
    expect(pagesOf(match).map(({ number }) => number)).toEqual(pagesOf(match).map((_, index) => index))
  })

  it('are one per roll, with what was done', () => {
    const pages = pagesOf(matchWith('111:11 111:11 111x 235:52 146:41. 333:33'))
    expect(pages.map(({ then }) => then)).toEqual(['rolled', 'rolled', 'busted', 'rolled', 'stopped', null])
    expect(pages.map(({ turn, roll }) => [turn, roll])).toEqual([
      [0, 0],
      [0, 1],
      [0, 2],
      [1, 0],
      [1, 1],
      [2, 0],
    ])
    expect(pages[2]).toMatchObject({ thrown: null, placed: null, options: [] })
  })

  it('say who decided, also after somebody took over', () => {
    const pages = pagesOf(matchWith('235:52 @1=baron 146:41. 333:33.'))
    expect(pages.map(({ by }) => by.who)).toEqual(['person', 'bot', 'person'])
  })
})

describe('a review', () => {
  it.each(sizes)('has an account for each of %i players that adds up to the result', (seats) => {
    const review = reviewOf(seats)
    const accounts = seatsOf(gameOf(review.match)).map((seat) => accountOf(review, seat)!)
    expect(sum(accounts.map(({ end }) => end))).toBe(100)
    for (const account of accounts) expect(totalOf(account)).toBe(account.end)
  })

  it('gives two players accounts that mirror each other', () => {
    const [one, other] = ([0, 1] as const).map((seat) => accountOf(reviewOf(2), seat)!)
    expect(one!.luck).toEqual(other!.luck.map((part) => -part + 0))
    expect(one!.choices).toEqual(other!.choices.map((part) => -part + 0))
  })

  it.each(sizes)('finds no mistake of a baron among %i players', (seats) => {
    for (const page of reviewOf(seats).pages) {
      const judged = reviewOf(seats).judged[page.number]
      if (!judged || page.by.who !== 'bot' || page.by.level !== 'baron') continue
      for (const verdict of [judged.space, judged.then]) {
        expect(verdict?.cost ?? 0).toBe(0)
        expect([null, undefined, 'spotOn']).toContain(verdict?.grade)
      }
    }
  })

  it.each(sizes)('charges a baron among %i players nothing for its choices in any account', (seats) => {
    const review = reviewOf(seats)
    const seated = review.match.info.players.flatMap(({ pilot }, seat) =>
      pilot.who === 'bot' && pilot.level === 'baron' ? [seat] : [],
    )
    expect(seated).not.toEqual([])
    for (const seat of seatsOf(gameOf(review.match)))
      expect(seated.map((baron) => accountOf(review, seat)!.choices[baron])).toEqual(seated.map(() => 0))
  })

  it('names what the baron would have done wherever it finds a mistake', () => {
    const found = sizes.map(reviewOf).flatMap((review) =>
      review.pages.flatMap((page) => {
        const judged = review.judged[page.number]
        return judged && mistakeOn(judged) !== null ? [{ ...page, judged }] : []
      }),
    )
    expect(found.length).toBeGreaterThan(5)
    for (const { thrown, decided, judged } of found) {
      const { space, then } = judged
      if (space?.better != null) expect(baronsChoice(thrown!)).toEqual({ type: 'place', space: space.better })
      if (then?.better != null) expect(baronsChoice(decided!).type).toBe(then.better)
    }
  })

  it.each(sizes)(
    'starts each page with the chance that the page before ended with, with %i players',
    (seats) => {
      const { pages, judged, starts } = reviewOf(seats)
      expect(judged[0]!.before).toEqual(starts[0])
      for (const { number } of pages.slice(1))
        expect(judged[number]!.before).toEqual(judged[number - 1]!.after)
      expect(judged.at(-1)!.after).toEqual(starts.at(-1))
    },
  )

  it('is the same whichever page is judged first', () => {
    const { match, pages } = reviewOf(2)
    const { work, review } = createReviewer(match)
    for (let step = 0; work((step * 7) % pages.length); step += 1);
    expect(review()).toEqual(reviewOf(2))
  })

  it('works out the chart first, and then the page on screen before all others', () => {
    const { work, review } = createReviewer(reviewOf(3).match)
    const known = () => [...review().judged.keys()].filter((page) => review().judged[page] !== undefined)
    while (!review().charted) work(20)
    expect(known()).toEqual([])
    while (known().length === 0) work(20)
    expect(known()).toEqual([20])
    while (known().length < 3) work(20)
    expect(known()).toEqual([19, 20, 21])
  })

  it('does not judge an unfinished turn, and has no account of an unfinished match', () => {
    const match = matchFor(2, 40)
    const open = turnsOf(match).at(-1)!
    expect(open.ending).toBeNull()
    const review = wholeReview(match)
    expect(review.starts).toHaveLength(open.number + 1)
    for (const { number, turn } of review.pages)
      expect(review.judged[number] === null).toBe(turn === open.number)
    expect(accountOf(review, 0)).toBeNull()
    expect(matchSentence(review)).toBeNull()
  })

  it('has every chance and verdict after the last round is called, too', () => {
    const { pages, starts, judged } = reviewOf(5)
    const after = pages.filter(({ before }) => before.lastRound !== null)
    expect(new Set(after.map(({ turn }) => turn)).size).toBe(5)
    for (const { number, turn, options } of after) {
      expect(sum(starts[turn]!)).toBeCloseTo(1)
      expect(judged[number]!.space !== null).toBe(options.length > 0)
    }
  })

  it('says in one sentence what decided it, with the figures of the winner’s account', () => {
    for (const seats of sizes) {
      const sentence = matchSentence(reviewOf(seats))!
      if (sentence.is === 'ahead' || sentence.is === 'equal') continue
      const account = accountOf(reviewOf(seats), sentence.seat)!
      expect(account.end).toBe(100)
      expect(verdictKinds).toContain(sentence.is)
      expect(sentence.dice).toBe(sum(account.luck))
      expect(sentence.choices).toBe(sum(account.choices))
    }
  })

  it('marks mistakes, great luck, expensive busts and the call as moments', () => {
    const review = reviewOf(2)
    for (const page of review.pages) {
      const judged = review.judged[page.number]
      const lost = page.end?.type === 'busted' ? page.end.lost.length : 0
      const weighty =
        mistakeOn(judged) !== null || Math.abs(judged?.luck ?? 0) >= 10 || (lost >= 4 && judged !== null)
      if (weighty) expect(isMoment(page, judged)).toBe(true)
    }
    const moments = review.pages.filter((page) => isMoment(page, review.judged[page.number]))
    expect(moments.length).toBeLessThan(review.pages.length)
  })
})

/** The first state in the last turn of a match that fulfils the condition. */
const inALastTurn = (isIt: (game: Game) => boolean): Match => {
  for (let number = 0; ; number += 1)
    for (const match of statesOf(matchFor(2, Infinity, { seed: String(number).padStart(32, '0') })))
      if (gameOf(match).lastRound?.turnsLeft === 1 && isIt(gameOf(match))) return match
}
const wins = (game: Game): boolean =>
  game.phase === 'over' && standings(game)[0]!.seat === game.turn && standings(game)[1]!.rank > 1
const winsBy = (game: Game, space: Space): boolean =>
  wins(play(play(game, { type: 'place', space }).game, { type: 'stop' }).game)

describe('a planted mistake is found:', () => {
  it('a stop that loses for certain', () => {
    const before = inALastTurn(
      (game) =>
        game.phase === 'decide' &&
        evaluate(game).stop![game.turn] === 0 &&
        evaluate(game).roll![game.turn] > 0.1,
    )
    const review = wholeReview(stop(before, endedAt))
    const { then } = review.judged[review.pages.length - 1]!
    expect(then).toMatchObject({ grade: 'costly', better: 'roll' })
    expect(then!.cost).toBeCloseTo(100 * evaluate(gameOf(before)).roll![gameOf(before).turn], 5)
  })

  it('a winning claim that was passed over, and why', () => {
    const before = inALastTurn((game) => {
      const all = legalPlacements(game)
      return all.some(({ space }) => winsBy(game, space)) && !all.every(({ space }) => winsBy(game, space))
    })
    const game = gameOf(before)
    const other = legalPlacements(game).find(({ space }) => !winsBy(game, space))!
    const review = wholeReview(stop(place(before, other.space), endedAt))
    const { space } = review.judged[review.pages.length - 1]!
    expect(winsBy(game, space!.better!)).toBe(true)
    expect(mistakeOn(review.judged[review.pages.length - 1])).toBe('costly')
    expect(reasonsFor(game, space!.better!, other.space)[0]).toEqual({ is: 'wins' })
  })
})

describe('whole points', () => {
  it('add up on screen', () => {
    expect(shownChances([0.334, 0.333, 0.333], false)).toEqual([34, 33, 33])
    expect(shownChances([0.125, 0.125, 0.25, 0.25, 0.25], false)).toEqual([12, 13, 25, 25, 25])
  })

  it('are never 0 or 100 before the end', () => {
    expect(shownChances([0.997, 0.003], false)).toEqual([99, 'lessThan1'])
    expect(shownChances([1, 0], true)).toEqual([100, 0])
  })

  it('are rounded symmetrically around 0', () => {
    expect([-0.4, 0.4, -1.5, 1.5].map(nearest)).toEqual([0, 0, -2, 2])
  })
})
