/** Settings and their defaults. Each is stored under a separate key, so that a broken one resets no other. */
import * as v from '@badrap/valita'
import { createStore } from 'zustand/vanilla'
import { isObject, oneOf, readJson, readShape } from '@/match'
import { languages, paces, schemes } from '@/names'
import { keys, readIntact, type Storage, withChecksum } from './disk'
import { rememberedShapes, type Remembered } from './remembered'
import type { Writer } from './writer'

export const themeSettings = ['system', ...schemes] as const
const languageSettings = ['system', ...languages] as const
export const textSizes = [100, 115, 130, 160, 200] as const
export const motionSettings = ['system', 'on'] as const

/** `auto`: the more bots, the faster. */
const botPaces = ['auto', ...paces] as const

const settingShapes = v.object({
  theme: oneOf(themeSettings).default('system'),
  language: oneOf(languageSettings).default('system'),
  /** Per cent; on a phone in addition to the system's text size. */
  textSize: oneOf(textSizes).default(100),
  outlines: v.boolean().default(true),
  bustChance: v.boolean().default(true),
  /** The first tap on a space only previews the placement. */
  confirm: v.boolean().default(false),
  passScreen: v.boolean().default(true),
  leftHanded: v.boolean().default(false),
  reducedMotion: oneOf(motionSettings).default('system'),
  dicePace: oneOf(paces).default('relaxed'),
  botPace: oneOf(botPaces).default('auto'),
  sound: v.boolean().default(true),
  haptics: v.boolean().default(true),
  keepAwake: v.boolean().default(true),
})

export type Settings = Readonly<v.Infer<typeof settingShapes>>
export const defaultSettings: Settings = settingShapes.parse({})
export const settingNames = Object.keys(defaultSettings) as readonly (keyof Settings)[]

/** The value in a stored text; undefined for a broken one, which no setting accepts. Earlier builds wrote no checksum. */
const valueOf = (text: string | null): unknown => {
  const read = text === null ? null : readJson(text)
  if (!read?.ok) return undefined
  return isObject(read.value) && 'check' in read.value ? readIntact(text)?.value : read.value
}

type Target = { readonly storage: Storage; readonly writer: Writer }

/** A store that keeps each field under a separate key. */
const createFields = <Fields extends object>(
  { storage, writer }: Target,
  shapes: { readonly [Name in keyof Fields]: v.Type<Fields[Name]> },
  keyFor: (name: string) => string,
) => {
  const names = Object.keys(shapes) as (keyof Fields & string)[]
  const defaultOf = (name: keyof Fields): unknown => shapes[name].parse(undefined)
  const store = createStore<Fields>(
    () => Object.fromEntries(names.map((name) => [name, defaultOf(name)])) as Fields,
  )
  const show = (name: keyof Fields, value: unknown): void =>
    store.setState({ [name]: value } as Partial<Fields>)
  return {
    store,
    /** The keys to read before `load`. */
    keys: names.map(keyFor),
    load: (textOf: (key: string) => string | null): void => {
      for (const name of names) {
        // The value was changed while the disk could not be read.
        if (writer.isWaiting(keyFor(name))) continue
        const read = readShape(shapes[name], valueOf(textOf(keyFor(name))))
        show(name, read.ok ? read.value : defaultOf(name))
      }
    },
    set: <Name extends keyof Fields & string>(name: Name, value: Fields[Name]): void => {
      if (!readShape(shapes[name], value).ok) throw new RangeError(`${name} cannot be ${String(value)}`)
      show(name, value)
      writer.ask(keyFor(name), () => storage.setItem(keyFor(name), withChecksum({ value })))
    },
  }
}

export const createSettings = (target: Target) =>
  createFields<Settings>(target, settingShapes.shape, keys.setting)

export const createRemembered = (target: Target) =>
  createFields<Remembered>(target, rememberedShapes, keys.remembered)
