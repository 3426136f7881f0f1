/** `npm run size [folder]`: prints how large an export is, compressed, and what is loaded when. */
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'

import { sizesOf } from './sizes'

const kB = (bytes: number): string => `${(bytes / 1000).toFixed(1).padStart(7)} kB`

const folder = resolve(process.argv[2] ?? 'dist')
if (!existsSync(join(folder, 'index.html'))) {
  console.error(`There is no export in ${folder}: npm run export:web writes one into dist.`)
  process.exit(1)
}

const { beforeHome, beforeFirstRoll, scripts, page, fonts } = sizesOf(folder)
console.log(`${kB(beforeHome)}  JavaScript before Home is drawn`)
console.log(`${kB(beforeFirstRoll)}  before the first roll of a match of people`)
console.log(`${kB(page)}  the page with its picture`)
console.log(`${kB(fonts)}  fonts`)
for (const [file, size] of Object.entries(scripts).sort(([, a], [, b]) => b - a))
  console.log(`${kB(size)}  ${file}`)
