import type { Seat } from '@/engine'
import type { PlayerLook } from './PlayerToken'

export type PlayerSummary = {
  readonly seat: Seat
  readonly look: PlayerLook
  readonly bot: boolean
  /** The size of the largest group: the score. */
  readonly group: number
  readonly claims: number
  /** The number of spaces that the player has: the token dips when one is lost. */
  readonly spaces?: number
  /** Such as 'Anna, star, largest group 4, 3 of 7 claims, on turn'. */
  readonly label: string
  /** In the last round: what the player still needs, shown instead of the pips. */
  readonly need?: string
  /** In the last round: the player still has a turn to come. */
  readonly toPlay?: boolean
  /** `need` as a number, for strips without room for words; 0 for the leader. */
  readonly lacking?: number
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

/** Whether two values, such as the properties of a component, have equal fields. Functions must be identical. */
export const looksTheSame = (before: unknown, after: unknown): boolean => {
  if (!isObject(before) || !isObject(after)) return Object.is(before, after)
  const [fields, others] = [Object.entries(before), new Map(Object.entries(after))]
  return (
    fields.length === others.size && fields.every(([name, value]) => looksTheSame(value, others.get(name)))
  )
}
