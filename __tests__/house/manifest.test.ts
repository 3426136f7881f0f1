/** package.json: scripts point to existing programs, dependencies are used, and versions match the SDK. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { importsOf, root, sourceFiles, sourceOf } from './rooms'

const read = (file: string): string => readFileSync(join(root, file), 'utf8')
const manifest = JSON.parse(read('package.json')) as {
  readonly main: string
  readonly scripts: Readonly<Record<string, string>>
  readonly dependencies: Readonly<Record<string, string>>
  readonly devDependencies: Readonly<Record<string, string>>
}

it('has every program that a script runs', () => {
  const programs = Object.values(manifest.scripts).flatMap((script) => script.match(/\S+\.ts\b/g) ?? [])
  expect(programs.filter((path) => !existsSync(join(root, path)))).toEqual([])
})

/** Needed without being imported: the platform itself, and peer dependencies. */
const notImported = [
  '@expo/metro-runtime',
  'expo-asset',
  'expo',
  'react-dom',
  'react-native-screens',
  'react-native-web',
  'react-native-worklets',
]

it('has no unused dependency', () => {
  const files = [...sourceFiles().map(sourceOf), read('App.tsx')]
  const plugins = [...read('app.json').matchAll(/"([\w-]+)"/g)].map(([, name]) => name)
  const used = (name: string): boolean =>
    files.some((source) => source.includes(`'${name}`)) || plugins.includes(name)
  const unused = Object.keys(manifest.dependencies).filter(
    (name) => !notImported.includes(name) && !used(name),
  )
  expect(unused).toEqual([])
})

it('imports only packages listed in package.json', () => {
  const packages = sourceFiles()
    .flatMap((file) => importsOf(file, sourceOf(file)))
    .map(({ from }) => from)
    .filter((from) => !from.startsWith('.') && !from.startsWith('@/'))
    .map((from) =>
      from
        .split('/')
        .slice(0, from.startsWith('@') ? 2 : 1)
        .join('/'),
    )
  expect([...new Set(packages)].filter((name) => manifest.dependencies[name] === undefined)).toEqual([])
})

it('uses the versions that the SDK recommends', () => {
  const named = JSON.parse(read('node_modules/expo/bundledNativeModules.json')) as Readonly<
    Record<string, string>
  >
  const all = { ...manifest.dependencies, ...manifest.devDependencies }
  const other = Object.entries(all).filter(
    ([name, version]) => named[name] !== undefined && named[name] !== version,
  )
  expect(other).toEqual([])
})

it('explains every top-level folder in the README', () => {
  const ignored = ['node_modules', 'dist', 'artifacts', 'ios', 'android']
  const folders = readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
    .map(({ name }) => name)
  const readme = read('README.md')
  expect(folders).toContain('src')
  expect(folders.filter((name) => !ignored.includes(name) && !readme.includes(`${name}/`))).toEqual([])
})

type Locked = { readonly packages: Readonly<Record<string, { readonly optionalDependencies?: object }>> }

/** Packages come with one optional dependency per system; npm has left those of other systems out of the lock file before. */
function notLocked({ packages }: Locked): readonly string[] {
  const paths = new Set(Object.keys(packages))
  return Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter(
      (name) => !paths.has(`${path}/node_modules/${name}`) && !paths.has(`node_modules/${name}`),
    ),
  )
}

it('locks the native binaries of every system', () => {
  const locked = JSON.parse(read('package-lock.json')) as Locked
  expect(Object.keys(locked.packages)).toContain('node_modules/lightningcss-win32-x64-msvc')
  expect(notLocked(locked)).toEqual([])
})

it('notices a binary that is not locked', () => {
  const optionalDependencies = { 'a-linux': '1', 'a-win32': '1' }
  expect(
    notLocked({ packages: { 'node_modules/a': { optionalDependencies }, 'node_modules/a-linux': {} } }),
  ).toEqual(['a-win32'])
})
