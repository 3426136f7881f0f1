/** Numbers as German words up to twelve, for running text and speech. Beyond that it writes digits. */
const words = [
  'kein',
  'ein',
  'zwei',
  'drei',
  'vier',
  'fünf',
  'sechs',
  'sieben',
  'acht',
  'neun',
  'zehn',
  'elf',
  'zwölf',
]
const ordinals = [
  'erster',
  'zweiter',
  'dritter',
  'vierter',
  'fünfter',
  'sechster',
  'siebter',
  'achter',
  'neunter',
  'zehnter',
]

export const counted = (count: number): string => words[count] ?? String(count)
export const Counted = (count: number): string => capitalised(counted(count))
export const ordinal = (count: number): string => ordinals[count - 1] ?? `${count}.`

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** "Anna", "Anna und Ruben", "Anna, Ruben und Mei". */
export const listed = (items: readonly string[]): string =>
  items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} und ${items[items.length - 1]}`
