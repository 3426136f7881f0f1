/** How often each face of a die was rolled by two throwers, each with a band that contains 95 of 100 fair counts. */
import { StyleSheet, View } from 'react-native'
import { dieValues } from '@/engine'
import { useTheme } from '@/theme/ThemeProvider'
import { Die } from '../dice/Die'
import { Text } from '../../kit/Text'

type Thrower = {
  /** By face. */
  readonly counts: readonly number[]
  readonly mark: 'disc' | 'square'
}

type FacesChartProps = {
  readonly throwers: readonly Thrower[]
  /** The text for each face for screen readers, starting with face 1. */
  readonly spoken: readonly string[]
}

const [high, fair] = [84, 1 / 6] as const

export function FacesChart({ throwers, spoken }: FacesChartProps) {
  const { colours, type } = useTheme()
  const lineHigh = type('axis').lineHeight
  // Room for "1/6".
  const axis = 2 * lineHigh
  const seen = throwers.map(({ counts, mark }) => {
    const all = counts.reduce((sum, count) => sum + count, 0)
    const band = all === 0 ? 0 : 1.96 * Math.sqrt((fair * (1 - fair)) / all)
    return { mark, all, band, shares: counts.map((count) => (all === 0 ? fair : count / all)) }
  })
  const widest = Math.max(
    0.02,
    ...seen.flatMap(({ band, shares }) => [band, ...shares.map((share) => Math.abs(share - fair))]),
  )
  const top = (share: number): number => (high / 2) * (1 - (share - fair) / (1.15 * widest))
  const levels = [
    { share: Math.floor(100 * (fair + widest)) / 100, strokes: 1, colour: colours.hair },
    { share: fair, strokes: 1.4, colour: colours.line },
    { share: Math.ceil(100 * (fair - widest)) / 100, strokes: 1, colour: colours.hair },
  ]
  return (
    <View style={[styles.faces, { paddingLeft: axis }]}>
      {levels.map(({ share, strokes, colour }) => (
        <View key={share} aria-hidden style={[styles.level, { top: top(share) - lineHigh / 2 }]}>
          <View style={[styles.number, { width: axis }]}>
            <Text type="axis">{share === fair ? '1/6' : Math.round(100 * share)}</Text>
          </View>
          <View style={[styles.line, { height: strokes, backgroundColor: colour }]} />
        </View>
      ))}
      {dieValues.map((face, at) => (
        <View key={face} accessible role="img" aria-label={spoken[at]} style={styles.face}>
          <View style={styles.columns}>
            {seen.map(({ mark, all, band, shares }) => (
              <View key={mark} style={styles.column}>
                <View
                  style={[
                    styles.band,
                    {
                      top: top(fair + band),
                      height: top(fair - band) - top(fair + band),
                      backgroundColor: colours.sunk,
                    },
                  ]}
                />
                {all > 0 && (
                  <View
                    style={[
                      styles.mark,
                      { top: top(shares[at] ?? fair) - 5, borderColor: colours.ink },
                      mark === 'disc'
                        ? { backgroundColor: colours.ink, borderRadius: 5 }
                        : { backgroundColor: colours.sheet },
                    ]}
                  />
                )}
              </View>
            ))}
          </View>
          <Die value={face} size={24} />
        </View>
      ))}
    </View>
  )
}

const styles = StyleSheet.create({
  faces: { flexDirection: 'row' },
  level: { position: 'absolute', left: 0, right: 0, flexDirection: 'row', alignItems: 'center' },
  number: { paddingRight: 6, alignItems: 'flex-end' },
  line: { flex: 1 },
  face: { flex: 1, alignItems: 'center', gap: 8 },
  columns: { flexDirection: 'row', gap: 5, height: high },
  column: { width: 12, height: high },
  band: { position: 'absolute', left: 0, right: 0, borderRadius: 2, opacity: 0.75 },
  mark: { position: 'absolute', left: 1, width: 10, height: 10, borderWidth: 2 },
})
