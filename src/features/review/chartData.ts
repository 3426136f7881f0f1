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

const turnsIn = (review: Review): number => review.starts.length - 1

/** What differs between a chart by turn and one by roll. */
type Steps = Pick<ChartFacts, 'steps' | 'rounds'> & {
  readonly chances: readonly (readonly number[] | null | undefined)[]
  /** The pages that end a turn. */
  readonly ends: readonly ReviewPage[]
  /** The step after a page. */
  readonly after: (page: ReviewPage) => number
}

const factsOf = (review: Review, { steps, rounds, chances, ends, after }: Steps): ChartFacts => {
  const isCrowded = turnsIn(review) > crowded
  const call = ends.find(calls)
  const markOf = ({ end }: ReviewPage): ChartMark['kind'] | null => {
    if (end?.type === 'busted') return !isCrowded || markerCount(end.lost) >= 3 ? 'bust' : null
    return end && !isCrowded && end.taken.length >= 3 ? 'taken' : null
  }
  return {
    lines: review.charted ? linesOf(review, chances) : [],
    marks: ends.flatMap((page) => {
      const [kind, step] = [markOf(page), after(page)]
      const chance = chances[step]?.[page.seat]
      return kind === null || chance === undefined ? [] : [{ kind, step, chance }]
    }),
    steps,
    even: 1 / seatsOf(gameOf(review.match)).length,
    lastRoundAt: call ? after(call) : null,
    rounds: isCrowded ? rounds.filter((_, at) => at % 5 === 4 || at === rounds.length - 1) : rounds,
  }
}

/** One step per turn: step n is the end of turn n. */
export const chartByTurn = (review: Review): ChartFacts => {
  const { pages, starts, charted, match } = review
  const seats = seatsOf(gameOf(match)).length
  const steps = turnsIn(review)
  return factsOf(review, {
    steps,
    rounds: Array.from({ length: Math.ceil(steps / seats) }, (_, round) =>
      Math.min(steps, (round + 1) * seats),
    ),
    chances: charted ? starts : [],
    ends: pages.filter(({ end }) => end !== null),
    after: ({ turn }) => turn + 1,
  })
}

/** One step per roll: step n is the state after page n - 1, and the last step is the end. */
export const chartByRoll = (review: Review): ChartFacts & { readonly turnEnds: readonly number[] } => {
  const { pages, starts, judged, match } = review
  const over = pages.filter((page) => !isOpen(page, pages))
  const isOver = gameOf(match).phase === 'over'
  const seats = seatsOf(gameOf(match)).length
  /** Falls back to the chart by turn, which knows the end of the turn before the page is judged. */
  const chanceAfter = ({ number, turn, end }: ReviewPage) =>
    judged[number]?.placed ?? (end === null ? null : starts[turn + 1])
  const chances = [starts[0], ...over.map(chanceAfter), ...(isOver ? [starts.at(-1)] : [])]
  const ends = over.filter(({ end }) => end !== null)
  const after = ({ number }: ReviewPage): number => number + 1
  const rounds = ends
    .filter(({ turn }, at) => turn % seats === seats - 1 || at === ends.length - 1)
    .map(after)
  const steps = over.length + (isOver ? 1 : 0)
  return { ...factsOf(review, { steps, rounds, chances, ends, after }), turnEnds: ends.map(after) }
}
