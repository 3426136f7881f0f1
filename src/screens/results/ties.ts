/** Which ties there were, and which key told the players apart (R19 to R21). Holds no words. */
import { decidingKey, type RankingKey, type Seat, type Standing } from '@/engine'

export type Tie =
  /** Level on the largest group, and decided by a later key. */
  | {
      readonly by: Exclude<RankingKey, 'group'>
      readonly better: Standing
      readonly worse: Standing
    }
  /** Level on every key: they share their place. */
  | { readonly by: null; readonly level: readonly Standing[] }

/**
 * Ties at the top, between neighbours in the ranking, best first; each set of equals once. Below a clear win nobody
 * asks how a place was told from the next.
 */
export const tiesIn = (table: readonly Standing[]): readonly Tie[] => {
  const ties: Tie[] = []
  for (const [index, worse] of table.slice(1).entries()) {
    const better = table[index]!
    const by = decidingKey(better, worse)
    if (by === 'group') break
    if (by !== null) ties.push({ by, better, worse })
    else if (table[index - 1]?.rank !== better.rank)
      ties.push({ by, level: table.filter(({ rank }) => rank === better.rank) })
  }
  return ties
}

/** Whether this key decided a tie of this seat: its figure is shown in gold. */
export const decides = (ties: readonly Tie[], seat: Seat, key: RankingKey): boolean =>
  ties.some((tie) => tie.by === key && (tie.better.seat === seat || tie.worse.seat === seat))
