/** The browser's own SVG elements, without a wrapper that would slow redraws down. */
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

/** React Native's boxes do not shrink, the browser's would. `accessible` is for phones only. */
export const Svg = ({ style, accessible: _phones, ...rest }: SvgProps) => (
  <svg {...rest} style={{ flexShrink: 0, ...style }} />
)
