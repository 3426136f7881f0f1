/** Reads from podspecs and Gradle files what the installed packages add to the native projects. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export type Dependency = {
  /** A pod, the group and name of a Gradle artifact, or a Gradle expression that names neither. */
  readonly name: string
  /** The file that names it, below `node_modules`. */
  readonly file: string
}

const foldersIn = (folder: string): readonly string[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
    .map(({ name }) => name)

const packagesIn = (modules: string): readonly string[] =>
  foldersIn(modules).flatMap((name) =>
    name.startsWith('@') ? foldersIn(join(modules, name)).map((inner) => `${name}/${inner}`) : [name],
  )

const hasPodspec = (folder: string): boolean =>
  existsSync(folder) && readdirSync(folder).some((name) => name.endsWith('.podspec'))

/** Podspecs, and the scripts of React Native that add pods to them. */
const podFilesOf = (modules: string, name: string): readonly string[] => {
  const folder = join(modules, name)
  if (!['.', 'ios', 'apple'].some((below) => hasPodspec(join(folder, below)))) return []
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => !path.includes('node_modules/'))
    .filter((path) => path.endsWith('.podspec') || /^scripts\/.*pods?\b.*\.rb$/.test(path))
    .map((path) => `${name}/${path}`)
}

const gradleFilesOf = (modules: string, name: string): readonly string[] =>
  ['android/build.gradle', 'android/build.gradle.kts', 'ReactAndroid/build.gradle.kts']
    .map((path) => `${name}/${path}`)
    .filter((path) => existsSync(join(modules, path)))

const namesIn = (text: string, pattern: RegExp): readonly string[] =>
  [...text.matchAll(pattern)].map(([, name = '']) => name)

/** Without subspecs, and without what only tests of a package need. */
const podsIn = (text: string): readonly string[] =>
  [
    ...namesIn(text, /(?<!test_spec)\.dependency[ (]\s*["']([^"']+)["']/g),
    ...namesIn(text, /\badd_dependency\(\w+,\s*["']([^"']+)["']/g),
    ...namesIn(text, /^\s*pod ["']([^"']+)["']/gm),
  ].map((name) => name.replace(/\/.*/, ''))

/** What a library of React Native's version catalogue is called on Maven, by its name in Gradle files. */
const catalogueOf = (text: string): ReadonlyMap<string, string> =>
  new Map(
    [...text.matchAll(/^([\w-]+) = \{ ?(?:module = "([^"]+)"|group = "([^"]+)", name = "([^"]+)")/gm)].map(
      ([, key = '', module, group, name]) => [
        `libs.${key.replaceAll('-', '.')}`,
        module ?? `${group}:${name}`,
      ],
    ),
  )

/** The dependencies that end up in an app; `project(…)` is another package, which has a file of its own. */
const artifactsIn = (text: string, catalogue: ReadonlyMap<string, string>): readonly string[] =>
  namesIn(text, /^\s*"?(?:implementation|api|runtimeOnly)"?[ (]+(.*)$/gm)
    .filter((rest) => !/^\(?project\(/.test(rest))
    .map((rest) => {
      const quoted = /^["']([\w.-]+:[\w.-]+)/.exec(rest)?.[1]
      const expression = rest.replace(/[\s),{].*$/, '')
      return quoted ?? catalogue.get(expression) ?? expression
    })

/** The C++ libraries that React Native's own build compiles. */
const compiledIn = (catalogue: string): readonly string[] =>
  namesIn(/# Native Dependencies\n((?:.+\n)*)/.exec(catalogue)?.[1] ?? '', /^(\w+) ?=/gm)

const catalogueFile = 'react-native/gradle/libs.versions.toml'

/** Sorted, each name once for each file. */
export const nativeDependencies = (root: string): readonly Dependency[] => {
  const modules = join(root, 'node_modules')
  const read = (file: string): string => readFileSync(join(modules, file), 'utf8')
  const catalogueText = read(catalogueFile)
  const catalogue = catalogueOf(catalogueText)
  const packages = packagesIn(modules)
  const named = (files: readonly string[], names: (text: string) => readonly string[]) =>
    files.flatMap((file) => [...new Set(names(read(file)))].map((name) => ({ name, file })))
  return [
    ...named(
      packages.flatMap((name) => podFilesOf(modules, name)),
      podsIn,
    ),
    ...named(
      packages.flatMap((name) => gradleFilesOf(modules, name)),
      (text) => artifactsIn(text, catalogue),
    ),
    ...named([catalogueFile], compiledIn),
  ].sort((a, b) => `${a.name} ${a.file}`.localeCompare(`${b.name} ${b.file}`, 'en'))
}

/** The pods that installed packages define. Their licences are those of the packages. */
export const ownPods = (root: string): ReadonlySet<string> => {
  const modules = join(root, 'node_modules')
  return new Set(
    packagesIn(modules)
      .flatMap((name) => podFilesOf(modules, name))
      .filter((file) => file.endsWith('.podspec') && !file.includes('/third-party-podspecs/'))
      .flatMap((file) =>
        namesIn(readFileSync(join(modules, file), 'utf8'), /\.name\s*=\s*["']([^"']+)["']/g),
      ),
  )
}
