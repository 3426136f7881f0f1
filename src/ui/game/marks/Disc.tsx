/** A player's round marker with its brand, as part of a drawing, and the brand alone. */
import type { BrandName, Look } from '@/names'
import { useTheme } from '@/theme/ThemeProvider'
import { brandPaths } from './brands'
import { Circle, G, Path, Svg } from '../../kit/svg'

type DiscProps = Look & {
  readonly cx: number
  readonly cy: number
  readonly r: number
  /** The fine inner ring of full-size markers. */
  readonly ring?: boolean
  /** False on a claim's plate. */
  readonly outline?: boolean
  readonly brandShift?: number
}

export function Disc({ cx, cy, r, colour, brand, ring = false, outline = true, brandShift = 0 }: DiscProps) {
  const { colours, players } = useTheme()
  const { fill, glyph } = players[colour]
  const box = (ring ? 1.18 : 1.07) * r
  return (
    <>
      <Circle
        cx={cx}
        cy={cy}
        r={r}
        fill={fill}
        {...(outline && { stroke: colours.discOutline, strokeWidth: 0.076 * r })}
      />
      {ring && (
        <Circle
          cx={cx}
          cy={cy}
          r={0.87 * r}
          fill="none"
          stroke={glyph}
          strokeOpacity={0.55}
          strokeWidth={0.042 * r}
        />
      )}
      <G
        transform={`translate(${cx - box / 2 + brandShift} ${cy - box / 2 + brandShift}) scale(${box / 24})`}
      >
        <Path d={brandPaths[brand]} fill={glyph} fillRule="evenodd" />
      </G>
    </>
  )
}

type BrandMarkProps = { readonly brand: BrandName; readonly size: number; readonly colour: string }

export function BrandMark({ brand, size, colour }: BrandMarkProps) {
  return (
    <Svg width={size} height={size} viewBox="0 0 24 24" aria-hidden>
      <Path d={brandPaths[brand]} fill={colour} fillRule="evenodd" />
    </Svg>
  )
}
