/** Measures the habits of every level at every table: prints a table, and writes the file that the app reads. */
import { join } from 'node:path'
import type { Level } from '../../src/bots/index'
import { seatCounts, type SeatCount } from '../../src/engine/index'
import { addHabits, habitNames, noHabits, shareOf, type HabitName, type Habits } from './habits'
import { openSpread } from './spread'

/** Printed, but not written: `--reference` measures these more precisely. */
const elsewhere = ['rollsATurn', 'bustsATurn', 'spacesAStop'] as const satisfies readonly HabitName[]
type KeptName = Exclude<HabitName, (typeof elsewhere)[number]>
const keptNames = habitNames.filter((name): name is KeptName => !elsewhere.some((each) => each === name))

/** Figures of one table; the wins are of 100, by seat, starting with the first. */
type TableHabits = Readonly<Record<KeptName, number>> & { readonly winsBySeat: readonly number[] }
export type MeasuredHabits = {
  readonly measured: string
  readonly matches: number
  readonly levels: Readonly<Partial<Record<Level, Readonly<Record<SeatCount, TableHabits>>>>>
}

const rounded = (figure: number, places: number): number => Number(figure.toFixed(places))

const winsBySeat = ({ wins, matches }: Habits, seats: SeatCount): readonly number[] =>
  wins.slice(0, seats).map((part) => rounded((100 * part) / matches, 1))

const tableOf = (habits: Habits, seats: SeatCount): TableHabits => ({
  winsBySeat: winsBySeat(habits, seats),
  ...(Object.fromEntries(keptNames.map((name) => [name, rounded(shareOf(habits[name])[0], 3)])) as Record<
    KeptName,
    number
  >),
})

const habitsHead = [
  `| level | players | wins of 100 by seat | ${habitNames.map((name) => name.replace(/[A-Z]/g, ' $&').toLowerCase()).join(' | ')} |`,
  `|---|---|---|${habitNames.map(() => '---|').join('')}`,
]

const rowOf = (level: Level, seats: SeatCount, habits: Habits): string => {
  const figures = habitNames.map((name) => {
    const [share, interval] = shareOf(habits[name])
    return `${share.toFixed(2)} ± ${interval.toFixed(2)}`
  })
  return `| ${level} | ${seats} | ${winsBySeat(habits, seats).join(', ')} | ${figures.join(' | ')} |`
}

export const measureHabits = async (
  asked: readonly Level[],
  matches: number,
  workers: number,
  date: string,
  show: (line: string) => void,
): Promise<MeasuredHabits> => {
  const count = await openSpread(join(__dirname, 'habitsWorker.ts'), workers, noHabits, addHabits)
  habitsHead.forEach(show)
  const byLevel: [Level, MeasuredHabits['levels'][Level]][] = []
  for (const level of asked) {
    const bySeats: [SeatCount, TableHabits][] = []
    for (const seats of seatCounts) {
      const habits = await count({ player: level, seats, reusable: false, matches })
      show(rowOf(level, seats, habits))
      bySeats.push([seats, tableOf(habits, seats)])
    }
    byLevel.push([level, Object.fromEntries(bySeats) as MeasuredHabits['levels'][Level]])
  }
  return { measured: date, matches, levels: Object.fromEntries(byLevel) }
}
