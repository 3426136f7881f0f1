/** Captions under the dice: which die gives the column, which the row, and what the third one does (R6). */
import { columnOf, rowOf, type Dice, type Placement } from '@/engine'
import type { Phrases } from '@/i18n/dictionaries'

/** By die, in their order on the table. Null if the dice do not name the placement's space. */
export const diceCaptions = (
  dice: Dice,
  { space, kind }: Placement,
  { play }: Phrases,
): readonly [string, string, string] | null => {
  const column = dice.indexOf(columnOf(space))
  const row = dice.findIndex((die, at) => at !== column && die === rowOf(space))
  if (column < 0 || row < 0) return null
  const caption = (at: 0 | 1 | 2): string => {
    if (at === column) return play.dieIsColumn(dice[at])
    if (at === row) return play.dieIsRow(dice[at])
    return kind === 'claim' ? play.dieIsSpare : play.dieIsSquatter(dice[at])
  }
  return [caption(0), caption(1), caption(2)]
}
