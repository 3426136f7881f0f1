/** Captions under the dice: which die gives the column, which the row, and what the third one does (R6). */
import { columnOf, rowOf, type Dice, type Die, type Placement, type Space } from '@/engine'
import type { Phrases } from '@/i18n/dictionaries'

type Role = 'column' | 'row' | 'third'

/** The roles of the three dice in their order on the table; null if they do not name this space. */
const rolesFor = (dice: Dice, space: Space): readonly [Role, Role, Role] | null => {
  const column = dice.indexOf(columnOf(space))
  const row = dice.findIndex((die, at) => at !== column && die === rowOf(space))
  if (column < 0 || row < 0) return null
  const roleOf = (at: number): Role => (at === column ? 'column' : at === row ? 'row' : 'third')
  return [roleOf(0), roleOf(1), roleOf(2)]
}

/** Null if the dice do not name the placement's space. */
export const diceCaptions = (
  dice: Dice,
  { space, kind }: Placement,
  { play }: Phrases,
): readonly [string, string, string] | null => {
  const read = rolesFor(dice, space)
  if (read === null) return null
  const caption = (role: Role, die: Die): string => {
    if (role === 'column') return play.dieIsColumn(die)
    if (role === 'row') return play.dieIsRow(die)
    return kind === 'claim' ? play.dieIsSpare : play.dieIsSquatter(die)
  }
  return [caption(read[0], dice[0]), caption(read[1], dice[1]), caption(read[2], dice[2])]
}
