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

type SvgProps = SVGProps<SVGSVGElement> & { readonly style?: CSSProperties }

/** React Native's boxes do not shrink; the browser's would. */
export const Svg = ({ style, ...rest }: SvgProps) => <svg {...rest} style={{ flexShrink: 0, ...style }} />
