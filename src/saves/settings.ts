/** Settings, and small things to remember: what each may be, and what it is until somebody chooses. Each under its own key, so one bad field resets no other. */
import * as v from 'valibot'
import { createStore } from 'zustand/vanilla'
import { isObject, readJson } from '@/match'
import { languages, paces, schemes } from '@/names'
import { keys, type Storage } from './disk'
import { peopleShape, type KnownPerson } from './people'
import { seal, unseal } from './sealed'
import { lastTablesShape, noTables, type LastTables } from './tables'
import type { Writer } from './writer'

export const themeSettings = ['system', ...schemes] as const
const languageSettings = ['system', ...languages] as const
export const textSizes = [100, 115, 130, 160, 200] as const
export const motionSettings = ['system', 'on'] as const

/** Left alone, few bots take their time and many do not. */
export const botPaces = ['auto', ...paces] as const

/** What each setting may be, and what it is until somebody chooses. */
const settingShapes = v.object({
  theme: v.optional(v.picklist(themeSettings), 'system'),
  language: v.optional(v.picklist(languageSettings), 'system'),
  /** Per cent, times the system's own on a phone. */
  textSize: v.optional(v.picklist(textSizes), 100),
  outlines: v.optional(v.boolean(), true),
  bustChance: v.optional(v.boolean(), true),
  /** The first tap only shows what would be placed. */
  confirm: v.optional(v.boolean(), false),
  passScreen: v.optional(v.boolean(), true),
  leftHanded: v.optional(v.boolean(), false),
  reducedMotion: v.optional(v.picklist(motionSettings), 'system'),
  dicePace: v.optional(v.picklist(paces), 'relaxed'),
  /** `auto`: as many bots as there are. */
  botPace: v.optional(v.picklist(botPaces), 'auto'),
  sound: v.optional(v.boolean(), true),
  haptics: v.optional(v.boolean(), true),
  keepAwake: v.optional(v.boolean(), true),
})

export type Settings = Readonly<v.InferOutput<typeof settingShapes>>
export const defaultSettings: Settings = v.parse(settingShapes, {})
export const settingNames = Object.keys(defaultSettings) as readonly (keyof Settings)[]

/** Small things to remember between launches. */
export type Remembered = {
  /** How often the lesson was offered and something else was played; as often as it may be once it has been taken. */
  readonly lessonOffered: number
  readonly lastTable: LastTables
  readonly people: readonly KnownPerson[]
  /** It has been said that the browser may clear what is saved. */
  readonly clearingTold: boolean
}

/** Then it is offered no more. */
export const lessonOffers = 2

/** Builds before this one noted that it had been taken or declined. */
const lessonShape = v.union([
  v.picklist([0, 1, lessonOffers]),
  v.pipe(
    v.boolean(),
    v.transform((settled) => (settled ? lessonOffers : 0)),
  ),
])

const rememberedShapes = {
  lessonOffered: v.optional(lessonShape, 0),
  lastTable: v.optional(lastTablesShape, noTables),
  people: v.optional(peopleShape, []),
  clearingTold: v.optional(v.boolean(), false),
}

/** The value in a text; undefined for what cannot be believed, which no setting accepts. Builds before this one sealed none. */
const valueOf = (text: string | null): unknown => {
  const read = text === null ? null : readJson(text)
  if (!read?.ok) return undefined
  return isObject(read.value) && 'check' in read.value ? unseal(text)?.value : read.value
}

type Written = { readonly storage: Storage; readonly writer: Writer }

/** A store whose fields lie on the disk each by itself. */
const createFields = <Fields extends object>(
  { storage, writer }: Written,
  shapes: { readonly [Name in keyof Fields]: v.GenericSchema<unknown, Fields[Name]> },
  keyFor: (name: string) => string,
) => {
  const names = Object.keys(shapes) as (keyof Fields & string)[]
  const defaultOf = (name: keyof Fields): unknown => v.parse(shapes[name], undefined)
  const store = createStore<Fields>(
    () => Object.fromEntries(names.map((name) => [name, defaultOf(name)])) as Fields,
  )
  const show = (name: keyof Fields, value: unknown): void =>
    store.setState({ [name]: value } as Partial<Fields>)
  return {
    store,
    /** The keys to read at the start. */
    keys: names.map(keyFor),
    load: (textOf: (key: string) => string | null): void => {
      for (const name of names) {
        // What was chosen while the disk could not be read is newer than the disk.
        if (writer.isWaiting(keyFor(name))) continue
        const read = v.safeParse(shapes[name], valueOf(textOf(keyFor(name))))
        show(name, read.success ? read.output : defaultOf(name))
      }
    },
    set: <Name extends keyof Fields & string>(name: Name, value: Fields[Name]): void => {
      if (!v.is(shapes[name], value)) throw new RangeError(`${name} cannot be ${String(value)}`)
      show(name, value)
      writer.ask(keyFor(name), () => storage.setItem(keyFor(name), seal({ value })))
    },
  }
}

export const createSettings = (written: Written) =>
  createFields<Settings>(written, settingShapes.entries, keys.setting)

export const createRemembered = (written: Written) =>
  createFields<Remembered>(written, rememberedShapes, keys.remembered)
