/** Formats figures in words, and compares them with the bots whose figures are nearest. */
import type { Phrases } from '@/i18n/dictionaries'
import type { Reference } from '@/bots'

type Words = Phrases['statistics']

/** A whole number, unless shared wins give a fraction. */
export const countIn = (count: number, { decimal }: Words): string =>
  Number.isInteger(count) ? String(count) : decimal(count)

type Level = { readonly name: string; readonly figure: number }
type Neighbours = { readonly below: Level | null; readonly above: Level | null }

/** The bots with the nearest figures below and above. */
export const neighboursOf = (
  figure: number,
  references: readonly Reference[],
  figureOf: (reference: Reference) => number | null,
  nameOf: (reference: Reference) => string,
): Neighbours => {
  const levels = references.flatMap((reference) => {
    const theirs = figureOf(reference)
    return theirs === null ? [] : [{ name: nameOf(reference), figure: theirs }]
  })
  const below = levels.filter((level) => level.figure <= figure)
  const above = levels.filter((level) => level.figure > figure)
  return {
    below: below.reduce<Level | null>(
      (best, each) => (best && best.figure >= each.figure ? best : each),
      null,
    ),
    above: above.reduce<Level | null>(
      (best, each) => (best && best.figure <= each.figure ? best : each),
      null,
    ),
  }
}

export const comparedWith = (
  { below, above }: Neighbours,
  isBoldness: boolean,
  write: (figure: number) => string,
  words: Words,
): string => {
  if (below && above)
    return (isBoldness ? words.bolderCalmer : words.between)(
      below.name,
      write(below.figure),
      above.name,
      write(above.figure),
    )
  if (below) return (isBoldness ? words.boldest : words.most)(below.name, write(below.figure))
  return above ? (isBoldness ? words.calmest : words.least)(above.name, write(above.figure)) : ''
}
