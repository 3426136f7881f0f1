/** What the system speaks, as tags of its locales, the first one first; drawn anew when somebody changes it. */
import { useLocales } from 'expo-localization'

export const useLocaleTags = (): readonly string[] => useLocales().map(({ languageTag }) => languageTag)
