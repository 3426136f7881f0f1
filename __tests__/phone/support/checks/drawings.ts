/** Finds properties of drawings that do not reach the native view: react-native-svg drops those it does not support. */
import type { Phone } from '../phone'
import type { Props, ShadowNode } from '../nodes'

/** The part of React's fibers that is read here. */
type Fiber = {
  readonly return: Fiber | null
  readonly type: unknown
  readonly memoizedProps: Props | null
}

/** Properties with another name in the native view. */
const renamed: Readonly<Record<string, string>> = {
  transform: 'matrix',
  translate: 'matrix',
  rotation: 'matrix',
  scale: 'matrix',
  origin: 'matrix',
  fontFamily: 'font',
  fontSize: 'font',
  fontWeight: 'font',
  textAnchor: 'font',
  letterSpacing: 'font',
  /** Of a gradient; a circle keeps these names. */
  r: 'rx',
  viewBox: 'vbWidth',
  preserveAspectRatio: 'align',
  id: 'name',
  'aria-label': 'accessibilityLabel',
  'aria-hidden': 'accessibilityElementsHidden',
  children: '',
  style: '',
  /** Reanimated's own. */
  ref: '',
  nativeID: '',
  collapsable: '',
  width: 'bbWidth',
  height: 'bbHeight',
  pointerEvents: '',
  testID: '',
  gradientUnits: '',
  accessible: '',
}

const isDrawn = (node: ShadowNode): boolean => node.viewName.startsWith('RNSVG')

/** The properties of the nearest react-native-svg component around a native view. */
const givenTo = (node: ShadowNode): Props => {
  for (let fiber = (node.instanceHandle as Fiber).return; fiber !== null; fiber = fiber.return) {
    if (typeof fiber.type === 'function') return fiber.memoizedProps ?? {}
  }
  return {}
}

const isLost = (name: string, value: unknown, native: Props): boolean => {
  // Nothing is drawn without a colour.
  if (value === undefined || value === null || value === 'none' || name in native) return false
  const other = renamed[name]
  return other === undefined || (other !== '' && !(other in native))
}

export const lostOn = (phone: Phone): readonly string[] =>
  phone.glass
    .shown()
    .filter(isDrawn)
    .flatMap((node) =>
      Object.entries(givenTo(node))
        .filter(([name, value]) => isLost(name, value, node.props))
        .map(([name, value]) => `${node.viewName} never hears of ${name}: ${String(value)}`),
    )
