/** Numbers as English words up to twelve, for running text and speech. Beyond that it writes digits. */
const words = [
  'no',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
]
const ordinals = [
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth',
]

export const counted = (count: number): string => words[count] ?? String(count)
export const Counted = (count: number): string => capitalised(counted(count))

const endings = new Map([
  [1, 'st'],
  [2, 'nd'],
  [3, 'rd'],
])
const isTeen = (count: number): boolean => Math.floor((count % 100) / 10) === 1
export const ordinal = (count: number): string =>
  ordinals[count - 1] ?? `${count}${isTeen(count) ? 'th' : (endings.get(count % 10) ?? 'th')}`

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
