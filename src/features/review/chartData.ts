/** Converts a review into data for the chart: lines, marks and ends of rounds. */
import { markerCount, seatsOf, standings } from '@/engine'
import { calls, isOpen, type ReviewPage, type Review } from '@/match/review'
import { gameOf, playersOf } from '@/match'
import type { ChartFacts, ChartLine, ChartMark } from '@/ui/game/chart/ChartLines'

/** With more turns than this, only the most important ones are marked. */
const crowded = 60

/** Last place first, so that the winner's line is drawn on top. */
const linesOf = (
  review: Review,
  chances: readonly (readonly number[] | null | undefined)[],
): readonly ChartLine[] => {
  const players = playersOf(review.match)
  return [...standings(gameOf(review.match))].reverse().map(({ seat }) => ({
    seat,
    colour: players[seat].colour,
    chances: chances.map((each) => each?.[seat]),
  }))
}

/** The mark for the end of a turn; null if the chart leaves it out. */
const markOf = ({ end }: ReviewPage, isCrowded: boolean): ChartMark['kind'] | null => {
  if (end?.type === 'busted') return !isCrowded || markerCount(end.lost) >= 3 ? 'bust' : null
  return end && !isCrowded && end.taken.length >= 3 ? 'taken' : null
}

const turnsIn = (review: Review): number => review.starts.length - 1

/** One step per turn: step n is the end of turn n. */
export const chartByTurn = (review: Review): ChartFacts => {
  const { pages, starts, charted, match } = review
  const seats = seatsOf(gameOf(match)).length
  const turns = turnsIn(review)
  const ends = pages.filter(({ end }) => end !== null)
  const call = ends.find(calls)
  const rounds = Array.from({ length: Math.ceil(turns / seats) }, (_, round) =>
    Math.min(turns, (round + 1) * seats),
  )
  const isCrowded = turns > crowded
  return {
    lines: charted ? linesOf(review, starts) : [],
    marks: ends.flatMap((page) => {
      const [kind, step] = [markOf(page, isCrowded), page.turn + 1]
      const chance = charted ? starts[step]?.[page.seat] : undefined
      return kind === null || chance === undefined ? [] : [{ kind, step, chance }]
    }),
    steps: turns,
    even: 1 / seats,
    lastRoundAt: call ? call.turn + 1 : null,
    rounds: isCrowded ? rounds.filter((_, at) => at % 5 === 4 || at === rounds.length - 1) : rounds,
  }
}

/** One step per roll: step n is the state after page n - 1, and the last step is the end. */
export const chartByRoll = (review: Review): ChartFacts & { readonly turnEnds: readonly number[] } => {
  const { pages, starts, judged, charted, match } = review
  const over = pages.filter((page) => !isOpen(page, pages))
  const isOver = gameOf(match).phase === 'over'
  const seats = seatsOf(gameOf(match)).length
  /** Falls back to the chart by turn, which knows the end of the turn before the page is judged. */
  const chanceAfter = ({ number, turn, end }: ReviewPage) =>
    judged[number]?.placed ?? (end === null ? null : starts[turn + 1])
  const chances = [starts[0], ...over.map(chanceAfter), ...(isOver ? [starts.at(-1)] : [])]
  const ends = over.filter(({ end }) => end !== null)
  const call = ends.find(calls)
  const rounds = ends
    .filter(({ turn }, at) => turn % seats === seats - 1 || at === ends.length - 1)
    .map(({ number }) => number + 1)
  const isCrowded = turnsIn(review) > crowded
  return {
    lines: charted ? linesOf(review, chances) : [],
    marks: ends.flatMap((page) => {
      const kind = markOf(page, isCrowded)
      const chance = chances[page.number + 1]?.[page.seat]
      return kind === null || chance === undefined ? [] : [{ kind, step: page.number + 1, chance }]
    }),
    steps: over.length + (isOver ? 1 : 0),
    even: 1 / seats,
    lastRoundAt: call ? call.number + 1 : null,
    rounds: isCrowded ? rounds.filter((_, at) => at % 5 === 4 || at === rounds.length - 1) : rounds,
    turnEnds: ends.map(({ number }) => number + 1),
  }
}
