/** The words' door: the app speaks English, German and Dutch through here only. */
export { dictionaries, type Phrases } from './dictionaries'
export { languageNames, languageOf, languages, type Language, type LanguageSetting } from './languages'
export { PhrasesProvider, usePhrases } from './PhrasesProvider'
export type { RefusalFacts } from './refusalFacts'
