/** The names of seals, and of dice without one, in the chosen language. */
import { itemAt } from '@/checked'
import type { Phrases } from '@/i18n/dictionaries'
import { wordsOfSeal, type DiceOrigin } from '@/match'

const wordsOf = (hash: string, { seal }: Phrases): readonly string[] =>
  wordsOfSeal(hash).map((at) => itemAt(seal.words, at))

export const sealName = (hash: string, phrases: Phrases): string => wordsOf(hash, phrases).join(' · ')

/** Announces the seal of a match whose dice were thrown by hand until now. */
export const sealedFromHere = (hash: string, phrases: Phrases): string =>
  `${phrases.seal.sealedFromHere}: ${sealName(hash, phrases)}`

/** In two lines of two words. */
export const sealLines = (hash: string, phrases: Phrases): string => {
  const [first, second, ...last] = wordsOf(hash, phrases)
  return `${first} · ${second}\n${last.join(' · ')}`
}

/** Null for sealed dice, which need no mark. */
export const diceMark = (dice: DiceOrigin, { seal }: Phrases): string | null => {
  if (dice === 'sealed') return null
  return dice === 'own' ? seal.byHand : seal.notVerified
}
