/** The roll-off as one watches it, round by round (R4). Pure; the dice were thrown before. */
import type { Die, Seat } from '@/engine'
import type { RollOff } from '@/match'

type Rolled = { readonly seat: Seat; readonly die: Die }

/** The die that lies before a seat after so many rounds; null before its first. */
export const dieOf = ({ rounds }: RollOff, shown: number, seat: Seat): Die | null =>
  rounds
    .slice(0, shown)
    .flat()
    .findLast((rolled) => rolled.seat === seat)?.die ?? null

/** The highest of the last round shown: one seat that starts, or several that roll again. */
export const leadersOf = ({ rounds }: RollOff, shown: number): readonly Rolled[] => {
  const last = rounds[shown - 1] ?? []
  const highest = Math.max(...last.map(({ die }) => die))
  return last.filter(({ die }) => die === highest)
}

/** Who throws in the round that follows those shown. */
export const isRolling = ({ rounds }: RollOff, shown: number, seat: Seat): boolean =>
  rounds[shown]?.some((rolled) => rolled.seat === seat) ?? false

export const isDecided = ({ rounds }: RollOff, shown: number): boolean => shown >= rounds.length
