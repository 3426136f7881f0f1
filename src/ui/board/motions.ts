/** Which spaces move, how and when, for what is being performed. Pure: an event in, a plan out. */
import type { Cell, Seat, Space } from '@/engine/index'
import { motion } from '@/theme/index'
import { lineIndex } from './geometry'
import type { BoardMotion } from './types'

/** How a space's own marks come: pitched, dropped, popped, or rising as something to choose. */
export type Coming = 'pitch' | 'drop' | 'pop' | 'rise'
/** How marks that are no longer there go: folded at a stop, or their entrance reversed. */
export type Going = 'fold' | 'undo'

export type Ghost = {
  readonly space: Space
  readonly cell: Cell
  readonly seat: Seat
  readonly going: Going
  readonly delay: number
}

type MotionPlan = {
  readonly coming: ReadonlyMap<Space, { readonly kind: Coming; readonly delay: number }>
  readonly ghosts: readonly Ghost[]
  /** The whole board gives way under a plate. */
  readonly nudge: boolean
}

const still: MotionPlan = { coming: new Map(), ghosts: [], nudge: false }

export const planOf = (
  performing: BoardMotion | null,
  mover: Seat,
  targets: readonly Space[] = [],
): MotionPlan => {
  if (performing === null) return still
  const { what, before } = performing
  switch (what.type) {
    case 'placed':
      return {
        ...still,
        coming: new Map([[what.space, { kind: what.kind === 'claim' ? 'drop' : 'pitch', delay: 0 }]]),
        nudge: what.kind === 'claim',
      }
    case 'undone':
      return {
        ...still,
        ghosts: [{ space: what.space, cell: before[what.space]!, seat: mover, going: 'undo', delay: 0 }],
      }
    case 'stopped': {
      const order = [...what.settled, ...what.claimed]
      const delayOf = (space: Space): number => order.indexOf(space) * motion.stop.stagger
      return {
        ...still,
        coming: new Map(order.map((space) => [space, { kind: 'pop', delay: delayOf(space) + 110 }])),
        ghosts: order.map((space) => ({
          space,
          cell: before[space]!,
          seat: what.seat,
          going: 'fold',
          delay: delayOf(space),
        })),
      }
    }
    case 'targets':
      return {
        ...still,
        coming: new Map(
          targets.map((space) => [
            space,
            { kind: 'rise', delay: (5 - lineIndex(space)) * motion.roll.targetStagger },
          ]),
        ),
      }
    case 'busted':
    case 'results':
      return still
  }
}
