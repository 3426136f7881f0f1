import {
  apis,
  doorOf,
  handedOut,
  importsOf,
  leaves,
  mayImport,
  roomOf,
  sourceFiles,
  sourceOf,
  type Import,
  type Room,
} from './rooms'

const files = sourceFiles()
const imports = files.flatMap((file) => importsOf(file, sourceOf(file)))

function offence(entry: Import): string | null {
  const door = doorOf(entry)
  if (door === null) return null
  const here = `src/${entry.file} imports ${entry.from}`
  if (door === entry.room) return `${here}: inside a room, imports are relative`
  if (!isWayInto(door, entry.from)) return `${here}: import the API, @/${door}, or a file by its name`
  const { any, types } = mayImport[entry.room] as { any: readonly string[]; types: readonly string[] }
  if (any.includes(door)) return null
  if (types.includes(door)) return entry.typeOnly ? null : `${here}: types only`
  return `${here}: ${entry.room} may not know ${door}`
}

/** Of an API, code imports the index; of any other room, a file. */
function isWayInto(room: Room, from: string): boolean {
  const halves: readonly string[] | undefined = (apis as Partial<Record<Room, readonly string[]>>)[room]
  if (halves === undefined) return !from.endsWith('/index') && from !== `@/${room}`
  return from === `@/${room}` || halves.some((half) => from === `@/${room}/${half}`)
}

function offences(source: string, file: string): readonly (string | null)[] {
  return importsOf(file, source).map(offence)
}

it('lets every room import only what the table allows', () => {
  expect(imports.map(offence).filter((text) => text !== null)).toEqual([])
})

it.each(leaves)(
  'lets every room but the engine import $file, which imports nothing',
  ({ file, from: name }) => {
    expect(withoutComments(sourceOf(file))).not.toMatch(/\b(import|from|require)\b/)
    expect(imports.filter(({ room, from }) => room === 'engine' && from === name)).toEqual([])
  },
)

it('lets only features and screens import services and routes', () => {
  const found = imports.filter(({ from }) => handedOut.some((name) => from === `@/${name}`))
  expect([...new Set(found.map(({ room }) => room))].sort()).toEqual(['features', 'screens'])
})

it('reads the imports of all rooms that exist', () => {
  expect(imports.length).toBeGreaterThan(files.length / 2)
})

it.each([
  ['a value from a room that may not be imported', `import { bots } from '@/bots'`, 'ui/a.tsx'],
  ['an inner file of an API', `import { play } from '@/engine/rules'`, 'ui/a.tsx'],
  ['the index file of an API', `import { play } from '@/engine/index'`, 'ui/a.tsx'],
  ['a barrel of a room that has none', `import { Text } from '@/ui/kit/index'`, 'screens/a.tsx'],
  ['a relative way into another room', `import { play } from '../engine/index'`, 'match/a.ts'],
  ['a value where only types may come in', `import { levels } from '@/bots'`, 'i18n/en.ts'],
  ['a value beside a type', `import { type Level, levels } from '@/bots'`, 'i18n/en.ts'],
  ['its own API', `import { play } from '@/engine'`, 'engine/a.ts'],
  ['a screen in a feature', `import { a } from '@/screens/shell/a'`, 'features/table/a.ts'],
  ['a lazy import', `const a = () => import('@/screens/home/HomeScreen')`, 'stage/a.ts'],
  ['a re-export over several lines', `export {\n  a,\n  b,\n} from '@/saves'`, 'match/a.ts'],
])('notices %s', (_what, source, file) => {
  expect(offences(source, file)).toEqual([expect.stringContaining(file)])
})

it('refuses an import from outside src unless it is an asset', () => {
  expect(offences(`const a = require('../../assets/sounds/a.wav')`, 'stage/a.ts')).toEqual([null])
  expect(() => offences(`import a from '../../tools/a'`, 'stage/a.ts')).toThrow('no room')
})

it.each([
  ['types into i18n', `import type { Level } from '@/bots'`, 'i18n/en.ts'],
  ['listed types into sitting', `import { type Stage } from '@/stage/stage'`, 'sitting/a.ts'],
  ['the list of names', `import { levels } from '@/names'`, 'ui/a.tsx'],
  ['a file of a room without an API', `import { Text } from '@/ui/kit/Text'`, 'screens/home/a.tsx'],
  ['the second half of an API', `import { pagesOf } from '@/match/review'`, 'features/review/a.ts'],
  ['a neighbour in the same room', `import { a } from '../kit/a'`, 'ui/game/a.tsx'],
])('accepts %s', (_what, source, file) => {
  expect(offences(source, file)).toEqual([null])
})

const pure = files.filter((file) => ['engine', 'bots', 'match', 'sitting'].includes(roomOf(file)))

it('keeps React, chance, the clock and timers out of engine, bots, match and sitting', () => {
  const forbidden =
    /from 'react|from 'expo|from '@react|Math\.random|Date\.now|new Date\(\)|performance\.now|setTimeout|setInterval|requestAnimationFrame|queueMicrotask/
  const found = pure.filter((file) => forbidden.test(withoutComments(sourceOf(file))))
  expect(found).toEqual([])
})

it('lets only stage and App.tsx read the clock and set timers', () => {
  const forbidden = /Date\.now|new Date\(\)|performance\.now|setTimeout|setInterval|queueMicrotask/
  const found = files.filter((file) => forbidden.test(withoutComments(sourceOf(file))))
  expect(found).toEqual(['stage/clock.ts'])
})

it('lets only App.tsx use the real clock', () => {
  const found = files.filter((file) => file !== 'stage/clock.ts' && sourceOf(file).includes('realClock'))
  expect(found).toEqual([])
})

it('measures no duration with the time of day, which people can change', () => {
  const timesOfDay = /Date\.now|\bDate\(\)\.(getTime|valueOf)|\+ ?new Date\(\)/
  const found = files.filter((file) => timesOfDay.test(withoutComments(sourceOf(file))))
  expect(found).toEqual([])
})

it('keeps every package out of engine', () => {
  const packages = imports.filter(({ room, from }) => room === 'engine' && !from.startsWith('.'))
  expect(packages).toEqual([])
})

it('lets only saves touch AsyncStorage', () => {
  const touching = imports.filter(({ from }) => from.includes('async-storage')).map(({ room }) => room)
  expect(new Set(touching)).toEqual(new Set(touching.length === 0 ? [] : ['saves']))
})

function withoutComments(source: string): string {
  return source.replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '')
}
