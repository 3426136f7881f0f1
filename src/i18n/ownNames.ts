/** The names the app gives to people who have typed none, in every language: they change with it. */
import { languages } from '@/names'
import { dictionaries } from './dictionaries'

export const ownNames: readonly string[] = languages.flatMap((language) =>
  [1, 2, 3, 4, 5].map((number) => dictionaries[language].names.player(number)),
)
