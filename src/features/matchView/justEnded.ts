/** Which matches have been played to their end here and not been shown yet: how one is won is performed once. Saves nothing. */
import type { Match } from '@/match'

const ended = new Map<string, Match>()

export const markEnded = (match: Match): void => {
  ended.set(match.info.id, match)
}

export const justEnded = (id: string): Match | null => ended.get(id) ?? null

export const seeEnd = (id: string): void => {
  ended.delete(id)
}
