/** A squatter: a white tent with crossed poles and a numeral, as part of a drawing or alone (`TentMark`). */
import { Path, Svg, SvgText } from '../../kit/svg'

import type { Die } from '@/engine'
import { families } from '@/theme/type'
import { useTheme } from '@/theme/ThemeProvider'
import { polesPath, tentHeight, tentPath } from './shapes'

type Places = {
  /** The middle of each tent, and its numeral. */
  readonly each: readonly { readonly cx: number; readonly numeral: Die | null }[]
  readonly cy: number
  readonly width: number
}

type TentsProps = Places & {
  readonly stroke: number
  /** The colour of the outline; the theme's by default. */
  readonly edge?: string
}

/** Tents side by side, drawn as one path for each part. */
function Tents({ each, cy, width, stroke, edge }: TentsProps) {
  const { colours, scheme } = useTheme()
  const poles = edge ?? (scheme === 'lantern' ? colours.tent : colours.tentInk)
  return (
    <>
      <Path
        d={each.map(({ cx }) => polesPath(cx, cy, width)).join('')}
        stroke={poles}
        strokeWidth={stroke}
        strokeLinecap="round"
      />
      <Path
        d={each.map(({ cx }) => tentPath(cx, cy, width)).join('')}
        fill={colours.tent}
        stroke={edge ?? colours.tentInk}
        strokeWidth={stroke}
        strokeLinejoin="round"
      />
      <Numerals {...{ each, cy, width }} fontFamily={families.heading800} fill={colours.tentInk} />
    </>
  )
}

/** The dashed places of squatters that are on the board. */
function EmptyPlaces({ each, cy, width }: Places) {
  const { colours } = useTheme()
  return (
    <>
      <Path
        d={each.map(({ cx }) => polesPath(cx, cy, width, true)).join('')}
        stroke={colours.hair}
        strokeWidth={1.5}
        strokeLinecap="round"
      />
      <Path
        d={each.map(({ cx }) => tentPath(cx, cy, width)).join('')}
        fill="none"
        stroke={colours.hair}
        strokeWidth={1.3}
        strokeDasharray="3 2.2"
      />
      <Numerals
        {...{ each, cy, width }}
        fontFamily={families.heading700}
        fill={colours.ink2}
        fillOpacity={0.85}
      />
    </>
  )
}

type NumeralsProps = Places & {
  readonly fontFamily: string
  readonly fill: string
  readonly fillOpacity?: number
}

const Numerals = ({ each, cy, width, ...look }: NumeralsProps) => {
  const size = numeralSize(width)
  return each.map(
    ({ cx, numeral }) =>
      numeral !== null && (
        <SvgText
          key={numeral}
          x={cx}
          y={numeralLine(cy, width, size)}
          fontSize={size}
          textAnchor="middle"
          {...look}
        >
          {String(numeral)}
        </SvgText>
      ),
  )
}

type TentProps = Omit<TentsProps, 'each'> & TentsProps['each'][number]

export const Tent = ({ cx, numeral, ...rest }: TentProps) => <Tents each={[{ cx, numeral }]} {...rest} />

const numeralSize = (width: number): number => Math.max(0.58 * width, Math.min(13, 0.7 * width))
/** The numeral's baseline: its middle is a little below the tent's. */
const numeralLine = (cy: number, width: number, size: number): number => cy + 0.12 * width + 0.36 * size

type TentRowProps = {
  readonly size: number
  readonly numerals: readonly Die[]
  /** Squatters on the board are drawn as empty places. */
  readonly out: readonly Die[]
  readonly gap?: number
}

/**
 * Tents side by side, as in the supply: one drawing, because every panel shows it. Hidden from screen readers, which read the
 * label of the row.
 */
export function TentRow({ size, numerals, out, gap = 0 }: TentRowProps) {
  const pad = 2
  const pitch = size + 2 * pad + gap
  const places = numerals.map((numeral, at) => ({ cx: size / 2 + pad + at * pitch, numeral }))
  const empty = places.filter(({ numeral }) => out.includes(numeral))
  const there = places.filter(({ numeral }) => !out.includes(numeral))
  const shared = { cy: (tentHeight * size) / 2 + pad, width: size }
  return (
    <Svg width={numerals.length * pitch - gap} height={size * tentHeight + 2 * pad} aria-hidden>
      {empty.length > 0 && <EmptyPlaces each={empty} {...shared} />}
      {there.length > 0 && <Tents each={there} {...shared} stroke={1.5} />}
    </Svg>
  )
}

type TentMarkProps = {
  readonly size: number
  readonly numeral: Die
  /** Drawn as an empty place, for a squatter on the board. */
  readonly out?: boolean
}

/** One tent in its own drawing, as on an option. */
export const TentMark = ({ size, numeral, out = false }: TentMarkProps) => (
  <TentRow size={size} numerals={[numeral]} out={out ? [numeral] : []} />
)
