/** Computes which marks lie where on a space, in every state of the space. The unit is the space's edge. */
import type { Cell, Die, PlacementKind, Seat } from '@/engine'

type DiscMark = { readonly x: number; readonly y: number; readonly r: number; readonly shift?: number }
type TentMark = { readonly x: number; readonly y: number; readonly width: number; readonly numeral: Die }
type PlateMark = { readonly x: number; readonly y: number; readonly edge: number }

export type SpaceLayout = {
  readonly ground: 'bare' | 'hatch' | 'legal'
  readonly claimed: boolean
  readonly disc: DiscMark | null
  readonly tent: TentMark | null
  readonly plate: PlateMark | null
}

export type SpaceState = {
  readonly owner: Seat | null
  readonly claimed: boolean
  readonly squatter: Die | null
  readonly claim: boolean
  readonly mover: Seat
  readonly legal: PlacementKind | null
  readonly third: Die | null
}

export const stateOf = (
  cell: Cell,
  mover: Seat,
  target?: { readonly kind: PlacementKind; readonly third: Die },
): SpaceState => ({ ...cell, mover, legal: target?.kind ?? null, third: target?.third ?? null })

const centre = 0.5
const bare = { claimed: false, disc: null, tent: null, plate: null } as const

export const layoutOf = (state: SpaceState): SpaceLayout => {
  if (state.claimed) return { ...bare, ground: 'bare', claimed: true }
  if (state.legal !== null && state.third !== null) return legal(state, state.legal, state.third)
  if (state.claim) return { ...pendingClaim(state), ground: 'hatch', claimed: false }
  if (state.squatter !== null) return { ...squatting(state, state.squatter), ground: 'hatch', claimed: false }
  if (state.owner === null) return { ...bare, ground: 'bare' }
  return { ...bare, ground: 'bare', disc: { x: centre, y: centre, r: 0.355 } }
}

type Marks = Pick<SpaceLayout, 'disc' | 'tent' | 'plate'>

const squatting = ({ owner }: SpaceState, numeral: Die): Marks =>
  owner === null
    ? { disc: null, tent: { x: centre, y: centre, width: 0.66, numeral }, plate: null }
    : {
        disc: { x: 0.34, y: 0.33, r: 0.265, shift: -0.03 },
        tent: { x: 0.65, y: 0.64, width: 0.54, numeral },
        plate: null,
      }

const pendingClaim = ({ owner, squatter, mover }: SpaceState): Marks => {
  if (squatter !== null)
    return owner === null
      ? {
          disc: null,
          tent: { x: 0.34, y: 0.35, width: 0.54, numeral: squatter },
          plate: { x: 0.71, y: 0.71, edge: 0.46 },
        }
      : {
          disc: { x: 0.26, y: 0.26, r: 0.2 },
          tent: { x: 0.69, y: 0.29, width: 0.47, numeral: squatter },
          plate: { x: 0.47, y: 0.72, edge: 0.44 },
        }
  if (owner === null) return { disc: null, tent: null, plate: { x: centre, y: centre, edge: 0.62 } }
  // Without a squatter there is an own marker below or, in the variant R23, a rival's whose squatter went back to the supply.
  return owner === mover
    ? { disc: { x: 0.37, y: 0.37, r: 0.29 }, tent: null, plate: { x: 0.67, y: 0.67, edge: 0.5 } }
    : { disc: { x: 0.36, y: 0.36, r: 0.27 }, tent: null, plate: { x: 0.69, y: 0.69, edge: 0.46 } }
}

const legal = ({ owner, squatter }: SpaceState, kind: PlacementKind, third: Die): SpaceLayout => {
  const ground = { ground: 'legal', claimed: false } as const
  const beneath = owner === null ? null : { x: 0.36, y: 0.36, r: 0.27 }
  if (kind === 'squatter') {
    const tent =
      owner === null
        ? { x: centre, y: centre, width: 0.6, numeral: third }
        : { x: 0.68, y: 0.66, width: 0.48, numeral: third }
    return { ...ground, disc: beneath, tent, plate: null }
  }
  if (squatter !== null && owner !== null)
    return {
      ...ground,
      disc: { x: 0.28, y: 0.28, r: 0.19 },
      tent: { x: 0.67, y: 0.32, width: 0.44, numeral: squatter },
      plate: { x: 0.49, y: 0.71, edge: 0.41 },
    }
  return {
    ...ground,
    disc: beneath,
    tent: squatter === null ? null : { x: 0.37, y: 0.38, width: 0.5, numeral: squatter },
    plate: { x: 0.69, y: 0.69, edge: 0.44 },
  }
}
