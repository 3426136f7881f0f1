/** Plans the board's motions for an event: which spaces move, how and when. */
import { cellAt, type Cell, type Seat, type Space } from '@/engine'
import type { BustTimes } from '@/theme/timeline'
import { motion } from '@/theme/motion'
import { lineIndex } from './geometry'
import type { BoardMotion, SeamMotion } from './types'

/** How the marks of a space arrive. `rivet`: a claim that stays; `rise`: a target appears; `hop`: in place; `stand`: at once. */
export type Arrival = 'pitch' | 'drop' | 'pop' | 'rise' | 'rivet' | 'hop' | 'stand'
/** How marks leave. `undo`: their arrival reversed; `break`: at once. */
type Going = 'fold' | 'undo' | 'break'

export type Ghost = {
  readonly space: Space
  readonly cell: Cell
  readonly seat: Seat
  readonly going: Going
  readonly delay: number
}

export type MotionPlan = {
  readonly arrivals: ReadonlyMap<Space, { readonly kind: Arrival; readonly delay: number }>
  readonly ghosts: readonly Ghost[]
  /** A claim nudges the whole board. */
  readonly nudge: boolean
  /** The number of sparkles on a claim: more with each claim of a turn. */
  readonly glints: number
  /** Dims all spaces but these; `leaves`: the veil clears again. */
  readonly veil: { readonly but: readonly Space[]; readonly leaves: boolean } | null
  readonly seam: SeamMotion | null
  readonly bust: BustTimes | null
}

const still: MotionPlan = {
  arrivals: new Map(),
  ghosts: [],
  nudge: false,
  glints: 0,
  veil: null,
  seam: null,
  bust: null,
}

const claimsIn = (cells: readonly Cell[]): number => cells.filter(({ claim }) => claim).length

/** The spaces of this turn. */
export const atStake = (cells: readonly Cell[]): readonly Space[] =>
  cells.flatMap(({ squatter, claim }, space) => (squatter !== null || claim ? [space] : []))

export const planOf = (
  performing: BoardMotion | null,
  mover: Seat,
  targets: readonly Space[] = [],
): MotionPlan => {
  if (performing === null) return still
  const { what, before, veiled = false, order = [], brisk = false, bot = false } = performing
  switch (what.type) {
    case 'placed':
      return {
        ...still,
        arrivals: new Map([[what.space, { kind: what.kind === 'claim' ? 'drop' : 'pitch', delay: 0 }]]),
        nudge: what.kind === 'claim',
        glints: brisk || bot ? 1 : Math.min(motion.placeClaim.glintsMost, 1 + claimsIn(before)),
      }
    case 'undone':
      return {
        ...still,
        ghosts: [
          {
            space: what.space,
            cell: cellAt({ cells: before }, what.space),
            seat: mover,
            going: 'undo',
            delay: 0,
          },
        ],
      }
    case 'stopped': {
      const spaces = order.length > 0 ? order : [...what.settled, ...what.claimed]
      const { at } = what.times
      return {
        ...still,
        arrivals: new Map(
          spaces.map((space, index) => {
            const claims = what.claimed.includes(space)
            const delay = (at[index] ?? 0) + (claims ? motion.stop.pop : motion.stop.fold)
            return [space, { kind: claims ? 'rivet' : 'pop', delay }] as const
          }),
        ),
        ghosts: spaces.map((space, index) => ({
          space,
          cell: cellAt({ cells: before }, space),
          seat: what.seat,
          going: 'fold',
          delay: at[index] ?? 0,
        })),
      }
    }
    case 'targets': {
      const { relief = [] } = what
      const { stagger } = motion.tension.relief
      return {
        ...still,
        veil: relief.length > 0 ? { but: atStake(before), leaves: true } : null,
        arrivals: new Map<Space, { readonly kind: Arrival; readonly delay: number }>([
          ...relief.map((space, index) => [space, { kind: 'hop', delay: index * stagger }] as const),
          ...targets.map(
            (space) =>
              [space, { kind: 'rise', delay: (5 - lineIndex(space)) * motion.roll.targetStagger }] as const,
          ),
        ]),
      }
    }
    case 'rolled':
      return { ...still, veil: veiled ? { but: atStake(before), leaves: false } : null }
    case 'busted': {
      const { times } = what
      return {
        ...still,
        // Everything stays in place until the markers hop off.
        arrivals: new Map(
          what.lost.map(({ space }, index) => [space, { kind: 'stand', delay: times.hopsAt[index] ?? 0 }]),
        ),
        ghosts: what.lost.map(({ space }, index) => ({
          space,
          cell: cellAt({ cells: before }, space),
          seat: what.seat,
          going: 'break',
          delay: times.hopsAt[index] ?? 0,
        })),
        veil: veiled ? { but: atStake(before), leaves: true } : null,
        bust: times,
      }
    }
    case 'results':
      return { ...still, seam: what.seam }
  }
}
