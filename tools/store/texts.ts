/**
 * The texts of a store page, in the folders that fastlane uploads from: `deliver` reads `fastlane/metadata/<locale>` and `supply`
 * reads `fastlane/metadata/android/<locale>`.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export const languages = ['en', 'de', 'nl'] as const
export type Language = (typeof languages)[number]

const locales = { en: 'en-US', de: 'de-DE', nl: 'nl-NL' } as const satisfies Record<Language, string>

type Length = { readonly most: number; readonly of: 'characters' | 'bytes' }

/** How long each text may be. */
const lengths = {
  appStore: {
    'name.txt': { most: 30, of: 'characters' },
    'subtitle.txt': { most: 30, of: 'characters' },
    'promotional_text.txt': { most: 170, of: 'characters' },
    'description.txt': { most: 4000, of: 'characters' },
    'keywords.txt': { most: 100, of: 'bytes' },
    'release_notes.txt': { most: 4000, of: 'characters' },
  },
  play: {
    'title.txt': { most: 30, of: 'characters' },
    'short_description.txt': { most: 80, of: 'characters' },
    'full_description.txt': { most: 4000, of: 'characters' },
    'changelogs/default.txt': { most: 500, of: 'characters' },
  },
} as const satisfies Record<string, Readonly<Record<string, Length>>>

type Store = keyof typeof lengths
export const stores = Object.keys(lengths) as readonly Store[]

export const limitsOf = (store: Store): readonly (readonly [file: string, limit: Length])[] =>
  Object.entries(lengths[store])

const metadata = join(__dirname, '../../fastlane/metadata')

const folderOf = (store: Store, language: Language): string =>
  join(metadata, store === 'play' ? 'android' : '', locales[language])

/** Without the newline at the end of the file. */
const read = (file: string): string => readFileSync(file, 'utf8').replace(/\n$/, '')

export const storeText = (store: Store, language: Language, file: string): string =>
  read(join(folderOf(store, language), file))

/** All files of a page, with `/` between folders. */
export const filesOf = (store: Store, language: Language): readonly string[] =>
  readdirSync(folderOf(store, language), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folderOf(store, language).length + 1))
    .map((path) => path.replaceAll('\\', '/'))

/** The text of a page of our own, to which both stores link. */
export const privacyText = (language: Language): string => read(join(__dirname, 'privacy', `${language}.txt`))

export const lengthOf = (text: string, { of }: Length): number =>
  of === 'bytes' ? Buffer.byteLength(text, 'utf8') : [...text].length
