/**
 * Measures the figures that statistics compare players with: every level, table and rule, until each counted figure is within 3
 * %.
 */
import { join } from 'node:path'
import type { Level } from '../../src/bots/index'
import type { SeatCount } from '../../src/engine/index'
import { addLosses, noLosses, referenceNames, referenceOf, type Losses, type ReferenceName } from './losses'
import { openSpread } from './spread'

/** What one level does at one table. `lost` is null if no such matches were reviewed. */
export type Row = Readonly<Record<Exclude<ReferenceName, 'lost'>, number>> & {
  readonly reusable: boolean
  readonly seats: SeatCount
  readonly level: Level
  readonly matches: number
  readonly lost: number | null
}
const near = 0.03
const counted = ['rolls', 'busts', 'spaces'] as const

const isNear = (losses: Losses): boolean =>
  counted.every((name) => {
    const [share, interval] = referenceOf(losses[name])
    return interval <= near * share
  })

const shareIn = (losses: Losses, name: ReferenceName): number =>
  Number(referenceOf(losses[name])[0].toFixed(3))

const lineOf = ({ level, seats, reusable, matches }: Row, losses: Losses): string => {
  const figures = referenceNames.map((name) => {
    const [share, interval] = referenceOf(losses[name])
    return `${share.toFixed(3)} ± ${interval.toFixed(3)}`
  })
  return `| ${level} | ${seats} | ${reusable ? 'variant' : 'base'} | ${matches} | ${figures.join(' | ')} |`
}

type Measuring = {
  readonly levels: readonly Level[]
  /** How many matches of each table are reviewed, at tables up to `judgedSeats`. */
  readonly judged: number
  readonly judgedSeats: number
  readonly workers: number
  /** The tables, by number of seats and whether squatters are reusable. */
  readonly tables: readonly (readonly [seats: SeatCount, reusable: boolean])[]
  readonly show: (line: string) => void
  /** Called with each row when it is done. */
  readonly keep: (row: Row) => void
}

export const measureReference = async (measuring: Measuring): Promise<void> => {
  const { levels, workers, tables, show, keep } = measuring
  const count = await openSpread(join(__dirname, 'referenceWorker.ts'), workers, noLosses, addLosses)
  show(`| level | players | rule | matches | ${referenceNames.join(' | ')} |`)
  show('|---|---|---|---|---|---|---|---|')
  for (const [seats, reusable] of tables)
    for (const level of levels) {
      const judged = seats <= measuring.judgedSeats ? measuring.judged : 0
      const task = { level, seats, reusable }
      const { lost } = await count({ ...task, matches: judged, judged })
      let matches = 400
      let losses = await count({ ...task, matches, judged: 0 })
      while (!isNear(losses)) {
        matches *= 2
        losses = await count({ ...task, matches, judged: 0 })
      }
      const row: Row = {
        reusable,
        seats,
        level,
        matches,
        rolls: shareIn(losses, 'rolls'),
        busts: shareIn(losses, 'busts'),
        spaces: shareIn(losses, 'spaces'),
        lost: judged > 0 ? shareIn({ ...losses, lost }, 'lost') : null,
      }
      show(lineOf(row, { ...losses, lost }))
      keep(row)
    }
}
