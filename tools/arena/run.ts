/**
 * `npm run arena`: measures bots against each other. Without names, the baron against the yardsticks; with two names, the first
 * as a guest among the second; `--levels` and `--habits` (of all levels, or of those named) write the strengths and habits that
 * the app shows; `--cost` prints what a decision costs; `--calibration` writes how well win chances predict wins; `--reference`
 * writes the figures that players are compared with.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { levels } from '../../src/bots/index'
import { seatCounts, type SeatCount } from '../../src/engine/index'
import { openArena, tableHead, tableRow, type Outcome } from './arena'
import { measureCalibration, type Calibrated } from './calibrationTable'
import { printCost } from './cost'
import type { Pairing } from './duel'
import { measureHabits } from './habitsTable'
import { measureReference, type Row } from './reference'
import { measureStrength } from './strength'

const pathOf = (name: string): string => join(__dirname, '..', '..', 'src', 'bots', name)
/** Formats as Prettier does: a list of numbers on one line. */
const write = (name: string, figures: object): void => {
  const lines = JSON.stringify(figures, null, 2).replace(
    /\[([\s\d.,]+)\]/g,
    (_, list: string) => `[${list.trim().replace(/\s+/g, ' ')}]`,
  )
  writeFileSync(pathOf(name), `${lines}\n`)
}

const read = (name: string) => JSON.parse(readFileSync(pathOf(name), 'utf8'))

/** Replaces the earlier measurement of the same table. */
const keepCalibrated = (calibrated: Calibrated): void => {
  const known: readonly Calibrated[] = read('calibration.json').tables
  const tables = [...known.filter(({ seats }) => seats !== calibrated.seats), calibrated]
  write('calibration.json', { tables: tables.sort((a, b) => a.seats - b.seats) })
}

const keepReference = (row: Row, measured: string): void => {
  const nameOf = ({ reusable, seats, level }: Row): string =>
    `${Number(reusable)}${seats}${levels.indexOf(level)}`
  const known: readonly Row[] = read('reference.json').rows
  const rows = [...known.filter((each) => nameOf(each) !== nameOf(row)), row]
  write('reference.json', { measured, rows: rows.sort((a, b) => Number(nameOf(a)) - Number(nameOf(b))) })
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    matches: { type: 'string', default: '4000' },
    seats: { type: 'string' },
    variant: { type: 'boolean', default: false },
    workers: { type: 'string', default: '2' },
    levels: { type: 'boolean', default: false },
    habits: { type: 'boolean', default: false },
    cost: { type: 'boolean', default: false },
    calibration: { type: 'boolean', default: false },
    reference: { type: 'boolean', default: false },
    judged: { type: 'string', default: '100' },
    judgedSeats: { type: 'string', default: '5' },
  },
})
const matches = Number(values.matches)
const seatsAsked: readonly SeatCount[] = seatCounts.filter((count) => count === Number(values.seats))

/** The levels that are named; all if none is. */
const levelsAsked = levels.filter((level) => positionals.length === 0 || positionals.includes(level))

type Figures = { readonly matches: number; readonly levels: object; readonly habits?: object }

/** Replaces the earlier measurements of the same levels. */
const keepLevels = (name: string, figures: Figures): void => {
  const known = read(name)
  // Every figure is based on at least this many matches.
  const least = levelsAsked.length === levels.length ? matches : Math.min(known.matches, matches)
  const all = { ...known.levels, ...figures.levels }
  const habits = figures.habits && { ...known.habits, ...figures.habits }
  write(name, { ...figures, matches: least, levels: all, habits })
}

/** The default pairings: with two players against both yardsticks, with more against stop-after-5; base game and variant. */
const bars: readonly Pairing[] = [false, true].flatMap((reusable) => [
  ...seatCounts.map((seats): Pairing => ({ guest: 'baron', host: 'stop-after-5', seats, reusable, matches })),
  { guest: 'baron', host: 'weighing', seats: 2, reusable, matches },
])

const chosen = (): readonly Pairing[] => {
  const [guest, host] = positionals
  if (!guest || !host) return bars
  return [{ guest, host, seats: seatsAsked[0] ?? 2, reusable: values.variant, matches }]
}

const main = async (): Promise<void> => {
  if (values.cost) return printCost()
  const workers = Number(values.workers)
  if (values.calibration) {
    const tables = values.seats ? seatsAsked : seatCounts
    const player = positionals[0] ?? 'baron'
    const keep = player === 'baron' && !values.variant ? keepCalibrated : () => undefined
    return measureCalibration(player, tables, values.variant, matches, workers, keep)
  }
  const date = new Date().toISOString().slice(0, 10)
  if (values.habits)
    return keepLevels(
      'habits.json',
      await measureHabits(levelsAsked, matches, workers, date, (line) => console.log(line)),
    )
  if (values.reference) {
    const [judged, judgedSeats] = [Number(values.judged), Number(values.judgedSeats)]
    const tables = (values.seats ? [values.variant] : [false, true]).flatMap((reusable) =>
      (values.seats ? seatsAsked : seatCounts).map((seats) => [seats, reusable] as const),
    )
    const show = (line: string): void => console.log(line)
    const keep = (row: Row): void => keepReference(row, date)
    return measureReference({ levels: levelsAsked, judged, judgedSeats, workers, tables, show, keep })
  }
  const arena = await openArena(workers)
  const show = (outcome: Outcome): void => console.log(tableRow(outcome))
  console.log(tableHead.join('\n'))
  if (values.levels)
    return keepLevels('strength.json', await measureStrength(arena, levelsAsked, matches, date, show))
  for (const pairing of chosen()) show(await arena(pairing))
}

void main()
