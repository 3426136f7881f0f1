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

type Shown = { readonly player: PlayerSummary }

const sameFields = (one: object, other: object): boolean => {
  const [ones, others] = [Object.entries(one), new Map(Object.entries(other))]
  return ones.length === others.size && ones.every(([name, value]) => Object.is(value, others.get(name)))
}

export const looksTheSame = <Props extends Shown>(before: Props, after: Props): boolean => {
  const { player: was, ...rest } = before
  const { player: is, ...others } = after
  const { look: wasLook, ...said } = was
  const { look: isLook, ...says } = is
  return (
    sameFields(rest, others) &&
    sameFields(said, says) &&
    wasLook.name === isLook.name &&
    wasLook.colour === isLook.colour &&
    wasLook.brand === isLook.brand
  )
}
