/** Which shadow nodes become native views, and which of those get touches and are accessible (by the sources of React Native 0.86). */
import type { Platform } from './device'
import type { Props, ShadowNode } from './nodes'

const has = (value: unknown): boolean =>
  value !== undefined && value !== null && value !== false && value !== ''

const isSeen = (colour: unknown): boolean =>
  has(colour) && !(typeof colour === 'number' && colour >>> 24 === 0)

const handles = /^on(Start|Move|Responder|Touch|Pointer|Click|Mouse)/

/** The only events that force a native view (ViewProps' `events.bits`): not `onLayout`, and none for accessibility. */
const hasEvents = (props: Props): boolean =>
  Object.keys(props).some((key) => handles.test(key) && has(props[key]))

/** Both values clip. */
export const clips = ({ props }: ShadowNode): boolean => /^(hidden|scroll|clip)$/.test(String(props.overflow))

const hasBorder = (props: Props): boolean =>
  Object.keys(props).some((key) => /^border.*Width$/.test(key) && has(props[key]))

/** Whether the node forms a stacking context (ViewShadowNode.cpp). */
const formsContext = ({ props }: ShadowNode): boolean =>
  props.collapsable === false ||
  props.pointerEvents === 'none' ||
  props.pointerEvents === 'box-only' ||
  has(props.nativeID) ||
  has(props.accessible) ||
  (props.opacity !== undefined && props.opacity !== 1) ||
  has(props.transform) ||
  (props.zIndex !== undefined && props.position !== 'static') ||
  props.display === 'none' ||
  /^(hidden|scroll|clip)$/.test(String(props.overflow)) ||
  hasEvents(props) ||
  isSeen(props.shadowColor) ||
  has(props.accessibilityElementsHidden) ||
  has(props.accessibilityViewIsModal) ||
  (has(props.importantForAccessibility) && props.importantForAccessibility !== 'auto') ||
  has(props.removeClippedSubviews) ||
  has(props.filter)

const formsViewOnAndroid = (props: Props): boolean =>
  [
    'elevation',
    'nativeBackgroundAndroid',
    'nativeForegroundAndroid',
    'focusable',
    'needsOffscreenAlphaCompositing',
    'renderToHardwareTextureAndroid',
    'screenReaderFocusable',
  ].some((name) => has(props[name]))

/** The node gets no native view: its children are added to the view around it. */
export const isFlattened = (node: ShadowNode, platform: Platform): boolean =>
  node.viewName === 'RCTView' &&
  !formsContext(node) &&
  !isSeen(node.props.backgroundColor) &&
  !hasBorder(node.props) &&
  !has(node.props.testID) &&
  !has(node.props.boxShadow) &&
  !(platform === 'android' && formsViewOnAndroid(node.props))

/** Whether the view and its children are hidden from screen readers. */
export const isHiddenFromReaders = ({ props }: ShadowNode): boolean =>
  props.importantForAccessibility === 'no-hide-descendants' || props.accessibilityElementsHidden === true
