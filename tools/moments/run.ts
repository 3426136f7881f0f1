/**
 * npm run pictures:moments: films the moments of a match in the exported app, frame by frame on a controlled clock, and writes
 * artifacts/moments/<moment>.png. It compares nothing.
 *
 *   npm run pictures:moments                        all
 *   npm run pictures:moments -- bust win            only these
 *   DIST=dist npm run pictures:moments              without exporting again
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { root, withApp } from '../picture/app'
import { film, type Film } from './film'
import { moments } from './moments'
import { strip } from './strip'

const words = process.argv.slice(2)
const folder = join(root, 'artifacts/moments')
const frameWidth = 230

void withApp(async (browser, url) => {
  mkdirSync(folder, { recursive: true })
  for (const [name, momentOf] of Object.entries<() => Film>(moments)) {
    if (words.length > 0 && !words.includes(name)) continue
    const moment = momentOf()
    const frames = await film(browser, url, moment)
    const timeOf = (frame: number): number => (moment.from ?? 0) + frame * moment.every
    writeFileSync(join(folder, `${name}.png`), await strip(browser, frames, timeOf, frameWidth))
  }
})
