/** Holds the fences inside the rooms: between the places of `screens`, against circles, and between the halves of a pair. */
import { importsOf, placeOf, sourceFiles, sourceOf, targetOf, topicOf, type Import } from './rooms'

const files = sourceFiles()
const imports = files.flatMap((file) => importsOf(file, sourceOf(file)))

/** Says which link leads where, and knows Home; all other places come with the parts that the web fetches. */
const navigation = 'screens/shell/Navigation.tsx'
const knowsPlaces = (file: string): boolean => file === navigation || file.startsWith('screens/shell/places/')

function trespass(entry: Import): string | null {
  const [here, target] = [placeOf(entry.file), targetOf(entry)]
  const there = target === null ? null : placeOf(target)
  if (here === null || there === null || here === there || there === 'shell') return null
  if (knowsPlaces(entry.file)) return null
  // What the pages of a place share lies at its root; the root knows none of its pages.
  if (here.startsWith(`${there}/`)) return null
  return `src/${entry.file} imports ${entry.from}: ${here} may not know ${there}`
}

it('lets no place know another, and only the navigation know them all', () => {
  expect(imports.map(trespass).filter((text) => text !== null)).toEqual([])
})

it.each([
  ['a place in another', `import { a } from '../play/a'`, 'screens/results/a.tsx'],
  ['a type from another place', `import type { A } from '../saved/a'`, 'screens/results/a.tsx'],
  ['a place in a folder of another', `import { a } from '../../saved/a'`, 'screens/play/panel/a.tsx'],
  ['a page of a place in the next page', `import { a } from '../lesson/a'`, 'screens/learn/rules/a.tsx'],
  ['a page in what the pages share', `import { a } from './lesson/a'`, 'screens/learn/a.tsx'],
  ['a place in the shell', `import { a } from '../home/a'`, 'screens/shell/Page.tsx'],
])('would notice %s', (_what, source, file) => {
  expect(importsOf(file, source).map(trespass)).toEqual([expect.stringContaining(file)])
})

it.each([
  ['the navigation import a place', `import { a } from '../home/a'`, navigation],
  ['a chunk import a place', `import { a } from '../../play/a'`, 'screens/shell/places/a.ts'],
  ['a place import the shell', `import { a } from '../shell/Page'`, 'screens/home/a.tsx'],
  ['a place import its own folders', `import { a } from './panel/a'`, 'screens/play/a.tsx'],
  ['a page import what its place shares', `import { a } from '../LearnPage'`, 'screens/learn/rules/a.tsx'],
])('lets %s', (_what, source, file) => {
  expect(importsOf(file, source).map(trespass)).toEqual([null])
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

/** Both halves of a platform pair stand behind one import. */
const bare = (file: string): string => file.replace(/(\.(web|native))?\.tsx?$/, '')

type Graph = ReadonlyMap<string, readonly string[]>

/** Types count too. */
function graphOf(found: readonly Import[]): Graph {
  const known = new Set([...files, ...found.map(({ file }) => file)].map(bare))
  const graph = new Map<string, string[]>()
  for (const entry of found) {
    const target = targetOf(entry)
    if (target === null || !known.has(target)) continue
    const here = bare(entry.file)
    // The web half of a pair takes its types from the other half.
    if (target !== here) graph.set(here, [...(graph.get(here) ?? []), target])
  }
  return graph
}

/** A way through imports that ends where it began; null if there is none. */
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

it('has no two files that import each other, however far around', () => {
  expect(circleIn(graphOf(imports))).toBeNull()
})

it('would notice a circle of three files through the door of a room', () => {
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

/** Metro takes the first ending that exists, `.ts` before `.web.tsx`: a half with another ending never ships. */
const alone = (all: readonly string[]): readonly string[] =>
  all.filter(
    (file) => /\.(web|native)\.tsx?$/.test(file) && !all.includes(file.replace(/\.(web|native)/, '')),
  )

it('has a partner with the same ending for every file of one platform', () => {
  expect(alone(files)).toEqual([])
})

it('would notice a half that never ships', () => {
  expect(alone(['ui/a.ts', 'ui/a.web.ts', 'ui/svg.ts', 'ui/svg.web.tsx'])).toEqual(['ui/svg.web.tsx'])
})

it('presses everything through the one Pressable that leaves Android silent', () => {
  const pressed = /import \{[^}]*\b(Pressable|Touchable\w+)\b[^}]*\} from 'react-native'/
  expect(files.filter((file) => pressed.test(sourceOf(file)))).toEqual(['ui/kit/Pressable.tsx'])
})

it('lets no motion go on for ever, which would keep a phone drawing while nobody does anything', () => {
  const endless = /['"]infinite['"]|withRepeat\([^)]*-1/
  expect(files.filter((file) => endless.test(sourceOf(file)))).toEqual([])
})
