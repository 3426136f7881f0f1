/** Points as they are written and as they are read out, and a whole page as it is told. */
import type { Phrases } from '@/i18n/dictionaries'
import { roundOf } from '@/match'
import type { Page } from '@/match/review'
import type { SeatNames } from '@/features/matchView/sentences'
import type { PageRow } from './rows'

const figureSpoken = (figure: number, { lookBack: { spoken } }: Phrases): string =>
  figure < 0 ? spoken.minus(-figure) : spoken.plus(figure)

/** "Luck of the roll. 3 spaces possible. plus 4 points" */
export const rowSpoken = ({ title, spoken, says, figure }: PageRow, phrases: Phrases): string =>
  [
    `${spoken ?? title}.`,
    ...(says === '' ? [] : [says.endsWith('.') ? says : `${says}.`]),
    ...(figure === null || figure === 0 ? [] : [`${figureSpoken(figure, phrases)}.`]),
  ].join(' ')

/** "Round 11, second roll", and who decided where that was a bot in a person's place. */
export const whereOf = (
  { before, roll, by, seat }: Page,
  standsIn: boolean,
  { lookBack, names }: Phrases,
  naming: SeatNames,
): string => {
  const where = lookBack.roundAndRoll(roundOf(before), roll + 1)
  if (!standsIn || by.who !== 'bot') return where
  return `${where} · ${lookBack.decidedFor(names.levels[by.level].name, naming(seat))}`
}

/** "Round 11, second roll, Anna: Three dice: 6, 1, 4. Luck of the roll. …" */
export const pageSpoken = (
  page: Page,
  rows: readonly PageRow[],
  where: string,
  phrases: Phrases,
  naming: SeatNames,
): string =>
  [
    `${where}, ${naming(page.seat) ?? phrases.common.you}: ${phrases.play.diceSpoken(page.dice)}.`,
    ...rows.map((row) => rowSpoken(row, phrases)),
  ].join(' ')
