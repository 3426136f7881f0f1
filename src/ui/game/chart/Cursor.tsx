/** The gold handle on the page that is shown, its upright, and a dot on each line. They slide there, or follow a finger at once. */
import { StyleSheet, View } from 'react-native'
import { duration } from '@/theme/motion'
import { useTheme } from '@/theme/ThemeProvider'
import { Transitioned } from '../../kit/Keyframed'
import { Path, Svg } from '../marks/svg'
import type { ChartLine } from './ChartLines'
import { xAt, yAt, type Plot } from './geometry'

type CursorProps = {
  readonly plot: Plot
  readonly lines: readonly ChartLine[]
  readonly at: number
  /** A finger leads it. */
  readonly held: boolean
}

const [handleWidth, handleHeight, dot] = [16, 15, 8] as const

export function Cursor({ plot, lines, at, held }: CursorProps) {
  const { colours, players, reducedMotion } = useTheme()
  const lasts = held || reducedMotion ? 0 : duration.base
  const x = xAt(plot, at)
  const moved = (left: number, top: number) => ({
    transform: [{ translateX: left }, { translateY: top }],
  })
  return (
    <View aria-hidden style={styles.layer}>
      <Transitioned
        lasts={lasts}
        style={[
          styles.place,
          { width: 2, height: plot.height, backgroundColor: colours.ink },
          moved(x - 1, plot.top),
        ]}
      />
      {lines.map(({ seat, colour, chances }) => {
        const chance = chances[at]
        if (chance === undefined) return null
        return (
          <Transitioned
            key={seat}
            lasts={lasts}
            style={[
              styles.place,
              styles.dot,
              { backgroundColor: players[colour].fill, borderColor: colours.sheet },
              moved(x - dot / 2 - 1, yAt(plot, chance) - dot / 2 - 1),
            ]}
          />
        )
      })}
      <Transitioned lasts={lasts} style={[styles.place, moved(x - handleWidth / 2, plot.top - 7)]}>
        <Svg width={handleWidth} height={handleHeight}>
          <Path
            d="M1 1H15V9L8 14L1 9Z"
            fill={colours.gold}
            stroke={colours.goldEdge}
            strokeWidth={1.5}
            strokeLinejoin="round"
          />
        </Svg>
      </Transitioned>
    </View>
  )
}

const styles = StyleSheet.create({
  layer: { ...StyleSheet.absoluteFill, pointerEvents: 'none' },
  place: { position: 'absolute', left: 0, top: 0 },
  dot: { width: dot + 2, height: dot + 2, borderRadius: dot, borderWidth: 1 },
})
