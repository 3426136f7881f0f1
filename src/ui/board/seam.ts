/** The way gold takes through a group, space by space. Pure. */
import { neighbours, type Space } from '@/engine/index'

/** From the lowest, leftmost space breadth-first: every one touches one before it. */
export const seamThrough = (group: readonly Space[]): readonly Space[] => {
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
