/** Settings and the small things to remember: each under its own key, each falling back alone. */
import * as v from 'valibot'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { readJson } from './json'
import { keys } from './keys'
import { player, rules } from './schemas'
import { defaultSettings, readSetting, settingNames, type Settings } from './settings'
import type { Storage } from './storage'
import type { Remembered } from './types'
import type { Writer } from './writer'

const nothingRemembered: Remembered = { lessonOffered: false, lastTable: null }

const rememberedShapes = {
  lessonOffered: v.boolean(),
  lastTable: v.nullable(v.object({ rules, players: v.array(player) })),
} as const satisfies Record<keyof Remembered, v.GenericSchema>

const rememberedNames = Object.keys(rememberedShapes) as readonly (keyof Remembered)[]

export type Preferences = {
  readonly settings: StoreApi<Settings>
  readonly remembered: StoreApi<Remembered>
  /** The keys to read at the start. */
  readonly keys: readonly string[]
  readonly load: (textOf: (key: string) => string | null) => void
  readonly setSetting: <Name extends keyof Settings>(name: Name, value: Settings[Name]) => void
  readonly remember: <Name extends keyof Remembered>(name: Name, value: Remembered[Name]) => void
}

/** The value in a text; undefined for what is no JSON, which no setting accepts. */
const valueOf = (text: string | null): unknown => {
  const read = text === null ? null : readJson(text)
  return read?.ok ? read.value : undefined
}

export const createPreferences = (storage: Storage, writer: Writer): Preferences => {
  const settings = createStore<Settings>(() => defaultSettings)
  const remembered = createStore<Remembered>(() => nothingRemembered)
  const write = (key: string, value: unknown): void =>
    writer.ask(key, () => storage.setItem(key, JSON.stringify(value)))
  return {
    settings,
    remembered,
    keys: [...settingNames.map(keys.setting), ...rememberedNames.map(keys.remembered)],
    load: (textOf) => {
      for (const name of settingNames) {
        const read = readSetting(name, valueOf(textOf(keys.setting(name))))
        settings.setState({ [name]: read ?? defaultSettings[name] })
      }
      for (const name of rememberedNames) {
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
