/** Finds roles and names that no screen reader reads: those of flattened views, and on iOS those inside an accessible view. */
import { isText, type ShadowNode } from '../nodes'
import type { Phone } from '../phone'
import { ownNameOf, roleOf } from '../reader'
import { isFlattened, isHiddenFromReaders } from '../views'

/**
 * Roles of containers: unread without a name, which is fine. With a name they must be views, because
 * Android reads it. On iOS React Native can read it only by hiding everything inside.
 */
const arranging = [
  'none',
  'presentation',
  'main',
  'group',
  'list',
  'listitem',
  'radiogroup',
  'region',
  'toolbar',
  'status',
  'log',
  'tablist',
  'form',
  'dialog',
  'row',
  'table',
  '',
]

const arranges = (node: ShadowNode): boolean =>
  arranging.includes(roleOf(node)) && roleOf(node) !== 'listitem'

const says = (node: ShadowNode): boolean => ownNameOf(node) !== '' || !arranging.includes(roleOf(node))

export function silentOn(phone: Phone): readonly string[] {
  const { platform } = phone.device()
  const stops = phone.reader.stops()
  const met = new Set(stops.map(({ node }) => node.tag))
  const spoken = stops.map(({ name }) => name).join('\n')
  const hidden = (node: ShadowNode): boolean => {
    for (let at: ShadowNode | undefined = node; at !== undefined; at = phone.fabric.parentOf(at)) {
      if (isHiddenFromReaders(at) || at.props.opacity === 0) return true
    }
    return false
  }
  const inFront = phone.glass.windows().at(-1)
  return phone.glass
    .shown()
    .filter((node) => says(node) && !met.has(node.tag) && !hidden(node) && isIn(phone, node, inFront))
    .filter((node) => !arranges(node) || isFlattened(node, platform))
    .filter((node) => ownNameOf(node) === '' || !spoken.includes(ownNameOf(node)))
    .map((node) => {
      const why = isFlattened(node, platform)
        ? 'flattened'
        : node.props.accessible === true
          ? 'spoken over'
          : 'not accessible'
      return `${why}: ${isText(node) ? 'text' : node.viewName} ${roleOf(node)} “${ownNameOf(node)}”`
    })
}

const isIn = (phone: Phone, node: ShadowNode, window: ShadowNode | undefined): boolean => {
  for (let at: ShadowNode | undefined = node; at !== undefined; at = phone.fabric.parentOf(at)) {
    if (at.tag === window?.tag) return true
  }
  return window === undefined || phone.glass.windows().length === 1
}
