/**
 * Writes src/screens/about/licences.json from the source maps of an export:
 *   npx expo export -p all --source-maps --output-dir /tmp/licences
 *   npx tsx tools/licences/licences.ts /tmp/licences && npx prettier --write src/screens/about/licences.json
 * Refuses packages that name no licence.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { packagesIn, workOf, type Work } from './collect'
import { textsFor } from './texts'

const root = join(__dirname, '../..')
const target = join(root, 'src/screens/about/licences.json')

const dist = process.argv[2]
if (!dist) throw new Error('Say where the export with source maps lies')

const fonts = (['besley', 'source-sans-3'] as const).map((name): Work => {
  const folder = join(root, 'node_modules/@expo-google-fonts', name)
  const [copyright = ''] = readFileSync(join(folder, 'LICENSE_FONT'), 'utf8').split(/\r?\n/)
  return { name: name === 'besley' ? 'Besley' : 'Source Sans 3', licence: 'OFL-1.1', copyright: [copyright] }
})
const libraries = packagesIn(dist).map((name) => workOf(root, name))
const texts = textsFor(root, [...fonts, ...libraries])

writeFileSync(target, `${JSON.stringify({ fonts, libraries, texts }, null, 1)}\n`)
console.log(`${libraries.length} libraries under ${Object.keys(texts).join(', ')}`)
for (const [licence, text] of Object.entries(texts))
  if (text === null) console.log(`No text for ${licence}: add a model`)
