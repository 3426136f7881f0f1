/** Writes src/screens/about/nativeLicences.json from the podspecs and Gradle files of the installed packages. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { nativeDependencies, ownPods } from './nativeDependencies'
import { nativeWorks, unknownOf } from './nativeLibraries'
import { textsFor } from './texts'

const root = join(__dirname, '../..')
const dependencies = nativeDependencies(root)
const unknown = unknownOf(dependencies, ownPods(root))
for (const { name, file } of unknown)
  console.error(`${name} (${file}) is unknown: add it to nativeLibraries.ts`)
if (unknown.length > 0) process.exit(1)

const libraries = nativeWorks(dependencies)
const texts = textsFor(root, libraries)
writeFileSync(
  join(root, 'src/screens/about/nativeLicences.json'),
  `${JSON.stringify({ libraries, texts }, null, 1)}\n`,
)
console.log(`${libraries.length} native libraries under ${Object.keys(texts).join(', ')}`)
