/** The chart of chances in words for screen readers: a sentence for each player, and a line for each turn. */
import { itemAt } from '@/checked'
import { markerCount, type Seat } from '@/engine'
import type { Phrases } from '@/i18n/dictionaries'
import {
  calls,
  nearest,
  points,
  shownChances,
  type ReviewPage,
  type Review,
  type ShownChance,
} from '@/match/review'
import { gameOf, roundOf, turnsOf } from '@/match'
import type { SeatNames } from '../matchView/sentences'

export const chanceInWords = (chance: ShownChance, { lookBack }: Phrases): string =>
  chance === 'lessThan1' ? lookBack.spoken.lessThanOne : String(chance)

/** "Anna 73, Ruben 27", in seat order. */
export const chancesSpoken = (
  chances: readonly ShownChance[],
  phrases: Phrases,
  seatName: SeatNames,
): string =>
  chances
    .map(
      (chance, seat) => `${seatName(seat as Seat) ?? phrases.common.you} ${chanceInWords(chance, phrases)}`,
    )
    .join(', ')

export const turnEnd = (page: ReviewPage, { lookBack }: Phrases, seatName: SeatNames): string => {
  const { seat, end } = page
  if (end?.type === 'busted') return lookBack.busted(seatName(seat), markerCount(end.lost))
  const count = (end?.settled.length ?? 0) + (end?.claimed.length ?? 0)
  return calls(page) ? lookBack.tookAndStarted(seatName(seat), count) : lookBack.took(seatName(seat), count)
}

/** "How it went. Anna: 57 before the first roll, lowest 23 in round 2, 100 at the end. … 8 busts." */
export const chartSpoken = (review: Review, phrases: Phrases, seatName: SeatNames): string => {
  const { howItWent, spoken } = phrases.lookBack
  const { match, starts, pages } = review
  const turns = turnsOf(match)
  const [first, last] = [starts[0], starts.at(-1)]
  const lines = match.info.players.flatMap((_, index) => {
    if (!first || !last) return []
    const chances = starts.map((each) => each?.[index] ?? Infinity)
    const lowest = Math.min(...chances)
    const turn = Math.min(chances.indexOf(lowest), turns.length - 1)
    const whole = (chance: number): number => nearest(points(chance))
    const line = {
      start: whole(itemAt(first, index)),
      lowest: whole(lowest),
      round: roundOf(itemAt(turns, turn).before),
      end: whole(itemAt(last, index)),
    }
    return [spoken.line(seatName(index as Seat) ?? phrases.common.you, line)]
  })
  const busts = pages.filter(({ end }) => end?.type === 'busted').length
  const call = pages.find(calls)
  return [
    `${howItWent}.`,
    ...lines,
    spoken.busts(busts),
    ...(call ? [spoken.startsLastRound(seatName(call.seat), roundOf(call.before))] : []),
  ].join(' ')
}

/** One line for each finished turn. */
export const turnsSpoken = (review: Review, phrases: Phrases, seatName: SeatNames): readonly string[] => {
  const isOver = gameOf(review.match).phase === 'over'
  return review.pages
    .filter(({ end }) => end !== null)
    .map((page) => {
      const { turn, before, after } = page
      const chances = review.starts[turn + 1]
      const said = `${phrases.common.round(roundOf(before))}, ${turnEnd(page, phrases, seatName)}`
      if (!chances) return said
      const shown = shownChances(chances, isOver && after.phase === 'over')
      return `${said}: ${chancesSpoken(shown, phrases, seatName)}`
    })
}

/** "Round 9, Ruben: Anna 49, Ruben 51": the chances after that turn. Step 0 is before the first roll. */
export const stepInWords = (review: Review, step: number, phrases: Phrases, seatName: SeatNames): string => {
  const ended = review.pages.find(({ turn, end }) => turn === step - 1 && end !== null)
  const isEnd = step === review.starts.length - 1 && gameOf(review.match).phase === 'over'
  const chances = review.starts[step]
  const where = ended
    ? `${phrases.common.round(roundOf(ended.before))}, ${seatName(ended.seat) ?? phrases.common.you}`
    : phrases.lookBack.beforeTheFirst
  return chances ? `${where}: ${chancesSpoken(shownChances(chances, isEnd), phrases, seatName)}` : where
}
