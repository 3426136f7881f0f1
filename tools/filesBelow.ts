/** All paths below a folder, relative to it, sorted, with forward slashes on every system. */
import { readdirSync } from 'node:fs'
import { sep } from 'node:path'

export const filesBelow = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((path) => path.split(sep).join('/'))
    .sort()
