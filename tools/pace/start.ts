/**
 * Measures when the export paints, can be tapped and answers taps on a processor slowed down four times, next to an empty
 * Expo app and to a tap on nothing.
 */
import { rmSync } from 'node:fs'
import { loadavg } from 'node:os'

import { serve } from '../../__tests__/browser/support/serve'
import { launchChromium } from '../chromium'
import { exportEmptyApp } from './emptyApp'
import { medianOf } from './measure'
import { slower, timeStart, type Start } from './openPhone'
import { timeMatch, timePages, type Tap, type Taps } from './taps'

const ms = (figures: readonly number[]): string => `${medianOf(figures).toFixed(0)} ms`
const times = (figures: readonly number[], of: readonly number[]): string =>
  (medianOf(figures) / medianOf(of)).toFixed(2)

export async function measureStart(folder: string, runs: number): Promise<void> {
  const empty = exportEmptyApp()
  const [ours, theirs] = [await serve(folder), await serve(empty.exported)]
  const browser = await launchChromium()
  try {
    const starts: Record<'ours' | 'theirs', Start[]> = { ours: [], theirs: [] }
    const start = {
      ours: () => timeStart(browser, `${ours.url}/`, '#root [role=button]'),
      theirs: () => timeStart(browser, `${theirs.url}/`, '#root [role=heading], #root h1'),
    }
    // The first run of each warms up the browser and is not counted.
    for (let run = -1; run < runs; run += 1)
      for (const which of run % 2 === 0 ? (['theirs', 'ours'] as const) : (['ours', 'theirs'] as const)) {
        const timed = await start[which]()
        if (run >= 0) starts[which].push(timed)
      }
    console.log(`Starts, ${runs} of each in turns, processor ${slower} times slower`)
    for (const [what, of] of [
      ['painted', 'first paint'],
      ['ready', 'ready to tap'],
    ] as const) {
      const [own, other] = [starts.ours.map((each) => each[what]), starts.theirs.map((each) => each[what])]
      console.log(`  ${of.padEnd(14)} ${ms(own)}, an empty app ${ms(other)}: ${times(own, other)} times`)
    }
    const taps: Taps = { inert: [], roll: [], placement: [], stop: [], 'a page': [] }
    const beside: Taps = { inert: [], roll: [], placement: [], stop: [], 'a page': [] }
    for (let run = 0; run < 2; run += 1) {
      await timeMatch(browser, ours.url, taps)
      await timePages(browser, ours.url, beside)
    }
    console.log('Taps to the next painted frame, median')
    const told = (name: Tap, of: Taps): void =>
      console.log(
        `  ${name.padEnd(14)} ${ms(of[name])}, ${times(of[name], of.inert)} times an inert one (${of[name].length})`,
      )
    for (const name of ['inert', 'roll', 'placement', 'stop'] as const) told(name, taps)
    for (const name of ['inert', 'a page'] as const) told(name, beside)
    console.log(`Load of the machine in the last minute: ${loadavg()[0]!.toFixed(1)}`)
  } finally {
    await browser.close()
    await Promise.all([ours.close(), theirs.close()])
    rmSync(empty.folder, { recursive: true })
  }
}
