/** The map on the home page: hills, survey lines, a creek and plots. Decorative. */
import { StyleSheet, View } from 'react-native'
import { G, Line, Path, Rect, Svg, SvgText } from '../kit/svg'

import { families } from '@/theme/type'
import { useTheme } from '@/theme/ThemeProvider'
import { Claimed } from './marks/Plate'
import { Disc } from './marks/Disc'
import { Tent } from './marks/Tent'
import { heroTerrain } from './marks/terrain'
import { heroSize, levelLine, plotCorner, plotEdge, type HeroPlot } from './heroPlots'

type HeroPlatProps = {
  /** Scale and origin of the map's own units on the page. */
  readonly scale: number
  readonly x: number
  readonly y: number
  readonly plots: readonly HeroPlot[]
  readonly level: boolean
  readonly creek: boolean
  /** Written along the creek. */
  readonly name: string | null
}

/** Longer than the map on a phone, for wider windows. */
const creekPath =
  'M-460 236C-400 262 -330 300 -250 286C-170 272 -90 277 -12 265C16 261 40 266 62 279C84 292 108 295 128 286C154 274 168 246 198 245C236 244 252 283 284 296C322 311 352 284 402 258C450 228 520 240 590 262C670 288 760 262 860 240'

const upright = [120, 282] as const

export function HeroPlat({ scale, x, y, plots, level, creek, name }: HeroPlatProps) {
  const { colours } = useTheme()
  const survey = { stroke: colours.ink2, strokeWidth: 0.9, strokeDasharray: '14 3 2 3' }
  return (
    // Needs its own box: in a parent with padding, phones would subtract the padding from 100 percent.
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
      </Svg>
      <View style={StyleSheet.absoluteFill}>
        <Svg width="100%" height="100%" aria-hidden>
          <G transform={`translate(${x} ${y}) scale(${scale})`}>
            {upright.map((at) => (
              <Line key={at} x1={at} y1={-800} x2={at} y2={1232} {...survey} />
            ))}
            {level && <Line x1={upright[1]} y1={levelLine} x2={1190} y2={levelLine} {...survey} />}
            {creek && (
              <>
                <Path d={creekPath} fill="none" stroke={colours.ink2} strokeWidth={7} />
                <Path d={creekPath} fill="none" stroke={colours.bg} strokeWidth={4.8} />
              </>
            )}
            {name !== null && (
              <G transform="translate(13 284) rotate(15) skewX(-12)">
                <SvgText
                  fontFamily={families.heading700}
                  fontSize={13.5}
                  fill={colours.ink2}
                  fillOpacity={0.85}
                >
                  {name}
                </SvgText>
              </G>
            )}
            {plots.map((plot) => (
              <Plot key={plot.x} {...plot} />
            ))}
          </G>
        </Svg>
      </View>
    </View>
  )
}

function Plot({ x, y, tilt, spaces }: HeroPlot) {
  const { colours } = useTheme()
  const wide = spaces.length * plotEdge
  return (
    <G transform={`translate(${x} ${y}) rotate(${tilt}) translate(${-wide / 2} ${-plotEdge / 2})`}>
      <Rect
        width={wide}
        height={plotEdge}
        fill={colours.sheet}
        fillOpacity={0.9}
        stroke={colours.line}
        strokeWidth={1.5}
      />
      {spaces.map((space, index) => (
        <G key={index} transform={`translate(${index * plotEdge} 0)`}>
          {index > 0 && <Line x1={0} y1={0} x2={0} y2={plotEdge} stroke={colours.line} strokeWidth={1.2} />}
          {space === 'squatter' ? (
            <Tent cx={plotEdge / 2} cy={plotEdge / 2} width={0.68 * plotEdge} numeral={3} stroke={1.4} />
          ) : space.claimed ? (
            <Claimed cell={plotEdge} colour={space.colour} brand={space.brand} />
          ) : (
            <Disc
              cx={plotEdge / 2}
              cy={plotEdge / 2}
              r={0.355 * plotEdge}
              colour={space.colour}
              brand={space.brand}
              ring
            />
          )}
        </G>
      ))}
      {[0, wide].flatMap((cx) =>
        [0, plotEdge].map((cy) => (
          <Rect
            key={`${cx} ${cy}`}
            x={cx - plotCorner}
            y={cy - plotCorner}
            width={2 * plotCorner}
            height={2 * plotCorner}
            fill={colours.line}
          />
        )),
      )}
    </G>
  )
}
