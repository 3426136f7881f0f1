/** The chance of a bust on a scale of ten. The number stands beside it: the bar alone says nothing. */
import { StyleSheet, View } from 'react-native'

import { duration, motion, useTheme } from '@/theme/index'
import { Transitioned } from './Keyframed'
import { Text } from './Text'

export type BustGaugeProps = {
  readonly label: string
  /** 0 to 1. */
  readonly chance: number
  /** The chance in words, such as '13%'. */
  readonly figure: string
}

const tenths = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const

export function BustGauge({ label, chance, figure }: BustGaugeProps) {
  const { colours, scheme, reducedMotion } = useTheme()
  const filled = scheme === 'lantern' ? colours.gold : colours.ink
  return (
    <View role="group" aria-label={`${label}: ${figure}`}>
      <View style={styles.words} aria-hidden>
        <Text type="label" tone="ink2" style={styles.label}>
          {label}
        </Text>
        <Text type="button">{figure}</Text>
      </View>
      <View aria-hidden style={[styles.scale, { borderColor: colours.line }]}>
        <View style={styles.inside}>
          <Transitioned
            lasts={reducedMotion ? duration.reduced : motion.gauge.total}
            style={[
              styles.fill,
              {
                backgroundColor: filled,
                transform: [{ scaleX: Math.max(0.001, chance) }],
              },
            ]}
          />
        </View>
        {tenths.map((tenth) => (
          <View
            key={tenth}
            style={[
              styles.tick,
              tenth === 5 && styles.half,
              {
                left: `${tenth * 10}%`,
                backgroundColor:
                  tenth / 10 < chance
                    ? scheme === 'lantern'
                      ? colours.onGold
                      : colours.sheet
                    : colours.line,
              },
            ]}
          />
        ))}
      </View>
    </View>
  )
}

const styles = StyleSheet.create({
  words: { flexDirection: 'row', justifyContent: 'space-between', alignItems: 'flex-end', gap: 8 },
  label: { flexShrink: 1, paddingBottom: 2 },
  scale: { height: 17, borderWidth: 1.5, borderRadius: 3, marginTop: 1 },
  inside: {
    position: 'absolute',
    top: 0.75,
    left: 0.75,
    right: 0.75,
    bottom: 0.75,
    borderRadius: 1.5,
    overflow: 'hidden',
  },
  fill: { flex: 1, transformOrigin: '0% 50%' },
  tick: { position: 'absolute', bottom: 0, width: 1, height: 7 },
  half: { top: 0, height: '100%' },
})
