/** Names for people who have not typed one. They change with the language. */
import { languages, type Language } from '@/names'

const words = { en: 'Player', de: 'Spieler', nl: 'Speler' } as const satisfies Record<Language, string>

export const defaultName = (language: Language, number: number): string => `${words[language]} ${number}`

export const defaultNames: readonly string[] = languages.flatMap((language) =>
  [1, 2, 3, 4, 5].map((number) => defaultName(language, number)),
)
