/** What the app remembers until it is closed and never saves. */
import type { Match } from './match'
import type { Reviewer } from './match/review'
import type { LastTables } from './saves'
import type { Draft } from './screens/newGame/draft'

export type Memory = {
  /** The ids of matches that were started here: one that is left before its first roll is deleted. */
  readonly newMatches: Set<string>
  /** The seed of each roll-off by its table: leaving the page and coming back gives no other dice. */
  readonly rollOffSeeds: Map<string, string>
  /** Matches that have just ended, by id, until their end has been shown. */
  readonly justEnded: Map<string, Match>
  /** The last match that was reviewed: from its result to looking back, nothing is computed twice. */
  lastReview: { readonly match: Match; readonly reviewer: Reviewer } | null
  /** The table the last match was started from, and the last tables as they were before it. */
  lastDraft: { readonly draft: Draft; readonly before: LastTables } | null
}

export const createMemory = (): Memory => ({
  newMatches: new Set(),
  rollOffSeeds: new Map(),
  justEnded: new Map(),
  lastReview: null,
  lastDraft: null,
})
