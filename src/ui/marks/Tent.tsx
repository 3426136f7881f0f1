/** A squatter: white tent, crossed poles, numeral. As part of a drawing, and alone as `TentMark`. */
import { Path, Svg, SvgText } from './svg'

import type { Die } from '@/engine/index'
import { families, useTheme } from '@/theme/index'
import { polesPath, tentHeight, tentPath } from './shapes'

type TentProps = {
  readonly cx: number
  readonly cy: number
  readonly width: number
  readonly numeral: Die | null
  readonly stroke: number
  /** Its outline, if not the usual one. */
  readonly edge?: string
}

export function Tent({ cx, cy, width, numeral, stroke, edge }: TentProps) {
  const { colours, scheme } = useTheme()
  const poles = edge ?? (scheme === 'lantern' ? colours.tent : colours.tentInk)
  const size = numeralSize(width)
  return (
    <>
      <Path d={polesPath(cx, cy, width)} stroke={poles} strokeWidth={stroke} strokeLinecap="round" />
      <Path
        d={tentPath(cx, cy, width)}
        fill={colours.tent}
        stroke={edge ?? colours.tentInk}
        strokeWidth={stroke}
        strokeLinejoin="round"
      />
      {numeral !== null && (
        <SvgText
          x={cx}
          y={numeralLine(cy, width, size)}
          fontFamily={families.heading800}
          fontSize={size}
          fill={colours.tentInk}
          textAnchor="middle"
        >
          {String(numeral)}
        </SvgText>
      )}
    </>
  )
}

const numeralSize = (width: number): number => Math.max(0.58 * width, Math.min(13, 0.7 * width))
/** The numeral's baseline: its middle lies a little below the tent's. */
const numeralLine = (cy: number, width: number, size: number): number => cy + 0.12 * width + 0.36 * size

type TentMarkProps = {
  readonly size: number
  readonly numeral: Die
  /** A squatter that is out is drawn as its empty place. */
  readonly out?: boolean
}

/** A tent on its own, as in the supply or on an option. Hidden from assistive technology: its row speaks for it. */
export function TentMark({ size, numeral, out = false }: TentMarkProps) {
  const { colours } = useTheme()
  const pad = 2
  const [cx, cy] = [size / 2 + pad, (tentHeight * size) / 2 + pad]
  const text = numeralSize(size)
  return (
    <Svg width={size + 2 * pad} height={size * tentHeight + 2 * pad} aria-hidden>
      {out ? (
        <>
          <Path
            d={polesPath(cx, cy, size, true)}
            stroke={colours.hair}
            strokeWidth={1.5}
            strokeLinecap="round"
          />
          <Path
            d={tentPath(cx, cy, size)}
            fill="none"
            stroke={colours.hair}
            strokeWidth={1.3}
            strokeDasharray="3 2.2"
          />
          <SvgText
            x={cx}
            y={numeralLine(cy, size, text)}
            fontFamily={families.heading700}
            fontSize={text}
            fill={colours.ink2}
            fillOpacity={0.85}
            textAnchor="middle"
          >
            {String(numeral)}
          </SvgText>
        </>
      ) : (
        <Tent cx={cx} cy={cy} width={size} numeral={numeral} stroke={1.5} />
      )}
    </Svg>
  )
}
