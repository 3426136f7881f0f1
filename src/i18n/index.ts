/** The words' door: the app speaks English, German and Dutch through here only. */
export { dictionaries, type Phrases } from './dictionaries'
export { languageNames, languageOf } from './languages'
export { ownNames } from './ownNames'
export { PhrasesProvider, usePhrases } from './PhrasesProvider'
export type { RefusalFacts } from './refusalFacts'
