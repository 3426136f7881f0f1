/** Names of seals, and of dice without a seal, in the chosen language. */
import { itemAt } from '@/checked'
import type { Phrases } from '@/i18n/dictionaries'
import { wordsOfSeal, type DiceOrigin } from '@/match'

const wordsOf = (hash: string, { seal }: Phrases): readonly string[] =>
  wordsOfSeal(hash).map((at) => itemAt(seal.words, at))

export const sealName = (hash: string, phrases: Phrases): string => wordsOf(hash, phrases).join(' · ')

/** Announces the seal of a match that was played with own dice until now. */
export const sealedFromHere = (hash: string, phrases: Phrases): string =>
  `${phrases.seal.sealedFromHere}: ${sealName(hash, phrases)}`

/** The name in two lines of two words. */
export const sealLines = (hash: string, phrases: Phrases): string => {
  const [first, second, ...last] = wordsOf(hash, phrases)
  return `${first} · ${second}\n${last.join(' · ')}`
}

/** Null for sealed dice: they need no mark. */
export const diceMark = (dice: DiceOrigin, { seal }: Phrases): string | null => {
  if (dice === 'sealed') return null
  return dice === 'own' ? seal.byHand : seal.notVerified
}
