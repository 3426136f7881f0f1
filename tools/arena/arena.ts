/** Plays pairings on worker threads and returns their outcomes. */
import { join } from 'node:path'
import { bundle, runWorker } from '../threads/start'
import { add, noTally, scoreOf, type Pairing, type Score, type Tally } from './duel'
import type { Share } from './worker'

export type Outcome = Score & { readonly pairing: Pairing; readonly perSecond: number }

export type Arena = (pairing: Pairing) => Promise<Outcome>

export const openArena = async (workers: number): Promise<Arena> => {
  const code = await bundle(join(__dirname, 'worker.ts'))
  return async (pairing) => {
    const from = performance.now()
    let tally = noTally
    await Promise.all(
      Array.from({ length: workers }, (_, first) => {
        const share: Share = { pairing, first, step: workers }
        return runWorker(code, share, (part: Tally) => {
          tally = add(tally, part)
        })
      }),
    )
    const played = tally.deals * pairing.seats
    return { pairing, ...scoreOf(tally), perSecond: (played * 1000) / (performance.now() - from) }
  }
}

export const tableHead = [
  '| guest | hosts | players | game | guest wins | 95 % | matches | matches/s |',
  '|---|---|---|---|---|---|---|---|',
]

export const tableRow = ({ pairing, percent, interval, perSecond }: Outcome): string => {
  const { guest, host, seats, reusable, matches } = pairing
  const game = reusable ? 'variant' : 'base'
  return (
    `| ${guest} | ${host} | ${seats} | ${game} | ${percent.toFixed(1)} % | ± ${interval.toFixed(1)} ` +
    `| ${matches} | ${perSecond.toFixed(0)} |`
  )
}
