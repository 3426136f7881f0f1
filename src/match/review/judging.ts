/** Judges one page: what the dice changed, and what each choice cost. In steps of a look-ahead each; throws no dice, says nothing. */
import {
  atFirstSight,
  baronsChoice,
  rolledFrom,
  weighing,
  type Chances,
  type Sights,
  type Weighed,
} from '@/bots'
import type { Seat, Space } from '@/engine'
import type { Page } from './pages'
import { points } from './points'
import { rightAway, verdictOn, worthsOf, type Verdict, type Worths } from './verdicts'

export type StopOrRoll = 'stop' | 'roll'

/** Chances by seat at each moment of a page, and what is said of it. */
export type Judged = {
  readonly before: Chances
  /** With the dice on the table, seen as deep as before them: the difference is luck. */
  readonly rolled: Chances
  /** Of the best placement, seen one roll deeper: what that corrects is neither luck nor choice. After a bust, of the next turn. */
  readonly best: Chances
  /** Of the placement made. */
  readonly placed: Chances
  readonly after: Chances
  /** Of the player who rolled, in points. */
  readonly luck: number
  /** Null after a bust. */
  readonly space: SpaceVerdict | null
  readonly then: (Verdict<StopOrRoll> & Both) | null
}
/** Beside what else it is judged: the best of the other spaces that were weighed; null where there is none. */
type SpaceVerdict = Verdict<Space> & { readonly beside: Space | null }
type Both = { readonly roll: Chances; readonly stop: Chances }

/** The page's turn must be over. */
export function* judging(page: Page, sights: Sights): Generator<void, Judged> {
  const { before: game, dice, seat } = page
  const before = (yield* weighing(game, sights)).roll!
  const rolled = rolledFrom(game, dice, sights)
  const dealt = { before, rolled, luck: points(rolled[seat]! - before[seat]!) }
  if (page.thrown === null) {
    const after = (yield* weighing(page.after, sights)).value
    return { ...dealt, best: after, placed: after, after, space: null, then: null }
  }
  const { best, space } = yield* judgingSpace(page, sights)
  const { roll, stop } = yield* weighing(page.decided!, sights)
  const then = yield* judgingThen(page, { roll: roll!, stop: stop! })
  const placed = stop![seat]! >= roll![seat]! ? stop! : roll!
  return { ...dealt, best, placed, after: page.then === 'stopped' ? stop! : roll!, space, then }
}

const worthsOfOptions = ({ options }: Weighed, seat: Seat): Worths<Space> =>
  worthsOf(
    seat,
    options.map(({ space, value }) => [space, value]),
  )

/** Weighs what was placed and the two best at first sight. */
function* judgingSpace(
  { thrown, placed, seat, before: { rules } }: Page,
  sights: Sights,
): Generator<void, { readonly best: Chances; readonly space: SpaceVerdict }> {
  const [game, made] = [thrown!, placed!.space]
  const first = atFirstSight(game).slice(0, 2)
  yield
  const weighed = yield* weighing(game, sights, [made, ...first])
  const right = rightAway(worthsOfOptions(weighed, seat), made)
  const beside = weighed.options.find(({ space }) => space !== made)?.space ?? null
  if (right) return { best: weighed.value, space: { ...right, beside } }
  yield
  const barons = baronsChoice(game)
  if (barons.type !== 'place') throw new Error('The baron places where dice allow it')
  yield
  const all = yield* weighing(game, sights, [made, ...first, barons.space])
  const verdict = verdictOn(worthsOfOptions(all, seat), made, barons.space, 'space', rules.seats)
  return { best: all.value, space: { ...verdict, beside } }
}

function* judgingThen(
  { decided, then, seat, before: { rules } }: Page,
  both: Both,
): Generator<void, Judged['then']> {
  const made: StopOrRoll = then === 'stopped' ? 'stop' : 'roll'
  const worths = worthsOf<StopOrRoll>(seat, [
    ['roll', both.roll],
    ['stop', both.stop],
  ])
  const right = rightAway(worths, made)
  if (right) return { ...right, ...both }
  yield
  const barons = baronsChoice(decided!).type === 'stop' ? 'stop' : 'roll'
  return { ...verdictOn(worths, made, barons, 'then', rules.seats), ...both }
}
