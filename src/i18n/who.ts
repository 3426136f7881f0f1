/** Whom a phrase is about: a name, or null for the person who is being spoken to. */
export type Who = string | null

/** As a list calls them: you first where the list begins with you, and small elsewhere. */
export const called = (all: readonly Who[], you: string): readonly string[] =>
  all.map((who, at) => who ?? (at === 0 ? you : you.toLowerCase()))
