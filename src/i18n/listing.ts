/** Joins names to a list as the three languages do: commas, and a word before the last. */
export const listing =
  (and: string) =>
  (items: readonly string[]): string =>
    items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} ${and} ${items.at(-1)}`
