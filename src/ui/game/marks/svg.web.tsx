/** The elements drawings are made of, as the browser's own: no wrapper stands between a redraw and the page. */
import type { CSSProperties, SVGProps } from 'react'

export const Circle = 'circle'
export const Defs = 'defs'
export const G = 'g'
export const Line = 'line'
export const Path = 'path'
export const RadialGradient = 'radialGradient'
export const Rect = 'rect'
export const Stop = 'stop'
export const SvgText = 'text'

type SvgProps = SVGProps<SVGSVGElement> & { readonly style?: CSSProperties; readonly accessible?: boolean }

/** React Native's boxes do not shrink; the browser's would. What tells phones of a name is nothing to a browser. */
export const Svg = ({ style, accessible: _phones, ...rest }: SvgProps) => (
  <svg {...rest} style={{ flexShrink: 0, ...style }} />
)
