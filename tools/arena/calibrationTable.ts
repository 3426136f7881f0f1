/**
 * Measures calibrations, as printed tables (starts of turns before and after the call of the last round) and as data for the app
 * (both together).
 */
import { join } from 'node:path'
import type { SeatCount } from '../../src/engine/index'
import {
  addCalibration,
  addTenths,
  judge,
  noCalibration,
  type Calibration,
  type CalibrationTask,
  type Tenth,
} from './calibration'
import { openSpread } from './spread'

/** How often each turn after the call is played on. */
const again = 5

/** A tenth with fewer samples than this is left out. */
const enough = 100

/** Wins minus prediction, in points of 100; a tenth with too few samples is left out. */
const cellOf = (tenth: Tenth): string => {
  if (tenth.count < enough) return '–'
  const { weighed, won, interval } = judge(tenth)
  return `${(won - weighed).toFixed(1)} ± ${interval.toFixed(1)}`
}

const head = [
  '| player | players | game | turns | 0 to 10 | 10 to 20 | 20 to 30 | 30 to 40 | 40 to 50 | 50 to 60 | 60 to 70 | 70 to 80 | 80 to 90 | 90 to 100 |',
  '|---|---|---|---|---|---|---|---|---|---|---|---|---|---|',
]

/** Prediction and wins of each tenth, in points of 100; null for a tenth with too few samples. */
export type Calibrated = {
  readonly seats: SeatCount
  readonly matches: number
  readonly tenths: readonly (readonly [weighed: number, won: number] | null)[]
}

const rounded = (points: number): number => Math.round(10 * points) / 10

const pairOf = (tenth: Tenth): readonly [number, number] | null => {
  if (tenth.count < enough) return null
  const { weighed, won } = judge(tenth)
  return [rounded(weighed), rounded(won)]
}

/** `keep` is called with each table when it is done. */
export const measureCalibration = async (
  player: string,
  seatCounts: readonly SeatCount[],
  reusable: boolean,
  matches: number,
  workers: number,
  keep: (calibrated: Calibrated) => void,
): Promise<void> => {
  const calibrate = await openSpread<CalibrationTask, Calibration>(
    join(__dirname, 'calibrationWorker.ts'),
    workers,
    noCalibration,
    addCalibration,
  )
  console.log(head.join('\n'))
  for (const seats of seatCounts) {
    const { before, after } = await calibrate({ player, seats, reusable, matches, again })
    const game = reusable ? 'variant' : 'base'
    for (const [turns, tenths] of [['before the call', before] as const, ['after it', after] as const])
      console.log(`| ${player} | ${seats} | ${game} | ${turns} | ${tenths.map(cellOf).join(' | ')} |`)
    keep({ seats, matches, tenths: addTenths(before, after).map(pairOf) })
  }
}
