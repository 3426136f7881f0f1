/** Shadow nodes, which are immutable once committed. */
export type Props = Readonly<Record<string, unknown>>

export type ShadowNode = {
  readonly tag: number
  readonly viewName: string
  readonly rootTag: number
  readonly props: Props
  /** React's handle for events. */
  readonly instanceHandle: object
  readonly children: readonly ShadowNode[]
  /** Worklets recognises native objects by this property. */
  readonly REANIMATED_MAGIC_KEY: true
}

/** A node and all its descendants, in tree order. */
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

/** The text of a text node or an input. */
export const charactersOf = (node: ShadowNode): string =>
  node.viewName === 'RCTRawText' ? String(node.props.text ?? '') : node.children.map(charactersOf).join('')
