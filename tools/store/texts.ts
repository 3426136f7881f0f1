/** The texts of a store page: which there are, for which store, and how long each may be. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export const languages = ['en', 'de', 'nl'] as const
export type Language = (typeof languages)[number]

type Length = { readonly most: number; readonly of: 'characters' | 'bytes' }

/** The lower limit where both stores have one. */
export const lengths = {
  name: { most: 30, of: 'characters' },
  subtitle: { most: 30, of: 'characters' },
  short: { most: 80, of: 'characters' },
  promotion: { most: 170, of: 'characters' },
  description: { most: 4000, of: 'characters' },
  keywords: { most: 100, of: 'bytes' },
  /** Google Play; the App Store takes 4,000. */
  news: { most: 500, of: 'characters' },
  /** Shown on a page of our own, which no store limits. */
  privacy: { most: Infinity, of: 'characters' },
} as const satisfies Record<string, Length>

export type TextName = keyof typeof lengths
export const textNames = Object.keys(lengths) as readonly TextName[]

const folder = join(__dirname, 'texts')

/** Without the newline at the end of the file. */
export const textOf = (language: Language, name: TextName): string =>
  readFileSync(join(folder, language, `${name}.txt`), 'utf8').replace(/\n$/, '')

export const filesOf = (language: Language): readonly string[] => readdirSync(join(folder, language))

export const lengthOf = (text: string, { of }: Length): number =>
  of === 'bytes' ? Buffer.byteLength(text, 'utf8') : [...text].length
