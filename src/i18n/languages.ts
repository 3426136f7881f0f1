import { languages, type Language } from '@/names'

/** Each name is in its own language, so that players find their way back from a language they cannot read. */
export const languageNames = {
  en: 'English',
  de: 'Deutsch',
  nl: 'Nederlands',
} as const satisfies Record<Language, string>

const isLanguage = (code: string): code is Language => languages.some((language) => language === code)

/** The language of a setting. `system` takes the first of the system's locales that the app supports, else English. */
export const languageOf = (setting: 'system' | Language, systemLocales: readonly string[]): Language => {
  if (setting !== 'system') return setting
  const codes = systemLocales.map((locale) => locale.toLowerCase().split(/[-_]/)[0] ?? '')
  return codes.find(isLanguage) ?? 'en'
}
