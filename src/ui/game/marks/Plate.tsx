/** A claim: a black plate, with a nugget while it is at risk, and with a player's disc and four pins once it is permanent. */
import type { Look } from '@/names'
import { Circle, G, Path, Svg } from '../../kit/svg'

import { useTheme } from '@/theme/ThemeProvider'
import { nuggetLight, nuggetPath } from './brands'
import { Disc } from './Disc'
import { pinsPath, platePath } from './shapes'

const nuggetShine = '#F8DE9F'

type NuggetProps = { readonly cx: number; readonly cy: number; readonly size: number }

/** The gold of a claim. */
export function Nugget({ cx, cy, size }: NuggetProps) {
  const { colours } = useTheme()
  return (
    <G transform={`translate(${cx - size / 2} ${cy - size / 2}) scale(${size / 24})`}>
      <Path d={nuggetPath} fill={colours.gold} />
      <Path d={nuggetLight} fill={nuggetShine} />
    </G>
  )
}

type PendingPlateProps = {
  readonly cx: number
  readonly cy: number
  readonly edge: number
  /** The outline of a possible claim. */
  readonly outline?: { readonly colour: string; readonly width: number } | null
  /** Without the nugget. */
  readonly bare?: boolean
}

/** The nugget's size as a fraction of a plate's edge. */
export const nuggetPart = 0.6

/** A claim of this turn. */
export function PendingPlate({ cx, cy, edge, outline = null, bare = false }: PendingPlateProps) {
  const { colours } = useTheme()
  const line = outline ?? { colour: colours.plateEdge, width: 1.1 }
  return (
    <>
      <Path
        d={platePath(cx, cy, edge, 0.19 * edge)}
        fill={colours.plate}
        stroke={line.colour}
        strokeWidth={line.width}
      />
      {!bare && <Nugget cx={cx} cy={cy} size={nuggetPart * edge} />}
    </>
  )
}

type ClaimedProps = Look & {
  /** The edge of the space that it fills. */
  readonly cell: number
}

/** A permanently claimed space, in a square of `cell`. */
export function Claimed({ cell, colour, brand }: ClaimedProps) {
  const { colours } = useTheme()
  const middle = cell / 2
  return (
    <>
      <Path
        d={platePath(middle, middle, 0.89 * cell, 0.13 * cell)}
        fill={colours.plate}
        stroke={colours.plateEdge}
        strokeWidth={1.1}
      />
      <Path d={pinsPath(cell)} fill={colours.gold} />
      {colours.plateRing !== null && (
        <Circle cx={middle} cy={middle} r={0.345 * cell} fill={colours.plateRing} />
      )}
      <Disc cx={middle} cy={middle} r={0.315 * cell} colour={colour} brand={brand} ring outline={false} />
    </>
  )
}

/** A claim of this turn in its own drawing, as on an option. */
export function ClaimMark({ size }: { readonly size: number }) {
  return (
    <Svg width={size} height={size} aria-hidden>
      <PendingPlate cx={size / 2} cy={size / 2} edge={size - 2} />
    </Svg>
  )
}

/** A claimed space in its own drawing; `size` is the plate's edge. */
export function ClaimedMark({ size, colour, brand }: Omit<ClaimedProps, 'cell'> & { readonly size: number }) {
  const cell = size / 0.91
  const offset = (cell - size) / 2
  return (
    <Svg width={size} height={size} viewBox={`${offset} ${offset} ${size} ${size}`} aria-hidden>
      <Claimed cell={cell} colour={colour} brand={brand} />
    </Svg>
  )
}
