/** Converts the screen to HTML: boxes, drawings, and lines of text where the platform puts them. */
import { readFileSync } from 'node:fs'

import { baselineIn } from '../checks/ink'
import { stacked } from '../glass'
import { face, knownFaces } from '../layout/fonts'
import { type Line, linesOf } from '../layout/text'
import {
  isDrawing,
  isInput,
  isModal,
  isScreen,
  isScroll,
  isStack,
  isText,
  type Props,
  type ShadowNode,
} from '../nodes'
import type { Phone } from '../phone'
import { colourOf, escaped } from './colour'
import { drawing } from './drawing'

const css = (all: Readonly<Record<string, string | number | undefined>>): string =>
  Object.entries(all)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}:${value};`)
    .join('')

const length = (value: unknown): string => (typeof value === 'number' ? `${value}px` : String(value))

const transformOf = (list: unknown): string | undefined =>
  Array.isArray(list)
    ? (list as readonly Props[])
        .flatMap((part) => Object.entries(part))
        .map(([name, value]) =>
          name === 'matrix'
            ? `matrix3d(${String(value)})`
            : `${name}(${/translate/.test(name) ? length(value) : String(value)})`,
        )
        .join(' ')
    : undefined

const sides = ['Top', 'Right', 'Bottom', 'Left'] as const
const corners = ['TopLeft', 'TopRight', 'BottomLeft', 'BottomRight'] as const

function borders(props: Props): string {
  const lines = sides.map((side) => {
    const width = props[`border${side}Width`] ?? props.borderWidth
    if (width === undefined || width === 0) return ''
    const colour = colourOf(props[`border${side}Color`] ?? props.borderColor ?? 0xff000000)
    return `border-${side.toLowerCase()}:${Number(width)}px ${String(props.borderStyle ?? 'solid')} ${colour};`
  })
  const round = corners.map((corner) => {
    const radius = props[`border${corner}Radius`] ?? props.borderRadius
    const name = corner.replace(/([a-z])([A-Z])/, '$1-$2').toLowerCase()
    return radius === undefined ? '' : `border-${name}-radius:${length(radius)};`
  })
  return [...lines, ...round].join('')
}

export function page(phone: Phone): string {
  const { platform, width, height } = phone.device()

  const line = ({ pieces, height: high }: Line, top: number, align: unknown): string => {
    const [lead] = pieces
    if (lead === undefined) return ''
    const { above, below } = face(lead.style.fontFamily).line
    const size = lead.style.fontSize
    // The difference between the browser's baseline, which is centred, and the platform's.
    const shift = baselineIn(high, lead, platform) - ((high - (above + below) * size) / 2 + above * size)
    const words = pieces.map(({ text, style }) => {
      const look = css({
        'font-family': `'${style.fontFamily ?? 'sans-serif'}'`,
        'font-size': `${style.fontSize}px`,
        color: colourOf(style.color),
        'letter-spacing': `${style.letterSpacing}px`,
        'text-decoration': style.textDecorationLine,
        'font-variant-numeric': 'lining-nums',
      })
      return `<span style="${look}">${escaped(text)}</span>`
    })
    const box = css({
      position: 'absolute',
      'white-space': 'pre',
      left: 0,
      right: 0,
      top: `${top + shift}px`,
      height: `${high}px`,
      'line-height': `${high}px`,
      'text-align': String(align ?? 'left'),
    })
    return `<div style="${box}">${words.join('')}</div>`
  }

  const text = (node: ShadowNode, room: number): string => {
    let top = Number(node.props.paddingTop ?? node.props.paddingVertical ?? 0)
    return linesOf(node, room + 0.7)
      .lines.map((each) => {
        const painted = line(each, top, node.props.textAlign)
        top += each.height
        return painted
      })
      .join('')
  }

  const field = ({ props }: ShadowNode): string => {
    const text = String(props.text ?? '')
    const look = css({
      position: 'absolute',
      left: `${Number(props.paddingLeft ?? props.paddingHorizontal ?? 0)}px`,
      top: `${Number(props.paddingTop ?? props.paddingVertical ?? 0)}px`,
      'font-family': `'${String(props.fontFamily)}'`,
      'font-size': `${Number(props.fontSize)}px`,
      color: colourOf(text === '' ? props.placeholderTextColor : props.color),
    })
    return `<div style="${look}">${escaped(text === '' ? String(props.placeholder ?? '') : text)}</div>`
  }

  const inside = (node: ShadowNode, room: number, high: number): string => {
    if (isText(node)) return text(node, room)
    if (isDrawing(node)) return drawing(node, room, high)
    if (isInput(node)) return field(node)
    const children = isStack(node) ? node.children.filter(isScreen).slice(-1) : node.children
    const { x, y } = isScroll(node) ? phone.glass.scrollOf(node) : { x: 0, y: 0 }
    const painted = stacked(children.filter((child) => !isModal(child)))
      .map(view)
      .join('')
    return x === 0 && y === 0
      ? painted
      : `<div style="position:absolute;left:${-x}px;top:${-y}px">${painted}</div>`
  }

  const view = (node: ShadowNode): string => {
    const { props } = node
    if (props.display === 'none') return ''
    const frame = isModal(node) ? { x: 0, y: 0, width, height } : phone.layout.frameOf(node)
    const [left, top] = [
      props.borderLeftWidth ?? props.borderWidth,
      props.borderTopWidth ?? props.borderWidth,
    ]
    const style = css({
      position: 'absolute',
      'box-sizing': 'border-box',
      left: `${frame.x}px`,
      top: `${frame.y}px`,
      width: `${frame.width}px`,
      height: `${frame.height}px`,
      background: props.backgroundColor === undefined ? undefined : colourOf(props.backgroundColor),
      opacity: props.opacity === undefined ? undefined : Number(props.opacity),
      overflow: isText(node) || isScroll(node) || props.overflow === 'hidden' ? 'hidden' : undefined,
      transform: transformOf(props.transform),
    })
    const content = inside(node, frame.width, frame.height)
    // Yoga positions children from the outer edge of the border.
    const shifted =
      left !== undefined || top !== undefined
        ? `<div style="position:absolute;left:${-Number(left ?? 0)}px;top:${-Number(top ?? 0)}px;width:${frame.width}px;height:${frame.height}px">${content}</div>`
        : content
    return `<div style="${style}${borders(props)}">${shifted}</div>`
  }

  // A modal is a separate window over all others.
  const windows = [...phone.fabric.root(), ...phone.glass.windows().filter(isModal)]
  return `<div style="${css({ position: 'relative', width: `${width}px`, height: `${height}px`, overflow: 'hidden', background: '#fff', transform: 'translate(0)' })}">${windows.map(view).join('')}</div>`
}

/** CSS for the fonts that the app has loaded. */
export const fontFaces = (): string =>
  knownFaces()
    .map(
      ({ family, file }) =>
        `@font-face{font-family:'${family}';src:url('data:font/ttf;base64,${readFileSync(file, 'base64')}')}`,
    )
    .join('')
