/** The static parts of the board: paper, hills, grid, frame, and the numerals along both axes. */
import { memo } from 'react'
import { StyleSheet, View } from 'react-native'
import { dieValues, type Dice } from '@/engine'
import { useTheme } from '@/theme/ThemeProvider'
import { border } from '@/theme/measures'
import { families } from '@/theme/type'
import { Defs, G, Path, RadialGradient, Rect, Stop, Svg } from '../../kit/svg'
import { boardTerrain } from '../marks/terrain'
import { Text } from '../../kit/Text'

type SizeProps = { readonly cell: number }

export function Ground({ cell }: SizeProps) {
  const { colours, palette } = useTheme()
  const edge = 6 * cell
  const scale = edge / boardTerrain.size
  const thin = (edge / 330) ** 0.62 / scale
  const light = palette.lamplight
  return (
    <Svg width={edge} height={edge} style={styles.layer}>
      {light !== null && (
        <Defs>
          <RadialGradient id="lamplight" cx={light.centre[0]} cy={light.centre[1]} r={light.radius}>
            <Stop offset={0} stopColor={light.from} />
            <Stop offset={1} stopColor={light.to} />
          </RadialGradient>
        </Defs>
      )}
      <Rect width={edge} height={edge} fill={light === null ? colours.sheet : 'url(#lamplight)'} />
      <G transform={`scale(${scale})`}>
        <Path d={boardTerrain.lines} fill="none" stroke={colours.contour} strokeWidth={0.9 * thin} />
        <Path d={boardTerrain.indexLines} fill="none" stroke={colours.contourIx} strokeWidth={1.45 * thin} />
      </G>
    </Svg>
  )
}

const inner = [1, 2, 3, 4, 5] as const

export function Grid({ cell }: SizeProps) {
  const { colours } = useTheme()
  const edge = 6 * cell
  const arm = Math.max(4, 0.068 * cell)
  const lines = inner.map((at) => `M${at * cell} 0V${edge}M0 ${at * cell}H${edge}`).join('')
  const crosses = inner
    .flatMap((x) =>
      inner.map((y) => `M${x * cell - arm} ${y * cell}h${2 * arm}M${x * cell} ${y * cell - arm}v${2 * arm}`),
    )
    .join('')
  return (
    <Svg width={edge} height={edge} style={styles.layer}>
      <Path d={lines} stroke={colours.grid} strokeWidth={0.8} />
      <Path d={crosses} stroke={colours.line} strokeWidth={1.5} />
    </Svg>
  )
}

const halves = [0, 2, 4, 6, 8, 10] as const

/** The frame, and outside it the scale along the left and bottom edge. The origin is the top left corner of the spaces. */
export function Border({ cell }: { readonly cell: number }) {
  const { colours } = useTheme()
  const edge = 6 * cell
  // The scale grows a little on big boards.
  const grows = Math.min(1.42, Math.max(1, cell / 55) ** 0.6)
  const [near, far, pad] = [3 * grows, 7 * grows, 7 * grows + 3]
  const lines = `M${-near} 0V${edge + near}H${edge}` + `M${-far} 0V${edge + far}H${edge}`
  const bars = halves
    .map((half) => {
      const [start, end] = [(half * cell) / 2, ((half + 1) * cell) / 2]
      return (
        `M${-far} ${edge - end}H${-near}V${edge - start}H${-far}Z` +
        `M${start} ${edge + near}H${end}V${edge + far}H${start}Z`
      )
    })
    .join('')
  return (
    <Svg
      width={edge + 2 * pad}
      height={edge + 2 * pad}
      viewBox={`${-pad} ${-pad} ${edge + 2 * pad} ${edge + 2 * pad}`}
      style={{ position: 'absolute', left: -pad, top: -pad }}
    >
      <Path d={bars} fill={colours.line} />
      <Path d={lines} fill="none" stroke={colours.line} strokeWidth={0.8} />
      <Rect width={edge} height={edge} fill="none" stroke={colours.line} strokeWidth={border.boardFrame} />
    </Svg>
  )
}

type AxisNumeralsProps = {
  readonly cell: number
  readonly rolled: Dice | null
}

export function AxisNumerals({ cell, rolled }: AxisNumeralsProps) {
  const grows = Math.max(1, cell / 55)
  const away = 17 * grows ** 0.36
  return (
    <>
      {dieValues.map((value) => {
        const along = (value - 0.5) * cell
        const shared = { value, scale: grows ** 0.62, gold: rolled?.includes(value) ?? false }
        return [
          <Numeral key={`column ${value}`} x={along} y={6 * cell + away} {...shared} />,
          <Numeral key={`row ${value}`} x={-away} y={6 * cell - along} {...shared} />,
        ]
      })}
    </>
  )
}

type NumeralProps = {
  readonly value: number
  readonly x: number
  readonly y: number
  readonly scale: number
  readonly gold: boolean
}

const Numeral = memo(function Numeral({ value, x, y, scale, gold }: NumeralProps) {
  const { colours, scheme } = useTheme()
  const [width, height] = [17 * scale, 16 * scale]
  return (
    <View style={[styles.numeral, { left: x - width / 2, top: y - height / 2, width, height }]}>
      {/* A separate view, added and removed as a whole: removing a border's styles costs the browser thirteen changes. */}
      {gold && (
        <View
          style={[
            StyleSheet.absoluteFill,
            {
              backgroundColor: colours.gold,
              borderRadius: 3 * scale ** 0.6,
              borderWidth: scheme === 'paper' ? 1 : 0,
              borderColor: colours.onGold,
            },
          ]}
        />
      )}
      <Text
        type="axis"
        style={{
          fontFamily: families.heading700,
          fontSize: 13 * scale,
          lineHeight: 15 * scale,
          color: gold ? colours.onGold : colours.ink,
        }}
      >
        {value}
      </Text>
    </View>
  )
})

const styles = StyleSheet.create({
  layer: { position: 'absolute' },
  numeral: { position: 'absolute', alignItems: 'center', justifyContent: 'center' },
})
