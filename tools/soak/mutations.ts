/** Ways to damage a save, from a flipped byte to a move that is only slightly wrong. */
import { seededRandom } from '../seededRandom'

type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json }
type Fields = { readonly [key: string]: Json }

export type Mutation = { readonly kind: string; readonly text: string }

type Tools = {
  readonly below: (bound: number) => number
  readonly pick: <Item>(items: readonly Item[]) => Item
}

const toolsFor = (seed: number): Tools => {
  const random = seededRandom(seed)
  const below = (bound: number): number => Math.floor(random() * bound)
  return { below, pick: (items) => items[below(items.length)]! }
}

const rubbish: readonly Json[] = [
  null,
  true,
  -1,
  1.5,
  1e300,
  '',
  'x',
  [],
  {},
  [null],
  '\u0000',
  '🦄'.repeat(50),
]

const replaceAt = (text: string, at: number, length: number, by: string): string =>
  text.slice(0, at) + by + text.slice(at + length)

/** Damage to the characters, as disks and mail cause it. */
const textDamage = {
  'a flipped bit': (text, { below }) => {
    const at = below(text.length)
    return replaceAt(text, at, 1, String.fromCharCode(text.charCodeAt(at) ^ (1 << below(8))))
  },
  'a text cut off': (text, { below }) => text.slice(0, below(text.length)),
  'a piece missing': (text, { below }) => replaceAt(text, below(text.length), 1 + below(40), ''),
  'a piece twice': (text, { below }) => {
    const at = below(text.length)
    return replaceAt(text, at, 0, text.slice(at, at + 1 + below(40)))
  },
  'two pieces swapped': (text, { below }) => {
    const [a, b, length] = [below(text.length), below(text.length), 1 + below(20)]
    const swapped = replaceAt(text, a, length, text.slice(b, b + length))
    return replaceAt(swapped, b, length, text.slice(a, a + length))
  },
} satisfies Record<string, (text: string, tools: Tools) => string>

const set = (fields: Fields, name: string, value: Json): Fields => ({ ...fields, [name]: value })

/** Damage to the types: valid JSON, but hardly a save. */
const typeDamage = {
  'a field of another type': (fields, { pick }) => set(fields, pick(Object.keys(fields)), pick(rubbish)),
  'a field missing': (fields, { pick }) => {
    const missing = pick(Object.keys(fields))
    return Object.fromEntries(Object.entries(fields).filter(([name]) => name !== missing))
  },
  'two fields swapped': (fields, { pick }) => {
    const [a, b] = [pick(Object.keys(fields)), pick(Object.keys(fields))]
    return set(set(fields, a, fields[b]!), b, fields[a]!)
  },
  'a player of another type': (fields, { pick }) => {
    const players = fields.players as readonly Fields[]
    const index = players.indexOf(pick(players))
    const damaged = set(players[index]!, pick(['name', 'colour', 'brand', 'pilot']), pick(rubbish))
    return set(
      fields,
      'players',
      players.map((player, at) => (at === index ? damaged : player)),
    )
  },
  'a size blown up': (fields, { pick }) =>
    pick([
      () => set(fields, 'title', 'x'.repeat(100_000)),
      () => set(fields, 'moves', String(fields.moves).repeat(50)),
      () =>
        set(
          fields,
          'players',
          Array.from({ length: 2000 }, () => (fields.players as readonly Json[])[0]!),
        ),
      () =>
        set(
          fields,
          'ballast',
          Array.from({ length: 20_000 }, (_, at) => at),
        ),
    ])(),
} satisfies Record<string, (fields: Fields, tools: Tools) => Fields>

const tokenPattern = /[1-6]{3}|:[1-6]{2}|[.x?]|@\d=[a-z/]+/g

const editMoves =
  (edit: (tokens: string[], tools: Tools) => void) =>
  (fields: Fields, tools: Tools): Fields => {
    const tokens: string[] = String(fields.moves).match(tokenPattern) ?? []
    edit(tokens, tools)
    return set(fields, 'moves', tokens.join(' '))
  }

const otherDigit = (text: string, { below }: Tools): string => {
  const places = [...text].flatMap((letter, at) => (/[1-6]/.test(letter) ? [at] : []))
  return places.length === 0 ? text : replaceAt(text, places[below(places.length)]!, 1, String(1 + below(6)))
}

/** Damage that only the rules can detect: every type is right. */
const meaningDamage = {
  'another number in a move': editMoves((tokens, tools) => {
    const at = tools.below(tokens.length)
    tokens[at] = otherDigit(tokens[at] ?? '', tools)
  }),
  'a move missing': editMoves((tokens, { below }) => void tokens.splice(below(tokens.length), 1)),
  'a move twice': editMoves((tokens, { below }) => {
    const at = below(tokens.length)
    tokens.splice(at, 0, tokens[at] ?? '.')
  }),
  'two moves swapped': editMoves((tokens, { below }) => {
    const [a, b] = [below(tokens.length), below(tokens.length)]
    ;[tokens[a], tokens[b]] = [tokens[b] ?? '', tokens[a] ?? '']
  }),
  'a move that never was': editMoves((tokens, { below, pick }) => {
    const made = pick([
      '.',
      'x',
      '?',
      ':11',
      ':36',
      '123',
      '666x',
      '@1=baron',
      '@5=person',
      '@2=surveyor/thief',
    ])
    tokens.splice(below(tokens.length + 1), 0, made)
  }),
  'the end missing': editMoves((tokens, { below }) => void tokens.splice(below(tokens.length))),
  'another seal': (fields, { below, pick }) => {
    const [seal] = fields.seals as readonly Fields[]
    const damaged = pick<Fields | null>([
      null,
      { ...seal, seed: null },
      { ...seal, seed: String(seal?.seed).replace(/^./, String(below(10))) },
      { ...seal, seed: 'no seed' },
      { ...seal, hash: 'f'.repeat(64) },
      { ...seal, from: { turn: below(9), roll: below(4) } },
      { ...seal, from: { turn: -1, roll: 0.5 } },
    ])
    return set(fields, 'seals', damaged === null ? [] : [damaged])
  },
  'another seal after it': (fields, { below }) =>
    set(fields, 'seals', [
      ...(fields.seals as readonly Fields[]),
      { from: { turn: below(9), roll: 0 }, hash: 'f'.repeat(64), seed: null, late: true },
    ]),
  'another time': (fields, { pick }) =>
    set(
      fields,
      pick(['started', 'ended', 'changed', 'deleted']),
      pick(['2026-02-30T00:00:00.000Z', 'yesterday', '2030-01-01T00:00:00Z', '9999-99-99T99:99:99Z']),
    ),
  'another name': (fields, { pick }) =>
    set(fields, pick(['id', 'title']), pick(['', 'other', '../up', 'ü', 'x'.repeat(90)])),
  'other rules': (fields, { below, pick }) =>
    set(fields, 'rules', {
      ...(fields.rules as Fields),
      ...pick<Fields>([{ seats: 2 + below(4) }, { first: below(5) }, { reusableSquatters: below(2) === 0 }]),
    }),
  'other players': (fields, { pick }) => {
    const players = fields.players as readonly Fields[]
    const baron = { who: 'bot', level: 'baron' }
    return set(
      fields,
      'players',
      pick([
        [...players].reverse(),
        players.slice(1),
        [...players, players[0]!],
        players.map((player) => ({ ...player, colour: 'violet' })),
        players.map((player) => ({ ...player, pilot: baron })),
        players.map((player) => ({ ...player, name: 'x'.repeat(41) })),
      ]),
    )
  },
  'another format': (fields, { pick }) =>
    set(fields, 'format', pick(['claim-it/3', 'claim-it/0', 'chess/1', ''])),
  'another count': (fields, { pick }) => set(fields, 'revision', pick([0, 1, 999_999, 2 ** 40])),
} satisfies Record<string, (fields: Fields, tools: Tools) => Fields>

/** The checksum would reject most of these before the rules are checked, so two of three are made without one. */
const ofFields =
  (damage: (fields: Fields, tools: Tools) => Fields) =>
  (text: string, tools: Tools): string => {
    const { check, ...fields } = JSON.parse(text) as Fields
    const damaged = damage(fields, tools)
    return JSON.stringify(tools.below(3) === 0 && check !== undefined ? { ...damaged, check } : damaged)
  }

type Damage = readonly [kind: string, damage: (text: string, tools: Tools) => string]
const ofText: readonly Damage[] = Object.entries(textDamage)
const ofTypes = Object.entries(typeDamage).map(([kind, damage]): Damage => [kind, ofFields(damage)])
const ofMeaning = Object.entries(meaningDamage).map(([kind, damage]): Damage => [kind, ofFields(damage)])

/** One damaged save or text; the same for the same number. Half of the saves are only wrong in meaning. */
export const mutate = (text: string, number: number): Mutation => {
  const tools = toolsFor(number)
  const damages = text.startsWith('{') ? [ofText, ofTypes, ofMeaning, ofMeaning] : [ofText]
  const [kind, damage] = tools.pick(tools.pick(damages))
  return { kind, text: damage(text, tools) }
}

/** Any text with damaged characters; the same for the same number. */
export const damageText = (text: string, number: number): string => {
  const tools = toolsFor(number)
  return tools.pick(ofText)[1](text, tools)
}
