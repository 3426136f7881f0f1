/** Sets the style of a shadow node on its Yoga node, as React Native does. */
import {
  Align,
  Display,
  Edge,
  FlexDirection,
  Gutter,
  Justify,
  Overflow,
  PositionType,
  Wrap,
  type Yoga,
} from 'yoga-layout/load'

import type { Props } from '../nodes'

export type YogaNode = ReturnType<Yoga['Node']['create']>

const edges = {
  '': Edge.All,
  Horizontal: Edge.Horizontal,
  Vertical: Edge.Vertical,
  Top: Edge.Top,
  Right: Edge.Right,
  Bottom: Edge.Bottom,
  Left: Edge.Left,
  Start: Edge.Start,
  End: Edge.End,
  Block: Edge.Vertical,
  Inline: Edge.Horizontal,
} as const

const positions = {
  inset: Edge.All,
  insetBlock: Edge.Vertical,
  insetInline: Edge.Horizontal,
  top: Edge.Top,
  right: Edge.Right,
  bottom: Edge.Bottom,
  left: Edge.Left,
  start: Edge.Start,
  end: Edge.End,
} as const

const aligns: Readonly<Record<string, Align>> = {
  auto: Align.Auto,
  'flex-start': Align.FlexStart,
  center: Align.Center,
  'flex-end': Align.FlexEnd,
  stretch: Align.Stretch,
  baseline: Align.Baseline,
  'space-between': Align.SpaceBetween,
  'space-around': Align.SpaceAround,
  'space-evenly': Align.SpaceEvenly,
}

const justifies: Readonly<Record<string, Justify>> = {
  'flex-start': Justify.FlexStart,
  center: Justify.Center,
  'flex-end': Justify.FlexEnd,
  'space-between': Justify.SpaceBetween,
  'space-around': Justify.SpaceAround,
  'space-evenly': Justify.SpaceEvenly,
}

const directions: Readonly<Record<string, FlexDirection>> = {
  row: FlexDirection.Row,
  'row-reverse': FlexDirection.RowReverse,
  column: FlexDirection.Column,
  'column-reverse': FlexDirection.ColumnReverse,
}

type Length = number | 'auto' | `${number}%`

const isLength = (value: unknown): value is Length =>
  typeof value === 'number' || value === 'auto' || (typeof value === 'string' && value.endsWith('%'))

export function setStyle(yoga: YogaNode, props: Props): void {
  setSizes(yoga, props)
  setFlex(yoga, props)
  setEdges(yoga, props)
}

function setSizes(yoga: YogaNode, props: Props): void {
  const set = (value: unknown, to: (length: never) => void): void => {
    if (isLength(value)) to(value as never)
  }
  set(props.width, (length) => yoga.setWidth(length))
  set(props.height, (length) => yoga.setHeight(length))
  set(props.minWidth, (length) => yoga.setMinWidth(length))
  set(props.minHeight, (length) => yoga.setMinHeight(length))
  set(props.maxWidth, (length) => yoga.setMaxWidth(length))
  set(props.maxHeight, (length) => yoga.setMaxHeight(length))
  set(props.flexBasis, (length) => yoga.setFlexBasis(length))
  if (props.aspectRatio !== undefined) yoga.setAspectRatio(Number(props.aspectRatio))
}

function setFlex(yoga: YogaNode, props: Props): void {
  const word = (name: string): string => String(props[name] ?? '')
  if (props.flex !== undefined) yoga.setFlex(Number(props.flex))
  if (props.flexGrow !== undefined) yoga.setFlexGrow(Number(props.flexGrow))
  if (props.flexShrink !== undefined) yoga.setFlexShrink(Number(props.flexShrink))
  yoga.setFlexDirection(directions[word('flexDirection')] ?? FlexDirection.Column)
  if (props.flexWrap === 'wrap') yoga.setFlexWrap(Wrap.Wrap)
  if (word('alignItems') in aligns) yoga.setAlignItems(aligns[word('alignItems')]!)
  if (word('alignSelf') in aligns) yoga.setAlignSelf(aligns[word('alignSelf')]!)
  if (word('alignContent') in aligns) yoga.setAlignContent(aligns[word('alignContent')]!)
  if (word('justifyContent') in justifies) yoga.setJustifyContent(justifies[word('justifyContent')]!)
  if (props.position === 'absolute') yoga.setPositionType(PositionType.Absolute)
  if (props.position === 'static') yoga.setPositionType(PositionType.Static)
  if (props.display === 'none') yoga.setDisplay(Display.None)
  if (props.overflow === 'hidden') yoga.setOverflow(Overflow.Hidden)
  if (props.overflow === 'scroll') yoga.setOverflow(Overflow.Scroll)
}

type Setter = (yoga: YogaNode, value: unknown) => void

/** Setters for edges and gaps by property name. */
const setters = new Map<string, Setter>()
for (const [name, edge] of Object.entries(edges)) {
  setters.set(`margin${name}`, (yoga, margin) => {
    if (isLength(margin)) yoga.setMargin(edge, margin)
  })
  setters.set(`padding${name}`, (yoga, padding) => {
    if (isLength(padding) && padding !== 'auto') yoga.setPadding(edge, padding)
  })
  setters.set(`border${name}Width`, (yoga, border) => {
    if (typeof border === 'number') yoga.setBorder(edge, border)
  })
}
for (const [name, edge] of Object.entries(positions))
  setters.set(name, (yoga, at) => {
    if (isLength(at)) yoga.setPosition(edge, at as never)
  })
for (const [name, gutter] of Object.entries({
  gap: Gutter.All,
  rowGap: Gutter.Row,
  columnGap: Gutter.Column,
}))
  setters.set(name, (yoga, gap) => {
    if (isLength(gap)) yoga.setGap(gutter, gap as never)
  })

function setEdges(yoga: YogaNode, props: Props): void {
  for (const name in props) setters.get(name)?.(yoga, props[name])
}
