/** What a seal is called in the chosen language, and how dice are called that lie in none. */
import type { Phrases } from '@/i18n/dictionaries'
import { wordsOfSeal, type DiceOrigin } from '@/match'

const wordsOf = (hash: string, { seal }: Phrases): readonly string[] =>
  wordsOfSeal(hash).map((at) => seal.words[at]!)

export const sealName = (hash: string, phrases: Phrases): string => wordsOf(hash, phrases).join(' · ')

/** Dice that were thrown by hand lie in this seal from here on. */
export const sealedFromHere = (hash: string, phrases: Phrases): string =>
  `${phrases.seal.sealedFromHere}: ${sealName(hash, phrases)}`

/** In two lines of two words. */
export const sealLines = (hash: string, phrases: Phrases): string => {
  const [first, second, ...last] = wordsOf(hash, phrases)
  return `${first} · ${second}\n${last.join(' · ')}`
}

/** Null for sealed dice, of which nothing needs to be said. */
export const diceMark = (dice: DiceOrigin, { seal }: Phrases): string | null => {
  if (dice === 'sealed') return null
  return dice === 'own' ? seal.byHand : seal.notVerified
}
