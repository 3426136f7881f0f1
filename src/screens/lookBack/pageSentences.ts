/** The text of a review page, in rows and spoken: the luck of the roll, the chosen space, and the choice to stop or roll. */
import { required } from '@/checked'
import { bustCount, columnOf, markerCount, rowOf } from '@/engine'
import type { Phrases } from '@/i18n/dictionaries'
import {
  calls,
  nearest,
  points,
  reasonsFor,
  shownChances,
  stakeOf,
  type Grade,
  type Judged,
  type ReviewPage,
  type Review,
  type ShownChance,
  type Verdict,
} from '@/match/review'
import { gameOf, roundOf } from '@/match'
import { percentOf } from '@/stage/speech'
import type { GradeName } from '@/ui/game/marks/GradeMark'
import {
  baronPlaces,
  bothClause,
  reasonsClause,
  sentenceFrom,
  stakeSentence,
} from '@/features/review/adviceSentences'
import type { SeatNames } from '@/features/matchView/sentences'

export type PageRow = {
  readonly title: string
  /** Read out instead of the title. */
  readonly spoken?: string
  readonly says: string
  /** Points; null if there is nothing to count. */
  readonly figure: number | null
  readonly mark: GradeName | null
}

type Saying = { readonly phrases: Phrases; readonly seatName: SeatNames }

/** A row without a verdict: not judged yet, or the turn goes on. */
const untold = (judged: Judged | null | undefined, { lookBack }: Phrases): Omit<PageRow, 'title'> => ({
  says: judged === undefined ? lookBack.working : '',
  figure: null,
  mark: null,
})

const luckRow = (page: ReviewPage, judged: Judged | null | undefined, { phrases }: Saying): PageRow => {
  const { lookBack } = phrases
  const lost = page.end?.type === 'busted' ? markerCount(page.end.lost) : null
  return {
    title: lookBack.luck,
    says: lost === null ? lookBack.possible(page.options.length) : lookBack.nothingFits(lost),
    figure: judged ? nearest(judged.luck) : null,
    mark: null,
  }
}

const figureOf = ({ cost, grade }: Verdict<unknown>): number | null =>
  grade === null ? null : -nearest(cost)

/** Mentions the hint if the player asked for one. */
const gradeSaid = (grade: Grade, hinted: boolean, { lookBack, coach }: Phrases): string =>
  hinted ? `${lookBack.grades[grade]}, ${coach.withHint}.` : `${lookBack.grades[grade]}.`

const spaceRow = (
  page: ReviewPage,
  judged: Judged | null | undefined,
  { phrases, seatName }: Saying,
): PageRow => {
  const { lookBack, play, coach } = phrases
  const { space, kind, third } = required(page.placed)
  const [column, row] = [columnOf(space), rowOf(space)]
  const named =
    kind === 'claim'
      ? { title: play.botClaim(column, row), spoken: play.bookClaim(column, row) }
      : { title: play.botSquatter(third, column, row), spoken: play.bookSquatter(third, column, row) }
  if (page.options.length === 1)
    return { ...named, says: lookBack.nothingToChoose, figure: null, mark: 'none' }
  const verdict = judged?.space
  if (!verdict) return { ...named, ...untold(judged, phrases) }
  const { grade, better, beside } = verdict
  const figure = figureOf(verdict)
  if (grade === null) return { ...named, says: '', figure, mark: 'none' }
  const graded = gradeSaid(grade, page.hinted.space, phrases)
  const game = required(page.thrown)
  if (better === null) {
    const reasons = beside === null ? [] : reasonsFor(game, space, beside).slice(0, 1)
    const why = reasonsClause(reasons, phrases, seatName)
    return { ...named, says: why ? `${graded} ${sentenceFrom(why)}` : graded, figure, mark: grade }
  }
  const baron = baronPlaces(game, better, phrases)
  const why = reasonsClause(reasonsFor(game, better, space), phrases, seatName)
  const says = why ? `${graded} ${baron}: ${why}.` : `${graded} ${baron}. ${coach.noReason}`
  return { ...named, says, figure, mark: grade }
}

/** The row for rolling on or stopping, after this page's marker. */
const thenRow = (
  page: ReviewPage,
  judged: Judged | null | undefined,
  title: string,
  { phrases, seatName }: Saying,
): PageRow => {
  const verdict = judged?.then
  if (!verdict) return { title, ...untold(judged, phrases) }
  const { grade, better } = verdict
  const figure = figureOf(verdict)
  if (grade === null) return { title, says: '', figure, mark: 'none' }
  const done = page.then === 'stopped' ? 'stop' : 'roll'
  const best = better ?? done
  const chances = { roll: points(verdict.roll[page.seat]), stop: points(verdict.stop[page.seat]) }
  const both = sentenceFrom(bothClause(best, chances, phrases))
  const stake =
    better === null
      ? ''
      : stakeSentence(stakeOf(required(page.decided), better === 'roll'), phrases, seatName)
  const graded = gradeSaid(grade, page.hinted.then, phrases)
  return { title, says: [graded, stake, both].filter((part) => part !== '').join(' '), figure, mark: grade }
}

const titleOfStop = (page: ReviewPage, { lookBack }: Phrases): string => {
  if (calls(page)) return lookBack.stoppedAndStarted
  const { settled, claimed } = page.end?.type === 'stopped' ? page.end : { settled: [], claimed: [] }
  return lookBack.stopped(settled.length + claimed.length)
}

/** The row for a bust: the choice to roll was made, and judged, on the page before. A turn's first roll is no choice. */
const riskRow = ({ pages, judged }: Review, page: ReviewPage, saying: Saying): readonly PageRow[] => {
  const before = pages[page.number - 1]
  if (page.roll === 0 || !before) return []
  const { lookBack } = saying.phrases
  const chance = percentOf(bustCount(page.before))
  const row = thenRow(before, judged[before.number], lookBack.rolled(chance), saying)
  const wasGood = row.mark === 'spotOn' || row.mark === 'fine'
  return [wasGood ? { ...row, says: `${row.says} ${lookBack.canGoWrong}` } : row]
}

export const rowsOf = (review: Review, page: ReviewPage, saying: Saying): readonly PageRow[] => {
  const judged = review.judged[page.number]
  const luck = luckRow(page, judged, saying)
  if (page.thrown === null) return [luck, ...riskRow(review, page, saying)]
  const rows = page.placed ? [luck, spaceRow(page, judged, saying)] : [luck]
  if (page.then === null) return rows
  const title =
    page.then === 'stopped'
      ? titleOfStop(page, saying.phrases)
      : saying.phrases.lookBack.rolledAgain(percentOf(bustCount(required(page.decided))))
  return [...rows, thenRow(page, judged, title, saying)]
}

const figureSpoken = (figure: number, { lookBack: { spoken } }: Phrases): string =>
  figure < 0 ? spoken.minus(-figure) : spoken.plus(figure)

/** "Luck of the roll. 3 spaces possible. plus 4 points" */
export const rowSpoken = ({ title, spoken, says, figure }: PageRow, phrases: Phrases): string =>
  [
    `${spoken ?? title}.`,
    ...(says === '' ? [] : [says.endsWith('.') ? says : `${says}.`]),
    ...(figure === null || figure === 0 ? [] : [`${figureSpoken(figure, phrases)}.`]),
  ].join(' ')

/** "Round 11, second roll", and the bot that decided if it stood in for a person. */
export const whereOf = (
  { before, roll, by, seat }: ReviewPage,
  standsIn: boolean,
  { lookBack, names }: Phrases,
  seatName: SeatNames,
): string => {
  const where = lookBack.roundAndRoll(roundOf(before), roll + 1)
  if (!standsIn || by.who !== 'bot') return where
  return `${where} · ${lookBack.decidedFor(names.levels[by.level].name, seatName(seat))}`
}

/** "Round 11, second roll, Anna: Three dice: 6, 1, 4. Luck of the roll. …" */
export const pageSpoken = (
  page: ReviewPage,
  rows: readonly PageRow[],
  where: string,
  phrases: Phrases,
  seatName: SeatNames,
): string =>
  [
    `${where}, ${seatName(page.seat) ?? phrases.common.you}: ${phrases.play.diceSpoken(page.dice)}.`,
    ...rows.map((row) => rowSpoken(row, phrases)),
  ].join(' ')

/** The chances shown with a page: after its marker, or after its bust; at the end, the result. Null until they are known. */
export const chancesOf = (review: Review, page: ReviewPage | null): readonly ShownChance[] | null => {
  if (page) {
    const judged = review.judged[page.number]
    return judged ? shownChances(judged.placed, page.decided === null && page.after.phase === 'over') : null
  }
  const end = review.starts.at(-1)
  return end && gameOf(review.match).phase === 'over' ? shownChances(end, true) : null
}
