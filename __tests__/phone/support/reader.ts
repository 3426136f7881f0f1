/** What TalkBack and VoiceOver stop at and read, in order. */
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
  /** Everything the reader reaches in the front window, in order. */
  readonly stops: () => readonly Stop[]
  /** One line per stop, for the messages of failed tests. */
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

/** A view without a name gets the names of its content. */
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

/** On Android React Native makes only pressable text accessible, but TalkBack reads other text too. */
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

  /** On iOS an accessible view hides its content; Android also stops at pressable content. */
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
