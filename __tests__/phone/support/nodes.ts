/** Shadow nodes: what React has told the phone to show, before any of it is a view. They are never changed once committed. */
export type Props = Readonly<Record<string, unknown>>

export type ShadowNode = {
  readonly tag: number
  readonly viewName: string
  readonly rootTag: number
  readonly props: Props
  /** React's own handle: events are sent to it. */
  readonly instanceHandle: object
  readonly children: readonly ShadowNode[]
  /** As any object that is native, it looks as if it had every property: Worklets knows native ones by this. */
  readonly REANIMATED_MAGIC_KEY: true
}

/** A node and all that lies in it, in the order of the tree. */
export function within(node: ShadowNode): readonly ShadowNode[] {
  const all: ShadowNode[] = []
  const take = (each: ShadowNode): void => {
    all.push(each)
    each.children.forEach(take)
  }
  take(node)
  return all
}

export const isText = ({ viewName }: ShadowNode): boolean =>
  viewName === 'RCTText' || viewName === 'RCTSelectableText'
export const isInput = ({ viewName }: ShadowNode): boolean => viewName.includes('TextInput')
export const isModal = ({ viewName }: ShadowNode): boolean => viewName.includes('ModalHostView')
export const isScreen = ({ viewName }: ShadowNode): boolean => viewName === 'RNSScreen'
export const isStack = ({ viewName }: ShadowNode): boolean => viewName === 'RNSScreenStack'
export const isDrawing = ({ viewName }: ShadowNode): boolean => viewName.startsWith('RNSVGSvgView')
export const isScroll = ({ viewName }: ShadowNode): boolean => /ScrollView$/.test(viewName)

/** The characters a text node shows, or an input holds. */
export const charactersOf = (node: ShadowNode): string =>
  node.viewName === 'RCTRawText' ? String(node.props.text ?? '') : node.children.map(charactersOf).join('')
