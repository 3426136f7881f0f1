/** The names of everything on the disk. Each match, each setting and each broken save has a key of its own. */
const matches = 'claim-it/match/'
const asides = 'claim-it/aside/'

export const keys = {
  index: 'claim-it/index',
  /** Takes every second write of the match being played, so that a write torn in the middle never hits the only copy. */
  spare: 'claim-it/spare',
  match: (id: string): string => `${matches}${id}`,
  /** `mark` follows from the text, so that the same text is never put aside twice. */
  aside: (id: string, mark: string): string => `${asides}${id}/${mark}`,
  setting: (name: string): string => `claim-it/setting/${name}`,
  remembered: (name: string): string => `claim-it/remembered/${name}`,
} as const

/** The id in a match's key; null for any other key. */
export const idOfKey = (key: string): string | null =>
  key.startsWith(matches) ? key.slice(matches.length) : null

/** The id in the key of a save that was put aside. */
export const idOfAsideKey = (key: string): string => key.slice(asides.length).split('/')[0] ?? ''

export const isAsideKey = (key: string): boolean => key.startsWith(asides)
