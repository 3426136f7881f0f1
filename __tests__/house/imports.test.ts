/** Holds the import table of the rooms. */
import { doorOf, importsOf, leaf, mayImport, roomOf, sourceFiles, sourceOf, type Import } from './rooms'

const files = sourceFiles()
const imports = files.flatMap((file) => importsOf(file, sourceOf(file)))

function offence(entry: Import): string | null {
  const door = doorOf(entry)
  if (door === null) return null
  const here = `src/${entry.file} imports ${entry.from}`
  if (door === entry.room) return `${here}: inside a room, imports are relative`
  if (entry.from !== `@/${door}/index`)
    return `${here}: a room is entered through its index only, as @/${door}/index`
  const { any, types } = mayImport[entry.room] as { any: readonly string[]; types: readonly string[] }
  if (any.includes(door)) return null
  if (types.includes(door)) return entry.typeOnly ? null : `${here}: types only`
  return `${here}: ${entry.room} may not know ${door}`
}

function offences(source: string, file: string): readonly (string | null)[] {
  return importsOf(file, source).map(offence)
}

it('lets every room import only what the table allows, through the door', () => {
  expect(imports.map(offence).filter((text) => text !== null)).toEqual([])
})

it('lets every room but the engine import the list of names, which imports nothing', () => {
  expect(sourceOf(leaf.file)).not.toMatch(/\b(import|from|require)\b/)
  expect(imports.filter(({ room, from }) => room === 'engine' && from === leaf.from)).toEqual([])
})

it('reads the imports of all rooms that exist', () => {
  expect(imports.length).toBeGreaterThan(files.length / 2)
})

it.each([
  ['a value from a room that is closed', `import { bots } from '@/bots/index'`, 'ui/a.tsx'],
  ['a way past the index', `import { play } from '@/engine/rules'`, 'ui/a.tsx'],
  ['a relative way into another room', `import { play } from '../engine/index'`, 'match/a.ts'],
  ['a value where only types may come in', `import { levels } from '@/bots/index'`, 'i18n/en.ts'],
  ['a value beside a type', `import { type Level, levels } from '@/bots/index'`, 'i18n/en.ts'],
  ['its own door', `import { play } from '@/engine/index'`, 'engine/a.ts'],
  ['a lazy import', `const a = () => import('@/screens/index')`, 'stage/a.ts'],
  ['a re-export over several lines', `export {\n  a,\n  b,\n} from '@/saves/index'`, 'match/a.ts'],
])('would notice %s', (_what, source, file) => {
  expect(offences(source, file)).toEqual([expect.stringContaining(file)])
})

it('refuses a way out of src that does not lead to assets', () => {
  expect(offences(`const a = require('../../assets/sounds/a.wav')`, 'stage/a.ts')).toEqual([null])
  expect(() => offences(`import a from '../../tools/a'`, 'stage/a.ts')).toThrow('no room')
})

it.each([
  ['types into i18n', `import type { Level } from '@/bots/index'`, 'i18n/en.ts'],
  ['listed types into sitting', `import { type Stage } from '@/stage/index'`, 'sitting/a.ts'],
  ['the list of names', `import { levels } from '@/names'`, 'ui/a.tsx'],
  ['a neighbour in the same room', `import { a } from '../kit/a'`, 'ui/board/a.tsx'],
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

it('measures no duration with the time of day, which people set', () => {
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

it('opens every file with a line that says what it is for', () => {
  const silent = files.filter((file) => !/^(\/\*\*|\/\/) ?\S|^\/\*\*\n/.test(sourceOf(file)))
  expect(silent).toEqual([])
})

function withoutComments(source: string): string {
  return source.replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '')
}
