/** The import table of the rooms, and a reader of the imports in src. */
import { readFileSync } from 'node:fs'
import { join, posix } from 'node:path'

import { filesBelow } from '../../tools/filesBelow'

export const root = join(__dirname, '../..')
const src = join(root, 'src')

export const rooms = [
  'engine',
  'bots',
  'match',
  'saves',
  'sitting',
  'stage',
  'theme',
  'i18n',
  'ui',
  'features',
  'screens',
] as const
export type Room = (typeof rooms)[number]

/** Every room but the engine may import these, and they import nothing. */
export const leaves = [
  { file: 'names.ts', from: '@/names' },
  { file: 'checked.ts', from: '@/checked' },
  { file: 'attempt.ts', from: '@/attempt' },
] as const

/** What the app hands to features and screens: services and routes. No other room may import these. */
export const handedOut = ['services', 'routes', 'memory', 'chunks'] as const

/** Rooms that are APIs: outsiders import their index, or the index of a half that Home does not need. */
export const apis = { engine: [], bots: [], match: ['review'], saves: [] } as const

type Doors = { readonly any: readonly Room[]; readonly types: readonly Room[] }

/** `any`: values and types may come in. `types`: only `import type`. */
export const mayImport = {
  engine: { any: [], types: [] },
  theme: { any: [], types: [] },
  bots: { any: ['engine'], types: [] },
  match: { any: ['engine', 'bots'], types: [] },
  i18n: { any: [], types: rooms },
  saves: { any: ['engine', 'match'], types: [] },
  stage: { any: ['engine', 'i18n', 'theme'], types: [] },
  sitting: { any: ['engine', 'match'], types: ['stage'] },
  ui: { any: ['engine', 'i18n', 'theme'], types: [] },
  features: {
    any: ['engine', 'bots', 'match', 'saves', 'sitting', 'stage', 'theme', 'i18n', 'ui'],
    types: [],
  },
  screens: { any: rooms, types: [] },
} satisfies Record<Room, Doors>

export type Import = {
  readonly file: string
  readonly room: Room
  readonly from: string
  readonly typeOnly: boolean
}

export function isRoom(name: string): name is Room {
  return rooms.some((room) => room === name)
}

/** TypeScript files in the rooms below src. */
export function sourceFiles(): readonly string[] {
  return filesBelow(src).filter((path) => /\.tsx?$/.test(path) && path.includes('/'))
}

export function roomOf(file: string): Room {
  const [room = ''] = file.split('/')
  if (!isRoom(room)) throw new Error(`src/${file} lies in no room`)
  return room
}

export function sourceOf(file: string): string {
  return readFileSync(join(src, file), 'utf8')
}

const statement = /^(?:import|export)\s+(?:(type)\s+)?(?:([^'"]*?)\s+from\s+)?['"]([^'"]+)['"]/gm
const call = /\b(?:import|require)\(\s*['"]([^'"]+)['"]/g

export function importsOf(file: string, source: string): readonly Import[] {
  const room = roomOf(file)
  const statements = [...source.matchAll(statement)].map(([, type, names = '', from = '']) => ({
    file,
    room,
    from,
    typeOnly: type === 'type' || onlyTypes(names),
  }))
  const calls = [...source.matchAll(call)].map(([, from = '']) => ({ file, room, from, typeOnly: false }))
  return [...statements, ...calls]
}

/** `{ type A, type B }` carries no value, though the statement does not begin with `import type`. */
function onlyTypes(names: string): boolean {
  const listed = /^\{([^}]*)\}$/.exec(names.trim())?.[1]
  if (listed === undefined) return false
  const each = listed.split(',').map((name) => name.trim())
  return each.filter((name) => name !== '').every((name) => name.startsWith('type '))
}

const isLeaf = (from: string): boolean =>
  leaves.some((leaf) => from === leaf.from) || handedOut.some((name) => from === `@/${name}`)

/** The room an import leads to; null for packages, assets, the leaves and, by a relative path, files of the same room. */
export function doorOf({ file, room, from }: Import): Room | null {
  if ((!from.startsWith('@/') && !from.startsWith('.')) || isLeaf(from)) return null
  const target = from.startsWith('@/')
    ? posix.join('src', from.slice(2))
    : posix.join('src', file, '..', from)
  const [top = '', name = ''] = target.split('/')
  if (top === 'assets') return null
  if (top !== 'src' || !isRoom(name)) throw new Error(`src/${file} imports ${from}, which lies in no room`)
  return name === room && from.startsWith('.') ? null : name
}

/**
 * The part of `screens` a file lies in: the shell around the places, one place, or, where a place has several pages, one
 * of those (`learn/lesson`). Null outside `screens`.
 */
export function placeOf(file: string): string | null {
  const [room, place, page, inside] = file.split('/')
  if (room !== 'screens' || page === undefined) return null
  return place === 'learn' && inside !== undefined ? `${place}/${page}` : place!
}

/** The topic of `features` a file lies in; null outside `features`. */
export function topicOf(file: string): string | null {
  const [room, topic, inside] = file.split('/')
  return room === 'features' && inside !== undefined ? topic! : null
}

/** Where a relative import leads, below src and without its ending. */
export function targetOf({ file, from }: Import): string | null {
  if (from.startsWith('@/')) return from.slice(2)
  return from.startsWith('.') ? posix.join(file, '..', from) : null
}
