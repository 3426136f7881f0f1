/** The inputs of a network from the map, from one seat's point of view: sums over the spaces and squatters of a position. */
import type { Network } from './network'
import { CLAIM, SQUATTER, type Position } from './position'

/** The seat's place in the viewer's order: 0 is the viewer. */
const placeOf = (seat: number, viewer: number, seats: number): number =>
  seat >= viewer ? seat - viewer : seat - viewer + seats

/** Planes: settled spaces by place, claimed spaces by place, squatters, claims of this turn. */
const landPlane = (seat: number, viewer: number, seats: number, claimed: number): number =>
  placeOf(seat, viewer, seats) + (claimed ? seats : 0)
const squatterPlane = (seats: number): number => 2 * seats
const stakePlane = (seats: number): number => 2 * seats + 1

const addSupply = (network: Network, free: number, into: Float64Array): void => {
  for (let die = 1; die <= 6; die += 1) if (free & (1 << die)) network.addDie(into, die, 1)
}

/** The map before the mover's roll, as the mover sees it. */
export const sumMap = (network: Network, position: Position, into: Float64Array): void => {
  const { seats, mover } = position
  into.fill(0)
  for (let space = 0; space < 36; space += 1) {
    const owner = position.owner[space]!
    if (owner >= 0) network.addSpace(into, landPlane(owner, mover, seats, position.claimed[space]!), space, 1)
    if (position.squatter[space]) network.addSpace(into, squatterPlane(seats), space, 1)
    if (position.claim[space]) network.addSpace(into, stakePlane(seats), space, 1)
  }
  addSupply(network, position.free, into)
}

/** The map as the next player will see it after a stop (`keep`) or a bust. */
export const sumNextMap = (
  network: Network,
  position: Position,
  viewer: number,
  keep: boolean,
  into: Float64Array,
): void => {
  const { seats, mover } = position
  into.fill(0)
  for (let space = 0; space < 36; space += 1) {
    const isKept = keep && (position.squatter[space] || position.claim[space])
    const owner = isKept ? mover : position.owner[space]!
    const claimed = isKept ? position.claim[space]! : position.claimed[space]!
    if (owner >= 0) network.addSpace(into, landPlane(owner, viewer, seats, claimed), space, 1)
  }
  addSupply(network, 0b1111110, into)
}

/**
 * The change of the map sums for the mover after a placement. Leaves out the squatter that leaves the supply: `Network.value`
 * handles it.
 */
export const addPlacement = (
  network: Network,
  position: Position,
  space: number,
  taking: number,
  into: Float64Array,
): void => {
  const { seats } = position
  network.addSpace(into, taking === CLAIM ? stakePlane(seats) : squatterPlane(seats), space, 1)
  const squatter = position.squatter[space]!
  if (taking !== CLAIM || !position.reusable || !squatter) return
  network.addSpace(into, squatterPlane(seats), space, -1)
  network.addDie(into, squatter, 1)
}

/** The change of the map sums for the next player, if the mover stops after the placement. */
export const addSettling = (
  network: Network,
  position: Position,
  viewer: number,
  space: number,
  taking: number,
  into: Float64Array,
): void => {
  const { seats, mover } = position
  const settled = landPlane(mover, viewer, seats, 0)
  if (taking === SQUATTER) {
    const owner = position.owner[space]!
    if (owner >= 0) network.addSpace(into, landPlane(owner, viewer, seats, 0), space, -1)
    network.addSpace(into, settled, space, 1)
  } else {
    network.addSpace(into, settled, space, -1)
    network.addSpace(into, landPlane(mover, viewer, seats, 1), space, 1)
  }
}
