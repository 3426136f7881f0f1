/**
 * Writes src/screens/about/licences.json from the source maps of an export:
 *   npx expo export -p all --source-maps --output-dir /tmp/licences
 *   npx tsx tools/licences/licences.ts /tmp/licences && npx prettier --write src/screens/about/licences.json
 * Refuses packages that name no licence.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { packagesIn, workOf, type Work } from './collect'

const root = join(__dirname, '../..')
const target = join(root, 'src/screens/about/licences.json')

/** For each licence, a package whose licence file is its plain text without additions. */
const models: Readonly<Record<string, string>> = {
  MIT: 'node_modules/react/LICENSE',
  ISC: 'node_modules/inherits/LICENSE',
  'Apache-2.0': 'node_modules/typescript/LICENSE.txt',
  'BSD-2-Clause': 'node_modules/entities/LICENSE',
  'BSD-3-Clause': 'node_modules/hyphenate-style-name/LICENSE',
  'OFL-1.1': 'node_modules/@expo-google-fonts/besley/LICENSE_FONT',
}

/** The text of a licence without copyright lines, which are listed with each package instead. */
const textOf = (licence: string): string | null => {
  const path = models[licence]
  if (!path) return null
  const lines = readFileSync(join(root, path), 'utf8').split('\n')
  return lines
    .filter((line) => !/^\s*copyright\b.*(\(c\)|©|\d{4})/i.test(line))
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

const dist = process.argv[2]
if (!dist) throw new Error('Say where the export with source maps lies')

const fonts = (['besley', 'source-sans-3'] as const).map((name): Work => {
  const folder = join(root, 'node_modules/@expo-google-fonts', name)
  const [copyright = ''] = readFileSync(join(folder, 'LICENSE_FONT'), 'utf8').split('\n')
  return { name: name === 'besley' ? 'Besley' : 'Source Sans 3', licence: 'OFL-1.1', copyright: [copyright] }
})
const libraries = packagesIn(dist).map((name) => workOf(root, name))
const used = [...new Set([...fonts, ...libraries].flatMap(({ licence }) => licence.split(' AND ')))].sort()
const texts = Object.fromEntries(used.map((licence) => [licence, textOf(licence)]))

writeFileSync(target, `${JSON.stringify({ fonts, libraries, texts }, null, 1)}\n`)
console.log(`${libraries.length} libraries under ${used.join(', ')}`)
for (const licence of used) if (texts[licence] === null) console.log(`No text for ${licence}: add a model`)
