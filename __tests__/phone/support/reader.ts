/** What a screen reader stops at and says, in order, on each platform. It knows names and roles, and no gestures. */
import type { Device } from './device'
import type { Glass } from './glass'
import { charactersOf, isDrawing, isInput, isModal, isText, type ShadowNode } from './nodes'
import { isHiddenFromReaders } from './views'

export type Stop = {
  readonly node: ShadowNode
  readonly role: string
  readonly name: string
  readonly states: readonly string[]
}

export type Reader = {
  /** Everything that can be reached, first to last, in the window in front. */
  readonly stops: () => readonly Stop[]
  /** One line a stop, for people who read a failed test. */
  readonly heard: () => string
  readonly nameOf: (node: ShadowNode) => string
}

export const roleOf = ({ props }: ShadowNode): string => String(props.role ?? props.accessibilityRole ?? '')

export const ownNameOf = ({ props }: ShadowNode): string => {
  const label = props['aria-label'] ?? props.accessibilityLabel
  return typeof label === 'string' ? label : ''
}

const isGone = (node: ShadowNode): boolean =>
  isHiddenFromReaders(node) || node.props.opacity === 0 || node.props.display === 'none'

/** A view without a name of its own takes those of what lies in it. */
export const nameOf = (node: ShadowNode): string => {
  const own = ownNameOf(node)
  if (own !== '') return own
  if (isText(node)) return charactersOf(node)
  if (isInput(node)) return String(node.props.text ?? node.props.placeholder ?? '')
  const inside = node.children.filter((child) => !isGone(child) && !isModal(child))
  return inside
    .map(nameOf)
    .filter((name) => name !== '')
    .join(', ')
}

const statesOf = ({ props }: ShadowNode): readonly string[] =>
  Object.entries((props.accessibilityState ?? {}) as Record<string, unknown>)
    .filter(([, value]) => value !== undefined && value !== null && value !== false)
    .map(([name, value]) => (value === true ? name : `${name} ${String(value)}`))

/** React Native makes only pressable text accessible on Android; TalkBack reads the other texts all the same. */
const isRead = (node: ShadowNode, { platform }: Device): boolean =>
  isText(node) && (platform === 'android' || node.props.accessible !== false)

export function makeReader(device: () => Device, glass: Glass): Reader {
  const inSight = (): ReadonlySet<number> => new Set(glass.shown().map(({ tag }) => tag))

  const stopOf = (node: ShadowNode): Stop => ({
    node,
    role: roleOf(node) || (isText(node) ? 'text' : isInput(node) ? 'field' : ''),
    name: nameOf(node),
    states: statesOf(node),
  })

  /** On iOS an accessible view speaks for all that lies in it; Android also stops at what can be pressed in it. */
  const walk = (node: ShadowNode, seen: ReadonlySet<number>, isSpokenFor: boolean): readonly Stop[] => {
    if (!seen.has(node.tag) || isGone(node)) return []
    const isOwn = node.props.accessible === true || isInput(node)
    const isStop = isOwn || (isRead(node, device()) && !isSpokenFor && nameOf(node) !== '')
    const own = isStop ? [stopOf(node)] : []
    if (isText(node) || isDrawing(node) || isInput(node)) return own
    if (isStop && device().platform === 'ios') return own
    return [
      ...own,
      ...node.children.flatMap((child) => (isModal(child) ? [] : walk(child, seen, isSpokenFor || isStop))),
    ]
  }

  const stops = (): readonly Stop[] => {
    const window = glass.windows().at(-1)
    if (window === undefined) return []
    const seen = inSight()
    return walk(window, seen, false)
  }

  return {
    stops,
    nameOf,
    heard: () =>
      stops()
        .map(
          ({ role, name, states }) =>
            `${role || 'view'} “${name}”${states.length > 0 ? ` (${states.join(', ')})` : ''}`,
        )
        .join('\n'),
  }
}
