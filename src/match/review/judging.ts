/** Judges one page: what the dice changed and what each choice cost. Does one look-ahead per `next()`. */
import {
  rankedQuickly,
  baronsChoice,
  rolledFrom,
  evaluating,
  type Chances,
  type LookAheadCache,
  type Evaluation,
} from '@/bots'
import { markerCount, type Game, type Seat, type Space } from '@/engine'
import type { ReviewPage } from './pages'
import { points } from './points'
import { clearVerdict, verdictOn, worthsOf, type Grade, type Verdict, type Worths } from './verdicts'

export type StopOrRoll = 'stop' | 'roll'

/** The chances at each moment of a page, and the verdicts. */
export type Judged = {
  readonly before: Chances
  /** After the dice, looking as deep as before them: the difference is luck. */
  readonly rolled: Chances
  /** Of the best placement, looking one roll deeper: that correction is neither luck nor choice. After a bust, of the next turn. */
  readonly best: Chances
  /** Of the placement made. */
  readonly placed: Chances
  readonly after: Chances
  /** Of the player on turn, in points. */
  readonly luck: number
  /** Null after a bust. */
  readonly space: SpaceVerdict | null
  readonly then: (Verdict<StopOrRoll> & Both) | null
}
/** `beside`: the best other space that was evaluated; null where there is none. */
type SpaceVerdict = Verdict<Space> & { readonly beside: Space | null }
type Both = { readonly roll: Chances; readonly stop: Chances }

/** Evaluates rolling against stopping, where both are possible. */
export function* evaluatingBoth(game: Game, cache: LookAheadCache): Generator<void, Both> {
  const { roll, stop } = yield* evaluating(game, cache)
  if (!roll || !stop) throw new Error('Rolling and stopping are only possible after a placement')
  return { roll, stop }
}

/** The page's turn must be over. */
export function* judging(page: ReviewPage, cache: LookAheadCache): Generator<void, Judged> {
  const { before: game, dice, seat, thrown, placed: made, decided } = page
  const { roll: before } = yield* evaluating(game, cache)
  if (!before) throw new Error('A page begins with a roll')
  const rolled = rolledFrom(game, dice, cache)
  const dealt = { before, rolled, luck: points(rolled[seat] - before[seat]) }
  if (!thrown || !made || !decided) {
    const after = (yield* evaluating(page.after, cache)).value
    return { ...dealt, best: after, placed: after, after, space: null, then: null }
  }
  const { best, space } = yield* judgingSpace(thrown, made.space, cache)
  const both = yield* evaluatingBoth(decided, cache)
  const then = yield* judgingThen(decided, page.then === 'stopped' ? 'stop' : 'roll', both)
  const { roll, stop } = both
  const placed = stop[seat] >= roll[seat] ? stop : roll
  return { ...dealt, best, placed, after: page.then === 'stopped' ? stop : roll, space, then }
}

const worthsOfOptions = ({ options }: Evaluation, seat: Seat): Worths<Space> =>
  worthsOf(
    seat,
    options.map(({ space, value }) => [space, value]),
  )

/**
 * Evaluates the placement made and the two that rank best without looking ahead; asks the baron only if the placement made is not the best of these.
 */
function* judgingSpace(
  game: Game,
  made: Space,
  cache: LookAheadCache,
): Generator<void, { readonly best: Chances; readonly space: SpaceVerdict }> {
  const { turn: seat, rules } = game
  const first = rankedQuickly(game).slice(0, 2)
  yield
  const evaluation = yield* evaluating(game, cache, [made, ...first])
  const right = clearVerdict(worthsOfOptions(evaluation, seat), made)
  const beside = evaluation.options.find(({ space }) => space !== made)?.space ?? null
  if (right) return { best: evaluation.value, space: { ...right, beside } }
  yield
  const barons = baronsChoice(game)
  if (barons.type !== 'place') throw new Error('The baron must place when dice are on the table')
  yield
  const all = yield* evaluating(game, cache, [made, ...first, barons.space])
  const verdict = verdictOn(worthsOfOptions(all, seat), made, barons.space, 'space', rules.seats)
  return { best: all.value, space: { ...verdict, beside } }
}

function* judgingThen(game: Game, made: StopOrRoll, both: Both): Generator<void, Judged['then']> {
  const { turn: seat, rules } = game
  const worths = worthsOf<StopOrRoll>(seat, [
    ['roll', both.roll],
    ['stop', both.stop],
  ])
  const right = clearVerdict(worths, made)
  if (right) return { ...right, ...both }
  yield
  const barons = baronsChoice(game).type === 'stop' ? 'stop' : 'roll'
  return { ...verdictOn(worths, made, barons, 'then', rules.seats), ...both }
}

const [luckFrom, lostFrom] = [10, 4] as const

/** A page's worst mistake, if any. */
export const mistakeOn = (judged: Judged | null | undefined): Extract<Grade, 'slip' | 'costly'> | null => {
  const found = [judged?.space?.grade, judged?.then?.grade]
  return found.includes('costly') ? 'costly' : found.includes('slip') ? 'slip' : null
}

/** Whether this stop called the last round. */
export const calls = ({ before, after, then }: ReviewPage): boolean =>
  then === 'stopped' && before.lastRound === null && after.lastRound !== null

/** Whether the page is worth stopping at in a review. */
export const isMoment = (page: ReviewPage, judged: Judged | null | undefined): boolean =>
  mistakeOn(judged) !== null ||
  calls(page) ||
  (judged != null && Math.abs(judged.luck) >= luckFrom) ||
  (page.end?.type === 'busted' && markerCount(page.end.lost) >= lostFrom)
