/** A player as cards, strip and rows show one. */
import type { Seat } from '@/engine'
import type { PlayerLook } from './PlayerToken'

export type PlayerSummary = {
  readonly seat: Seat
  readonly look: PlayerLook
  readonly bot: boolean
  /** Size of the largest group: the score. */
  readonly group: number
  readonly claims: number
  /** All spaces: a player who loses one is seen to. */
  readonly spaces?: number
  /** 'Anna, star, largest group 4, 3 of 7 claims, on turn' */
  readonly label: string
  /** In the last round: what the player still needs, in place of the pips. */
  readonly need?: string
  /** In the last round: their last turn is not over. */
  readonly toPlay?: boolean
  /** The same as a number, for strips without room for words; 0 for who leads. */
  readonly lacking?: number
}
