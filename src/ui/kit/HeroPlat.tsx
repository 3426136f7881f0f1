/** The map on the home page: hills, survey lines, a creek and three plots. Decoration only. */
import { StyleSheet, View } from 'react-native'
import type { BrandName, ColourName } from '@/names'
import { G, Line, Path, Rect, Svg, SvgText } from '../marks/svg'

import { families, useTheme } from '@/theme/index'
import { Claimed, Disc, Tent, heroTerrain } from '../marks/index'

type HeroPlatProps = {
  /** The name written along the creek; null where there is no room for it. */
  readonly creek: string | null
  /** Plots that begin above this line, in the map's units, are left off: words need their room. */
  readonly clearTo?: number
}

/** The map in its own units; it covers whatever it is laid over, and is cut off at the sides or above and below. */
export const heroSize = { width: 390, height: 432 } as const

const plot = 46

type PlotSpace =
  { readonly colour: ColourName; readonly brand: BrandName; readonly claimed: boolean } | 'squatter'

type PlotPlace = {
  readonly x: number
  readonly y: number
  readonly tilt: number
  readonly spaces: readonly PlotSpace[]
}

const anna = { colour: 'prussian', brand: 'star' } as const
const plots: readonly PlotPlace[] = [
  {
    x: 78,
    y: 347,
    tilt: 10.7,
    spaces: [
      { colour: 'vermilion', brand: 'steer', claimed: true },
      { colour: 'madder', brand: 'horseshoe', claimed: false },
    ],
  },
  {
    x: 238,
    y: 320,
    tilt: -14.2,
    spaces: [
      { ...anna, claimed: true },
      { ...anna, claimed: true },
      { ...anna, claimed: false },
    ],
  },
  { x: 344, y: 236, tilt: 8.8, spaces: ['squatter'] },
]

/** It runs on beyond the map of a phone, for windows that are wider. */
const creekPath =
  'M-460 236C-400 262 -330 300 -250 286C-170 272 -90 277 -12 265C16 261 40 266 62 279C84 292 108 295 128 286C154 274 168 246 198 245C236 244 252 283 284 296C322 311 352 284 402 258C450 228 520 240 590 262C670 288 760 262 860 240'

export function HeroPlat({ creek, clearTo = 0 }: HeroPlatProps) {
  const { colours } = useTheme()
  return (
    // A box of its own: of a parent with padding, phones would count the padding out of the hundred percent.
    <View style={StyleSheet.absoluteFill}>
      <Svg
        width="100%"
        height="100%"
        viewBox={`0 0 ${heroSize.width} ${heroSize.height}`}
        preserveAspectRatio="xMidYMid slice"
        aria-hidden
      >
        <G transform="translate(-21 0) scale(1.005)">
          <Path d={heroTerrain.lines} fill="none" stroke={colours.contour} strokeWidth={0.9} />
          <Path d={heroTerrain.indexLines} fill="none" stroke={colours.contourIx} strokeWidth={1.5} />
        </G>
        {[
          [120, -800, 120, 1232],
          [282, -800, 282, 1232],
          [-800, 222, 1190, 222],
        ].map(([x1, y1, x2, y2]) => (
          <Line
            key={`${x1} ${y1}`}
            x1={x1}
            y1={y1}
            x2={x2}
            y2={y2}
            stroke={colours.ink2}
            strokeWidth={0.9}
            strokeDasharray="14 3 2 3"
          />
        ))}
        <Path d={creekPath} fill="none" stroke={colours.ink2} strokeWidth={7} />
        <Path d={creekPath} fill="none" stroke={colours.bg} strokeWidth={4.8} />
        {creek !== null && (
          <G transform="translate(13 284) rotate(15) skewX(-12)">
            <SvgText fontFamily={families.heading700} fontSize={13.5} fill={colours.ink2} fillOpacity={0.85}>
              {creek}
            </SvgText>
          </G>
        )}
        {plots
          .filter((place) => topOf(place) >= clearTo)
          .map((place) => (
            <Plot key={place.x} {...place} />
          ))}
      </Svg>
    </View>
  )
}

/** The highest point of a tilted plot. */
const topOf = ({ y, tilt, spaces }: PlotPlace): number => {
  const angle = (Math.abs(tilt) * Math.PI) / 180
  return y - (plot / 2) * (spaces.length * Math.sin(angle) + Math.cos(angle))
}

function Plot({ x, y, tilt, spaces }: PlotPlace) {
  const { colours } = useTheme()
  const wide = spaces.length * plot
  return (
    <G transform={`translate(${x} ${y}) rotate(${tilt}) translate(${-wide / 2} ${-plot / 2})`}>
      <Rect
        width={wide}
        height={plot}
        fill={colours.sheet}
        fillOpacity={0.9}
        stroke={colours.line}
        strokeWidth={1.5}
      />
      {spaces.map((space, index) => (
        <G key={index} transform={`translate(${index * plot} 0)`}>
          {index > 0 && <Line x1={0} y1={0} x2={0} y2={plot} stroke={colours.line} strokeWidth={1.2} />}
          {space === 'squatter' ? (
            <Tent cx={plot / 2} cy={plot / 2} width={0.68 * plot} numeral={3} stroke={1.4} />
          ) : space.claimed ? (
            <Claimed cell={plot} colour={space.colour} brand={space.brand} />
          ) : (
            <Disc
              cx={plot / 2}
              cy={plot / 2}
              r={0.355 * plot}
              colour={space.colour}
              brand={space.brand}
              ring
            />
          )}
        </G>
      ))}
      {[0, wide].flatMap((cx) =>
        [0, plot].map((cy) => (
          <Rect key={`${cx} ${cy}`} x={cx - 2.7} y={cy - 2.7} width={5.4} height={5.4} fill={colours.line} />
        )),
      )}
    </G>
  )
}
