/** The player whom a phrase is about: a name, or null for the player it addresses. */
export type Who = string | null

/** The names in a list: 'You' at its start, 'you' elsewhere. */
export const called = (all: readonly Who[], you: string): readonly string[] =>
  all.map((who, at) => who ?? (at === 0 ? you : you.toLowerCase()))
