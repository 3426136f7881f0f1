/** Settings and their defaults. Each is stored under a key of its own, so that a broken one resets no other. */
import * as v from 'valibot'
import { createStore } from 'zustand/vanilla'
import { isObject, readJson } from '@/match'
import { languages, paces, schemes } from '@/names'
import { keys, type Storage } from './disk'
import { readIntact, withChecksum } from './checksum'
import { rememberedShapes, type Remembered } from './remembered'
import type { Writer } from './writer'

export const themeSettings = ['system', ...schemes] as const
const languageSettings = ['system', ...languages] as const
export const textSizes = [100, 115, 130, 160, 200] as const
export const motionSettings = ['system', 'on'] as const

/** `auto`: the more bots, the faster. */
export const botPaces = ['auto', ...paces] as const

const settingShapes = v.object({
  theme: v.optional(v.picklist(themeSettings), 'system'),
  language: v.optional(v.picklist(languageSettings), 'system'),
  /** Per cent; on a phone in addition to the system's text size. */
  textSize: v.optional(v.picklist(textSizes), 100),
  outlines: v.optional(v.boolean(), true),
  bustChance: v.optional(v.boolean(), true),
  /** The first tap on a space only previews the placement. */
  confirm: v.optional(v.boolean(), false),
  passScreen: v.optional(v.boolean(), true),
  leftHanded: v.optional(v.boolean(), false),
  reducedMotion: v.optional(v.picklist(motionSettings), 'system'),
  dicePace: v.optional(v.picklist(paces), 'relaxed'),
  botPace: v.optional(v.picklist(botPaces), 'auto'),
  sound: v.optional(v.boolean(), true),
  haptics: v.optional(v.boolean(), true),
  keepAwake: v.optional(v.boolean(), true),
})

export type Settings = Readonly<v.InferOutput<typeof settingShapes>>
export const defaultSettings: Settings = v.parse(settingShapes, {})
export const settingNames = Object.keys(defaultSettings) as readonly (keyof Settings)[]

/** The value in a stored text; undefined, which no setting accepts, for a broken one. Earlier builds wrote no checksum. */
const valueOf = (text: string | null): unknown => {
  const read = text === null ? null : readJson(text)
  if (!read?.ok) return undefined
  return isObject(read.value) && 'check' in read.value ? readIntact(text)?.value : read.value
}

type Target = { readonly storage: Storage; readonly writer: Writer }

/** A store whose fields are stored under a key each. */
const createFields = <Fields extends object>(
  { storage, writer }: Target,
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
    /** To be read before `load`. */
    keys: names.map(keyFor),
    load: (textOf: (key: string) => string | null): void => {
      for (const name of names) {
        // It was changed while the disk could not be read.
        if (writer.isWaiting(keyFor(name))) continue
        const read = v.safeParse(shapes[name], valueOf(textOf(keyFor(name))))
        show(name, read.success ? read.output : defaultOf(name))
      }
    },
    set: <Name extends keyof Fields & string>(name: Name, value: Fields[Name]): void => {
      if (!v.is(shapes[name], value)) throw new RangeError(`${name} cannot be ${String(value)}`)
      show(name, value)
      writer.ask(keyFor(name), () => storage.setItem(keyFor(name), withChecksum({ value })))
    },
  }
}

export const createSettings = (target: Target) =>
  createFields<Settings>(target, settingShapes.entries, keys.setting)

export const createRemembered = (target: Target) =>
  createFields<Remembered>(target, rememberedShapes, keys.remembered)
