/** Fabric with plain objects: React creates and commits shadow nodes here. */
import { isInput, isScreen, type Props, type ShadowNode, within } from './nodes'
import type { Realm } from './realm'

export type Work = { readonly created: number; readonly cloned: number; readonly commits: number }

export type Fabric = {
  /** `nativeFabricUIManager`, without the functions that need a layout. */
  readonly manager: Record<string, unknown>
  readonly root: () => readonly ShadowNode[]
  readonly nodeOf: (tag: number) => ShadowNode | undefined
  readonly parentOf: (node: ShadowNode) => ShadowNode | undefined
  readonly work: () => Work
  /** The number of open pages. */
  readonly pages: () => number
  /** Sends a native event to the app. */
  readonly emit: (node: ShadowNode, type: string, payload?: Readonly<Record<string, unknown>>) => void
}

type Draft = { -readonly [Key in keyof ShadowNode]: ShadowNode[Key] } & { children: ShadowNode[] }
type Dispatch = (handle: object, type: string, payload: unknown) => void

const priorities = {
  unstable_DefaultEventPriority: 32,
  unstable_DiscreteEventPriority: 2,
  unstable_ContinuousEventPriority: 8,
  unstable_IdleEventPriority: 268435456,
}

/** A property set to null is removed, as in Fabric. */
const merged = (before: Props, change: Props | null | undefined): Props => {
  const after: Record<string, unknown> = { ...before }
  for (const [name, value] of Object.entries(change ?? {})) {
    if (value === null || value === undefined) delete after[name]
    else after[name] = value
  }
  return after
}

export function makeFabric(realm: Realm, onCommit: (root: readonly ShadowNode[]) => void): Fabric {
  const work = { created: 0, cloned: 0, commits: 0 }
  const nodes = new Map<number, ShadowNode>()
  const parents = new Map<number, ShadowNode>()
  let root: readonly ShadowNode[] = []
  let dispatch: Dispatch | null = null
  let priority = priorities.unstable_DefaultEventPriority

  const clone = (node: ShadowNode, props: Props, children: readonly ShadowNode[]): Draft => {
    work.cloned += 1
    return { ...node, props, children: [...children] }
  }
  const index = (): void => {
    nodes.clear()
    parents.clear()
    for (const top of root) {
      for (const node of within(top)) {
        nodes.set(node.tag, node)
        for (const child of node.children) parents.set(child.tag, node)
      }
    }
  }

  const manager = {
    ...priorities,
    createNode: (
      tag: number,
      viewName: string,
      rootTag: number,
      props: Props,
      instanceHandle: object,
    ): Draft => {
      work.created += 1
      return {
        tag,
        viewName,
        rootTag,
        props: merged({}, props),
        instanceHandle,
        children: [],
        REANIMATED_MAGIC_KEY: true,
      }
    },
    cloneNode: (node: Draft) => clone(node, node.props, node.children),
    cloneNodeWithNewChildren: (node: Draft, children: readonly ShadowNode[] = []) =>
      clone(node, node.props, children),
    cloneNodeWithNewProps: (node: Draft, props: Props) =>
      clone(node, merged(node.props, props), node.children),
    cloneNodeWithNewChildrenAndProps: (node: Draft, ...rest: readonly unknown[]) => {
      const [children, props] = rest.length > 1 ? rest : [[], rest[0]]
      return clone(node, merged(node.props, props as Props), children as readonly ShadowNode[])
    },
    appendChild: (parent: Draft, child: ShadowNode) => {
      parent.children.push(child)
      return parent
    },
    createChildSet: () => [],
    appendChildToSet: (set: ShadowNode[], child: ShadowNode) => void set.push(child),
    completeRoot: (_rootTag: number, set: readonly ShadowNode[]) => {
      root = [...set]
      work.commits += 1
      index()
      // Errors of the simulated phone must not look like errors of the app.
      realm.run(() => onCommit(root))
    },
    registerEventHandler: (handler: Dispatch) => {
      dispatch = handler
    },
    findShadowNodeByTag_DEPRECATED: (tag: number) => nodes.get(tag) ?? null,
    unstable_getCurrentEventPriority: () => priority,
    configureNextLayoutAnimation: () => undefined,
    setIsJSResponder: () => undefined,
    compareDocumentPosition: () => 0,
    findNodeAtPoint: () => undefined,
  }

  return {
    manager,
    root: () => root,
    nodeOf: (tag) => nodes.get(tag),
    parentOf: (node) => parents.get(node.tag),
    work: () => ({ ...work }),
    pages: () => [...nodes.values()].filter(isScreen).length,
    emit: (node, type, payload = {}) => {
      const isDiscrete = /Touch|Press|Click|Change|Submit/.test(type) || isInput(node)
      priority = isDiscrete
        ? priorities.unstable_DiscreteEventPriority
        : priorities.unstable_DefaultEventPriority
      realm.run(() => dispatch?.(node.instanceHandle, type, realm.own({ target: node.tag, ...payload })))
      priority = priorities.unstable_DefaultEventPriority
    },
  }
}
