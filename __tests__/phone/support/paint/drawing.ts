/** Converts react-native-svg's shadow nodes to SVG. */
import type { Props, ShadowNode } from '../nodes'
import { attributes, colourOf, escaped } from './colour'

const caps = ['butt', 'round', 'square']
const joins = ['miter', 'round', 'bevel']

const brushOf = (brush: unknown): string | undefined => {
  if (brush === undefined) return undefined
  if (brush === null) return 'none'
  if (typeof brush === 'object' && 'brushRef' in brush && brush.brushRef !== undefined)
    return `url(#${String(brush.brushRef)})`
  return colourOf(brush)
}

const listed = (value: unknown): string | undefined =>
  value === undefined ? undefined : (Array.isArray(value) ? value : [value]).join(' ')

function look(props: Props): Readonly<Record<string, unknown>> {
  const asked = (props.propList ?? []) as readonly string[]
  const fill = brushOf(props.fill) ?? (asked.includes('fill') ? 'none' : undefined)
  return {
    fill,
    stroke: brushOf(props.stroke),
    'stroke-width': props.strokeWidth,
    'stroke-opacity': props.strokeOpacity,
    'fill-opacity': props.fillOpacity,
    'stroke-dasharray': listed(props.strokeDasharray),
    'stroke-dashoffset': props.strokeDashoffset,
    'stroke-linecap': typeof props.strokeLinecap === 'number' ? caps[props.strokeLinecap] : undefined,
    'stroke-linejoin': typeof props.strokeLinejoin === 'number' ? joins[props.strokeLinejoin] : undefined,
    'fill-rule': props.fillRule === 0 ? 'evenodd' : undefined,
    'vector-effect': props.vectorEffect === 1 ? 'non-scaling-stroke' : undefined,
    opacity: props.opacity,
    transform: Array.isArray(props.matrix) ? `matrix(${props.matrix.join(' ')})` : undefined,
  }
}

type Font = { readonly fontFamily?: string; readonly fontSize?: number; readonly textAnchor?: string }

const textOf = (node: ShadowNode): string => String(node.props.content ?? node.children.map(textOf).join(''))

const first = (value: unknown): unknown => (Array.isArray(value) ? value[0] : value)

const pick = (props: Props, names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, props[name]]))

const shapes: Readonly<Record<string, readonly [tag: string, names: readonly string[]]>> = {
  RNSVGPath: ['path', ['d']],
  RNSVGRect: ['rect', ['x', 'y', 'width', 'height', 'rx', 'ry']],
  RNSVGCircle: ['circle', ['cx', 'cy', 'r']],
  RNSVGEllipse: ['ellipse', ['cx', 'cy', 'rx', 'ry']],
  RNSVGLine: ['line', ['x1', 'y1', 'x2', 'y2']],
}

function gradient({ props }: ShadowNode): string {
  const stops = (props.gradient ?? []) as readonly number[]
  const inside = stops
    .map((value, at) =>
      at % 2 === 0 ? `<stop offset="${value}" stop-color="${colourOf(stops[at + 1])}"/>` : '',
    )
    .join('')
  return `<radialGradient${attributes({ id: props.name, cx: props.cx, cy: props.cy, r: props.rx })}>${inside}</radialGradient>`
}

function element(node: ShadowNode): string {
  const { viewName, props } = node
  const shape = shapes[viewName]
  if (shape !== undefined) return `<${shape[0]}${attributes({ ...pick(props, shape[1]), ...look(props) })}/>`
  const inside = node.children.map(element).join('')
  const font = (props.font ?? {}) as Font
  const type = { 'font-family': font.fontFamily, 'font-size': font.fontSize, 'text-anchor': font.textAnchor }
  if (viewName === 'RNSVGGroup') return `<g${attributes({ ...look(props), ...type })}>${inside}</g>`
  if (viewName === 'RNSVGDefs') return `<defs>${inside}</defs>`
  if (viewName === 'RNSVGRadialGradient') return gradient(node)
  if (viewName === 'RNSVGText') {
    const at = { x: first(props.x) ?? 0, y: first(props.y) ?? 0 }
    return `<text${attributes({ ...at, ...type, ...look(props) })}>${escaped(textOf(node))}</text>`
  }
  return inside
}

export function drawing(node: ShadowNode, width: number, height: number): string {
  const { minX = 0, minY = 0, vbWidth, vbHeight, align = 'xMidYMid', meetOrSlice } = node.props
  const box =
    vbWidth === undefined
      ? undefined
      : `${String(minX)} ${String(minY)} ${String(vbWidth)} ${String(vbHeight)}`
  const ratio = align === 'none' ? 'none' : `${String(align)} ${meetOrSlice === 1 ? 'slice' : 'meet'}`
  const style = 'position:absolute;left:0;top:0;overflow:hidden'
  const inside = node.children.map(element).join('')
  return `<svg${attributes({ width, height, style, viewBox: box, preserveAspectRatio: ratio })}>${inside}</svg>`
}
