/** Numbers as Dutch words up to twelve, for running text and speech. Beyond that it writes digits. */
const words = [
  'geen',
  'één',
  'twee',
  'drie',
  'vier',
  'vijf',
  'zes',
  'zeven',
  'acht',
  'negen',
  'tien',
  'elf',
  'twaalf',
]
const ordinals = [
  'eerste',
  'tweede',
  'derde',
  'vierde',
  'vijfde',
  'zesde',
  'zevende',
  'achtste',
  'negende',
  'tiende',
]

export const counted = (count: number): string => words[count] ?? String(count)
/** Dutch writes one accent only on a capital: Eén. */
export const Counted = (count: number): string => (count === 1 ? 'Eén' : capitalised(counted(count)))
export const ordinal = (count: number): string => ordinals[count - 1] ?? `${count}e`

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
