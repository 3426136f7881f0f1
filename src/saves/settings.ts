/** Settings, and small things to remember: what each may be, and what it is until somebody chooses. Each under its own key, so one bad field resets no other. */
import * as v from 'valibot'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { isObject, readJson } from '@/match/index'
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

const fields = {
  theme: v.picklist(themeSettings),
  language: v.picklist(languageSettings),
  /** Per cent, times the system's own on a phone. */
  textSize: v.picklist(textSizes),
  outlines: v.boolean(),
  bustChance: v.boolean(),
  /** The first tap only shows what would be placed. */
  confirm: v.boolean(),
  passScreen: v.boolean(),
  leftHanded: v.boolean(),
  reducedMotion: v.picklist(motionSettings),
  dicePace: v.picklist(paces),
  /** `auto`: as many bots as there are. */
  botPace: v.picklist(botPaces),
  sound: v.boolean(),
  haptics: v.boolean(),
  keepAwake: v.boolean(),
} as const

export type Settings = { readonly [Name in keyof typeof fields]: v.InferOutput<(typeof fields)[Name]> }
type SettingName = keyof Settings

export const defaultSettings: Settings = {
  theme: 'system',
  language: 'system',
  textSize: 100,
  outlines: true,
  bustChance: true,
  confirm: false,
  passScreen: true,
  leftHanded: false,
  reducedMotion: 'system',
  dicePace: 'relaxed',
  botPace: 'auto',
  sound: true,
  haptics: true,
  keepAwake: true,
}

export const settingNames = Object.keys(fields) as readonly SettingName[]

/** A stored value, if it is one this setting may have; null otherwise. */
const readSetting = <Name extends SettingName>(name: Name, value: unknown): Settings[Name] | null => {
  const read = v.safeParse(fields[name], value)
  return read.success ? (read.output as Settings[Name]) : null
}

/** Small things to remember between launches, each under its own key. */
export type Remembered = {
  /** How often the lesson was offered and something else was played; as often as it may be once it has been taken. */
  readonly lessonOffered: number
  readonly lastTable: LastTables
  readonly people: readonly KnownPerson[]
}

/** Then it is offered no more. */
export const lessonOffers = 2

const nothingRemembered: Remembered = { lessonOffered: 0, lastTable: noTables, people: [] }

/** Builds before this one noted that it had been taken or declined. */
const lessonShape = v.union([
  v.picklist([0, 1, lessonOffers]),
  v.pipe(
    v.boolean(),
    v.transform((settled) => (settled ? lessonOffers : 0)),
  ),
])

const rememberedShapes = {
  lessonOffered: lessonShape,
  lastTable: lastTablesShape,
  people: peopleShape,
} as const satisfies Record<keyof Remembered, v.GenericSchema>

const rememberedNames = Object.keys(rememberedShapes) as readonly (keyof Remembered)[]

type Preferences = {
  readonly settings: StoreApi<Settings>
  readonly remembered: StoreApi<Remembered>
  /** The keys to read at the start. */
  readonly keys: readonly string[]
  readonly load: (textOf: (key: string) => string | null) => void
  readonly setSetting: <Name extends keyof Settings>(name: Name, value: Settings[Name]) => void
  readonly remember: <Name extends keyof Remembered>(name: Name, value: Remembered[Name]) => void
}

/** The value in a text; undefined for what cannot be believed, which no setting accepts. Builds before this one sealed none. */
const valueOf = (text: string | null): unknown => {
  const read = text === null ? null : readJson(text)
  if (!read?.ok) return undefined
  return isObject(read.value) && 'check' in read.value ? unseal(text)?.value : read.value
}

export const createPreferences = (storage: Storage, writer: Writer): Preferences => {
  const settings = createStore<Settings>(() => defaultSettings)
  const remembered = createStore<Remembered>(() => nothingRemembered)
  const write = (key: string, value: unknown): void =>
    writer.ask(key, () => storage.setItem(key, seal({ value })))
  return {
    settings,
    remembered,
    keys: [...settingNames.map(keys.setting), ...rememberedNames.map(keys.remembered)],
    load: (textOf) => {
      // What was chosen while the disk could not be read is newer than the disk.
      const isOnDisk = (key: string): boolean => !writer.isWaiting(key)
      for (const name of settingNames.filter((each) => isOnDisk(keys.setting(each)))) {
        const read = readSetting(name, valueOf(textOf(keys.setting(name))))
        settings.setState({ [name]: read ?? defaultSettings[name] })
      }
      for (const name of rememberedNames.filter((each) => isOnDisk(keys.remembered(each)))) {
        const read = v.safeParse(rememberedShapes[name], valueOf(textOf(keys.remembered(name))))
        remembered.setState({ [name]: read.success ? read.output : nothingRemembered[name] })
      }
    },
    setSetting: (name, value) => {
      if (readSetting(name, value) === null) throw new RangeError(`${name} cannot be ${String(value)}`)
      settings.setState({ [name]: value } as Partial<Settings>)
      write(keys.setting(name), value)
    },
    remember: (name, value) => {
      v.assert(rememberedShapes[name], value)
      remembered.setState({ [name]: value } as Partial<Remembered>)
      write(keys.remembered(name), value)
    },
  }
}
