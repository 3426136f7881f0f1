/** State that lives until the app is closed and is never saved. */
import type { Match } from './match'
import type { Reviewer } from './match/review'
import type { LastTables } from './saves'
import type { Draft } from './screens/newGame/draft'

export type Memory = {
  /** The ids of matches started on this device. One that is left before its first roll is deleted. */
  readonly newMatches: Set<string>
  /** Finished matches by id, until their result has been shown. */
  readonly justEnded: Map<string, Match>
  /** The last reviewed match, so that looking back does not repeat the work of the result page. */
  lastReview: { readonly match: Match; readonly reviewer: Reviewer } | null
  /** The draft of the last match that was started, and the last tables from before that start. */
  lastDraft: { readonly draft: Draft; readonly before: LastTables } | null
}

export const createMemory = (): Memory => ({
  newMatches: new Set(),
  justEnded: new Map(),
  lastReview: null,
  lastDraft: null,
})
