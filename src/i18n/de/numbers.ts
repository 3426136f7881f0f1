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
export const ordinal = (count: number): string => ordinals[count - 1] ?? `${count}.`
