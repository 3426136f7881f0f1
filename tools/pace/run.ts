/**
 * `npm run pace`: measures an export in Chromium on a processor slowed down four times, and prints the figures.
 *
 *   npm run pace                     start and taps of the export in dist, next to an empty Expo app
 *   npm run pace -- matches bots     matches, reviews and statistics; bots that think
 *   npm run pace -- --dist folder    another export
 *   npm run pace -- --n 9            number of starts
 */
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { after } from 'node:test'
import { parseArgs } from 'node:util'

import { closeBrowser } from '../../__tests__/browser/support/open'
import { measureStart } from './start'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { dist: { type: 'string', default: 'dist' }, n: { type: 'string', default: '7' } },
})
const folder = resolve(values.dist)
/** Each file registers its measurements while it loads; they run one at a time. */
const parts = { matches: () => import('./matches'), bots: () => import('./bots') }
const chosen = Object.entries(parts).filter(([name]) => positionals.includes(name))

async function measureParts(): Promise<void> {
  process.env.DIST = folder
  process.env.TIMED = '1'
  after(closeBrowser)
  for (const [, load] of chosen) await load()
}

if (!existsSync(join(folder, 'index.html'))) {
  console.error(`There is no export in ${folder}: npm run export:web writes one into dist.`)
  process.exitCode = 1
} else if (chosen.length > 0) void measureParts()
else void measureStart(folder, Number(values.n))
