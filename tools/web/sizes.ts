/** Computes how much of an export is loaded before Home is drawn, and before the first roll of a match of people. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

import { filesBelow } from '../filesBelow'

export type Sizes = {
  /** Bytes of JavaScript, compressed as hosts do. */
  readonly beforeHome: number
  readonly beforeFirstRoll: number
  readonly scripts: Readonly<Record<string, number>>
  readonly page: number
  readonly fonts: number
}

const compressed = (file: string): number => gzipSync(readFileSync(file), { level: 9 }).length
const sum = (sizes: readonly number[]): number => sizes.reduce((all, size) => all + size, 0)

export function sizesOf(folder: string): Sizes {
  const page = readFileSync(join(folder, 'index.html'), 'utf8')
  const files = filesBelow(folder)
  const scripts = Object.fromEntries(
    files.filter((file) => file.endsWith('.js')).map((file) => [file, compressed(join(folder, file))]),
  )
  const first = Object.keys(scripts).filter((file) => page.includes(`/${file}"`))
  const beforeHome = sum(first.map((file) => scripts[file]!))
  const playing = Object.keys(scripts).find((file) => /\/playing-[0-9a-f]+\.js$/.test(file))
  if (playing === undefined) throw new Error(`${folder} has no chunk "playing": was it renamed?`)
  const fonts = files
    .filter((file) => file.endsWith('.woff2'))
    .map((file) => readFileSync(join(folder, file)).length)
  return {
    beforeHome,
    beforeFirstRoll: beforeHome + scripts[playing]!,
    scripts,
    page: compressed(join(folder, 'index.html')),
    fonts: sum(fonts),
  }
}
