/** Lists the packages in an exported app from its source maps, with licence and copyright. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export type Work = {
  readonly name: string
  readonly licence: string
  /** The copyright lines of its licence file. */
  readonly copyright: readonly string[]
}

type PackageFile = {
  readonly license?: unknown
  readonly licenses?: unknown
  readonly author?: unknown
}

/** Packages with code in the bundles below `dist`, by their source maps. */
export const packagesIn = (dist: string): readonly string[] => {
  const names = new Set<string>()
  for (const file of readdirSync(dist, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.map')) continue
    const { sources } = JSON.parse(readFileSync(join(dist, file), 'utf8')) as { sources: readonly string[] }
    for (const source of sources) {
      const name = /.*node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(source)?.[1]
      if (name) names.add(name)
    }
  }
  return [...names].sort()
}

const licenceFile = (folder: string): string => {
  const file = readdirSync(folder).find((name) => /^(licen[cs]e|copying)(\.|$|-mit)/i.test(name))
  return file ? readFileSync(join(folder, file), 'utf8') : ''
}

/** A package of a family without a licence file uses the one of the family's main package. */
const headOf = (name: string): string | null =>
  /^(@react-native\/|metro-)/.test(name) ? 'react-native' : null

const copyrightIn = (text: string): readonly string[] => [
  ...new Set(
    text
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => /^copyright\b.*(\(c\)|©|\d{4})/i.test(line)),
  ),
]

const authorOf = ({ author }: PackageFile): string => {
  if (typeof author === 'string') return author.replace(/\s*[<(].*$/, '')
  const name = (author as { name?: unknown } | undefined)?.name
  return typeof name === 'string' ? name : ''
}

const licenceOf = ({ license, licenses }: PackageFile): string => {
  if (typeof license === 'string') return license
  const first = (Array.isArray(licenses) ? licenses[0] : license) as { type?: unknown } | undefined
  return typeof first?.type === 'string' ? first.type : ''
}

/** Throws if a package names no licence: then a person has to check it. */
export const workOf = (root: string, name: string): Work => {
  const folder = join(root, 'node_modules', name)
  if (!existsSync(folder)) throw new Error(`${name} is in the app but not in node_modules`)
  const about = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as PackageFile
  const licence = licenceOf(about)
  if (licence === '') throw new Error(`${name} names no licence`)
  const own = copyrightIn(licenceFile(folder))
  const head = headOf(name)
  const inherited = head === null ? [] : copyrightIn(licenceFile(join(root, 'node_modules', head)))
  const author = authorOf(about)
  const found = own.length > 0 ? own : inherited
  return { name, licence, copyright: found.length > 0 || author === '' ? found : [author] }
}
