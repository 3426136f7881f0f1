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

type TentRowProps = {
  readonly size: number
  readonly numerals: readonly Die[]
  /** Squatters that are out are drawn as their empty places. */
  readonly out: readonly Die[]
  readonly gap?: number
}

/**
 * Tents side by side on their own, as in the supply: one drawing, because every panel begins with it. Hidden from assistive
 * technology: its row speaks for it.
 */
export function TentRow({ size, numerals, out, gap = 0 }: TentRowProps) {
  const { colours, scheme } = useTheme()
  const pad = 2
  const pitch = size + 2 * pad + gap
  const cy = (tentHeight * size) / 2 + pad
  const centreOf = (at: number): number => size / 2 + pad + at * pitch
  const text = numeralSize(size)
  const centres = (are: boolean): readonly number[] =>
    numerals.flatMap((numeral, at) => (out.includes(numeral) === are ? [centreOf(at)] : []))
  const [empty, there] = [centres(true), centres(false)]
  return (
    <Svg width={numerals.length * pitch - gap} height={size * tentHeight + 2 * pad} aria-hidden>
      {empty.length > 0 && (
        <>
          <Path
            d={empty.map((cx) => polesPath(cx, cy, size, true)).join('')}
            stroke={colours.hair}
            strokeWidth={1.5}
            strokeLinecap="round"
          />
          <Path
            d={empty.map((cx) => tentPath(cx, cy, size)).join('')}
            fill="none"
            stroke={colours.hair}
            strokeWidth={1.3}
            strokeDasharray="3 2.2"
          />
        </>
      )}
      {there.length > 0 && (
        <>
          <Path
            d={there.map((cx) => polesPath(cx, cy, size)).join('')}
            stroke={scheme === 'lantern' ? colours.tent : colours.tentInk}
            strokeWidth={1.5}
            strokeLinecap="round"
          />
          <Path
            d={there.map((cx) => tentPath(cx, cy, size)).join('')}
            fill={colours.tent}
            stroke={colours.tentInk}
            strokeWidth={1.5}
            strokeLinejoin="round"
          />
        </>
      )}
      {numerals.map((numeral, at) => {
        const isOut = out.includes(numeral)
        return (
          <SvgText
            key={numeral}
            x={centreOf(at)}
            y={numeralLine(cy, size, text)}
            fontFamily={isOut ? families.heading700 : families.heading800}
            fontSize={text}
            fill={isOut ? colours.ink2 : colours.tentInk}
            fillOpacity={isOut ? 0.85 : 1}
            textAnchor="middle"
          >
            {String(numeral)}
          </SvgText>
        )
      })}
    </Svg>
  )
}

type TentMarkProps = {
  readonly size: number
  readonly numeral: Die
  /** A squatter that is out is drawn as its empty place. */
  readonly out?: boolean
}

/** One tent on its own, as on an option. */
export const TentMark = ({ size, numeral, out = false }: TentMarkProps) => (
  <TentRow size={size} numerals={[numeral]} out={out ? [numeral] : []} />
)
