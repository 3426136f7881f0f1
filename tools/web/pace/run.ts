/**
 * `npm run pace [folder]`: how soon an export paints, can be tapped and answers taps on a processor a quarter as fast as this one,
 * as multiples of the smallest Expo app, which is exported beside it, and of a tap on nothing. Printed, not judged.
 *
 *   npm run pace                    what lies in dist
 *   npm run pace -- <folder> --n 9  another export, each start so many times
 */
import { existsSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { loadavg } from 'node:os'
import { parseArgs } from 'node:util'

import { serve } from '../../../__tests__/browser/support/serve'
import { medianOf } from '../../../__tests__/browser/support/pace'
import { launchChromium } from '../../chromium'
import { exportEmptyApp } from './emptyApp'
import { slower, timeStart, type Start } from './start'
import { timeMatch, timePages, type Tap, type Taps } from './taps'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { n: { type: 'string', default: '7' } },
})
const folder = resolve(positionals[0] ?? 'dist')
const runs = Number(values.n)

const ms = (figures: readonly number[]): string => `${medianOf(figures).toFixed(0)} ms`
const times = (figures: readonly number[], of: readonly number[]): string =>
  (medianOf(figures) / medianOf(of)).toFixed(2)

async function measure(): Promise<void> {
  const empty = exportEmptyApp()
  const [ours, theirs] = [await serve(folder), await serve(empty.exported)]
  const browser = await launchChromium()
  try {
    const starts: Record<'ours' | 'theirs', Start[]> = { ours: [], theirs: [] }
    const start = {
      ours: () => timeStart(browser, `${ours.url}/`, '#root [role=button]'),
      theirs: () => timeStart(browser, `${theirs.url}/`, '#root [role=heading], #root h1'),
    }
    // The first of each finds the browser itself cold.
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

if (existsSync(join(folder, 'index.html'))) void measure()
else {
  console.error(`There is no export in ${folder}: npm run export:web writes one into dist.`)
  process.exitCode = 1
}
