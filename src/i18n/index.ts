/** The words' door: the app speaks English, German and Dutch through here only. */
export { dictionaries, type Phrases } from './dictionaries'
export {
  languageNames,
  languageOf,
  languages,
  languageSettings,
  type Language,
  type LanguageSetting,
} from './languages'
export { PhrasesProvider, useLanguage, usePhrases } from './PhrasesProvider'
export type { RefusalFacts } from './refusalFacts'
export { plural } from './plural'
