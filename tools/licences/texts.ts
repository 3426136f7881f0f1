/** The texts of licences, from installed packages. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** For each licence, a file that has its plain text without additions. */
const models: Readonly<Record<string, string>> = {
  MIT: 'node_modules/react/LICENSE',
  ISC: 'node_modules/inherits/LICENSE',
  'Apache-2.0': 'node_modules/typescript/LICENSE.txt',
  'BSD-2-Clause': 'node_modules/entities/LICENSE',
  'BSD-3-Clause': 'node_modules/hyphenate-style-name/LICENSE',
  'BSL-1.0': 'tools/licences/BSL-1.0.txt',
  'OFL-1.1': 'node_modules/@expo-google-fonts/besley/LICENSE_FONT',
}

/** The text of a licence without copyright lines, which are listed with each package instead. */
const textOf = (root: string, licence: string): string | null => {
  const path = models[licence]
  if (!path) return null
  const lines = readFileSync(join(root, path), 'utf8').split(/\r?\n/)
  return lines
    .filter((line) => !/^\s*copyright\b.*(\(c\)|©|\d{4})/i.test(line))
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

/** The text of every licence that the works are under, by its name; null if there is none. */
export const textsFor = (
  root: string,
  works: readonly { readonly licence: string }[],
): Readonly<Record<string, string | null>> => {
  const used = [...new Set(works.flatMap(({ licence }) => licence.split(' AND ')))].sort()
  return Object.fromEntries(used.map((licence) => [licence, textOf(root, licence)]))
}
