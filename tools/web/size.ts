/** `npm run size [folder]`: prints how large an export is, compressed, and what comes when. */
import { resolve } from 'node:path'

import { sizesOf } from './sizes'

const kB = (bytes: number): string => `${(bytes / 1000).toFixed(1).padStart(7)} kB`

const { beforeHome, beforeFirstRoll, scripts, page, fonts } = sizesOf(resolve(process.argv[2] ?? 'dist'))
console.log(`${kB(beforeHome)}  JavaScript before Home is drawn`)
console.log(`${kB(beforeFirstRoll)}  before the first roll of a match of people`)
console.log(`${kB(page)}  the page with its picture`)
console.log(`${kB(fonts)}  fonts`)
for (const [file, size] of Object.entries(scripts).sort(([, a], [, b]) => b - a))
  console.log(`${kB(size)}  ${file}`)
