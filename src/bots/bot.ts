/** What a bot is: a choice for a position. It never sees a roll before it is thrown, and throws none. */
import type { Game, Space } from '@/engine'

/** A move without dice: those come from the match. */
export type BotMove =
  { readonly type: 'roll' } | { readonly type: 'place'; readonly space: Space } | { readonly type: 'stop' }

export type Bot = {
  /** A legal move for the seat on turn. The same game and the same random numbers give the same move. */
  readonly choose: (game: Game, random: () => number) => BotMove
}
