/** Which matches have been played to their end here and not been shown yet: how one is won is performed once. Saves nothing. */

const ended = new Set<string>()

export const markEnded = (id: string): void => {
  ended.add(id)
}

export const hasJustEnded = (id: string): boolean => ended.has(id)

export const seeEnd = (id: string): void => {
  ended.delete(id)
}
