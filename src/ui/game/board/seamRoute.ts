/** The order in which the seam of gold runs through a group. */
import { neighbours, type Space } from '@/engine'

/** Breadth-first from the lowest, leftmost space, so that every space touches one before it. */
export const seamRoute = (group: readonly Space[]): readonly Space[] => {
  const left = new Set(group)
  const way: Space[] = []
  const next: Space[] = [Math.min(...group)]
  left.delete(next[0]!)
  for (let space = next.shift(); space !== undefined; space = next.shift()) {
    way.push(space)
    for (const neighbour of neighbours(space)) if (left.delete(neighbour)) next.push(neighbour)
  }
  return way
}
