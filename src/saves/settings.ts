/** The settings: what each may be, and what it is until somebody chooses. Each stands alone, so one bad field resets no other. */
import * as v from 'valibot'
import type { LanguageSetting } from '@/i18n/index'
import type { Pace as StagePace, Scheme } from '@/theme/index'

export const themeSettings = ['system', 'paper', 'lantern'] as const satisfies readonly ('system' | Scheme)[]
export const languageSettings = ['system', 'en', 'de', 'nl'] as const satisfies readonly LanguageSetting[]
export const textSizes = [100, 115, 130, 160, 200] as const
export const motionSettings = ['system', 'on'] as const
export const paces = ['relaxed', 'brisk', 'instant'] as const satisfies readonly StagePace[]
export type Pace = (typeof paces)[number]

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
  botPace: v.picklist(paces),
  sound: v.boolean(),
  haptics: v.boolean(),
  keepAwake: v.boolean(),
} as const

export type Settings = { readonly [Name in keyof typeof fields]: v.InferOutput<(typeof fields)[Name]> }
export type SettingName = keyof Settings

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
  botPace: 'brisk',
  sound: true,
  haptics: true,
  keepAwake: true,
}

export const settingNames = Object.keys(fields) as readonly SettingName[]

/** A stored value, if it is one this setting may have; null otherwise. */
export const readSetting = <Name extends SettingName>(name: Name, value: unknown): Settings[Name] | null => {
  const read = v.safeParse(fields[name], value)
  return read.success ? (read.output as Settings[Name]) : null
}
