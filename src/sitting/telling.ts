/** What a sitting asks to be said aloud: facts, which others put into words. The rest is said by the stage. */
import type { Die, Placement, Refusal } from '@/engine'

export type Telling =
  | { readonly undone: true }
  | { readonly preview: Placement }
  | { readonly refused: Refusal }
  /** The dice tapped in so far. */
  | { readonly entered: readonly Die[] }
  /** From here on the app rolls, dice of this seal. */
  | { readonly sealed: string }
  /** The app rolls nothing here. */
  | { readonly throwsOwn: true }
