/** Checks imports within the rooms: between places and features, circular imports, and platform pairs. */
import { importsOf, placeOf, sourceFiles, sourceOf, targetOf, topicOf, type Import } from './rooms'

const files = sourceFiles()
const imports = files.flatMap((file) => importsOf(file, sourceOf(file)))

/** Imports Home directly; all other places are in chunks, which `places` imports. */
const navigation = 'screens/shell/Navigation.tsx'
const knowsPlaces = (file: string): boolean => file === navigation || file.startsWith('screens/shell/places/')

function placeOffence(entry: Import): string | null {
  const [here, target] = [placeOf(entry.file), targetOf(entry)]
  const there = target === null ? null : placeOf(target)
  if (here === null || there === null || here === there || there === 'shell') return null
  if (knowsPlaces(entry.file)) return null
  // The pages of a place share the files at its root, which import none of the pages.
  if (here.startsWith(`${there}/`)) return null
  return `src/${entry.file} imports ${entry.from}: ${here} may not know ${there}`
}

it('lets no place import another, and only the navigation import them all', () => {
  expect(imports.map(placeOffence).filter((text) => text !== null)).toEqual([])
})

it.each([
  ['a place in another', `import { a } from '../play/a'`, 'screens/results/a.tsx'],
  ['a type from another place', `import type { A } from '../saved/a'`, 'screens/results/a.tsx'],
  ['a place in a folder of another', `import { a } from '../../saved/a'`, 'screens/play/panel/a.tsx'],
  ['a page of a place in the next page', `import { a } from '../lesson/a'`, 'screens/learn/rules/a.tsx'],
  ['a page in what the pages share', `import { a } from './lesson/a'`, 'screens/learn/a.tsx'],
  ['a place in the shell', `import { a } from '../home/a'`, 'screens/shell/Page.tsx'],
])('notices %s', (_what, source, file) => {
  expect(importsOf(file, source).map(placeOffence)).toEqual([expect.stringContaining(file)])
})

it.each([
  ['a place in the navigation', `import { a } from '../home/a'`, navigation],
  ['a place in a chunk', `import { a } from '../../play/a'`, 'screens/shell/places/a.ts'],
  ['the shell in a place', `import { a } from '../shell/Page'`, 'screens/home/a.tsx'],
  ['its own folders in a place', `import { a } from './panel/a'`, 'screens/play/a.tsx'],
  ['files of its place in a page', `import { a } from '../LearnPage'`, 'screens/learn/rules/a.tsx'],
])('allows %s', (_what, source, file) => {
  expect(importsOf(file, source).map(placeOffence)).toEqual([null])
})

const shared = 'matchView'

function topicOffence(entry: Import): string | null {
  const [here, target] = [topicOf(entry.file), targetOf(entry)]
  const there = target === null ? null : topicOf(target)
  if (here === null || there === null || here === there || there === shared) return null
  return `src/${entry.file} imports ${entry.from}: ${here} may not know ${there}`
}

it('lets no feature import another, except matchView', () => {
  expect(imports.map(topicOffence).filter((text) => text !== null)).toEqual([])
})

it('notices a feature that imports another', () => {
  const planted = importsOf('features/table/a.ts', `import { a } from '../review/a'`)
  expect(planted.map(topicOffence)).toEqual([expect.stringContaining('may not know review')])
  const allowed = importsOf('features/table/a.ts', `import { a } from '../matchView/a'`)
  expect(allowed.map(topicOffence)).toEqual([null])
})

/** Both files of a platform pair are behind one import. */
const bare = (file: string): string => file.replace(/(\.(web|native))?\.tsx?$/, '')

type Graph = ReadonlyMap<string, readonly string[]>

/** Type imports count too. */
function graphOf(found: readonly Import[]): Graph {
  const known = new Set([...files, ...found.map(({ file }) => file)].map(bare))
  const graph = new Map<string, string[]>()
  for (const entry of found) {
    const target = targetOf(entry)
    if (target === null || !known.has(target)) continue
    const here = bare(entry.file)
    // The web file of a pair imports types from the other file.
    if (target !== here) graph.set(here, [...(graph.get(here) ?? []), target])
  }
  return graph
}

/** A circular chain of imports, or null. */
function circleIn(graph: Graph): readonly string[] | null {
  const done = new Set<string>()
  const walk = (file: string, way: readonly string[]): readonly string[] | null => {
    if (way.includes(file)) return [...way.slice(way.indexOf(file)), file]
    if (done.has(file)) return null
    for (const next of graph.get(file) ?? []) {
      const circle = walk(next, [...way, file])
      if (circle) return circle
    }
    done.add(file)
    return null
  }
  for (const file of graph.keys()) {
    const circle = walk(file, [])
    if (circle) return circle
  }
  return null
}

it('has no circular imports', () => {
  expect(circleIn(graphOf(imports))).toBeNull()
})

it('notices a circle of three files through another room', () => {
  const planted = [
    ...importsOf('ui/a.tsx', `import { b } from './b'`),
    ...importsOf('ui/b.tsx', `import type { C } from '@/planted/door'`),
    ...importsOf('ui/c.tsx', `import { a } from './a'`),
    { file: 'planted/door.ts', room: 'ui', from: '../ui/c', typeOnly: false } as const,
  ]
  expect(circleIn(graphOf([...imports, ...planted]))).toEqual([
    'ui/a',
    'ui/b',
    'planted/door',
    'ui/c',
    'ui/a',
  ])
})

/** Metro uses the first extension that exists, `.ts` before `.web.tsx`: a platform file with another extension never ships. */
const withoutPartner = (all: readonly string[]): readonly string[] =>
  all.filter(
    (file) => /\.(web|native)\.tsx?$/.test(file) && !all.includes(file.replace(/\.(web|native)/, '')),
  )

it('has a partner with the same extension for every platform file', () => {
  expect(withoutPartner(files)).toEqual([])
})

it('notices a platform file that never ships', () => {
  expect(withoutPartner(['ui/a.ts', 'ui/a.web.ts', 'ui/svg.ts', 'ui/svg.web.tsx'])).toEqual([
    'ui/svg.web.tsx',
  ])
})

it('uses React Native’s Pressable in one file, which turns off the click sound on Android', () => {
  const pressed = /import \{[^}]*\b(Pressable|Touchable\w+)\b[^}]*\} from 'react-native'/
  expect(files.filter((file) => pressed.test(sourceOf(file)))).toEqual(['ui/kit/Pressable.tsx'])
})

it('has no endless animation, which would keep an idle phone drawing', () => {
  const endless = /['"]infinite['"]|withRepeat\([^)]*-1/
  expect(files.filter((file) => endless.test(sourceOf(file)))).toEqual([])
})
