/** The facts in a sentence about a refused move, by refusal code. */
import type { Dice, Die, Phase, RefusalCode } from '@/engine'

export type Position = { readonly column: number; readonly row: number }

type FactsByCode = {
  readonly 'wrong-phase': { readonly phase: Phase }
  readonly 'bad-move': object
  readonly 'bad-dice': object
  readonly 'bad-space': object
  readonly 'not-rolled': Position & { readonly dice: Dice }
  /** `by` is null if the space belongs to the player who asks. */
  readonly 'closed-space': Position & { readonly by: string | null; readonly thisTurn: boolean }
  readonly 'squatter-used': Position & { readonly squatter: Die; readonly at: Position }
}

export type RefusalFacts<Code extends RefusalCode> = FactsByCode[Code]
export type RefusalPhrases = { readonly [Code in RefusalCode]: (facts: RefusalFacts<Code>) => string }
