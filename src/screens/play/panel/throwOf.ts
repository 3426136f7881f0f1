/** How the dice of a roll on stage are thrown; null where none are in the air. */
import type { Performing } from '@/stage/stage'
import type { DiceProps } from '@/ui/game/dice/Dice'

export const throwOf = (performing: Performing | null): NonNullable<DiceProps['rolling']> | null =>
  performing?.timeline.throw ? { nonce: performing.id, ...performing.timeline.throw } : null
