/** The chance of a bust on a scale of ten. The number stands beside it: the bar alone says nothing. */
import { StyleSheet, View } from 'react-native'

import { duration, motion, useTheme } from '@/theme/index'
import { Path, Svg } from '../marks/svg'
import { Transitioned } from './Keyframed'
import { Text } from './Text'

type BustGaugeProps = {
  readonly label: string
  /** 0 to 1. */
  readonly chance: number
  /** The chance in words, such as '13%'. */
  readonly figure: string
}

const tenths = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const
const tick = { strokeWidth: 1, vectorEffect: 'non-scaling-stroke' } as const

/** The half is marked through the whole height. */
const ticksPath = (wanted: (tenth: number) => boolean): string =>
  tenths
    .filter(wanted)
    .map((tenth) => `M${tenth} 14V${tenth === 5 ? 0 : 7}`)
    .join('')

export function BustGauge({ label, chance, figure }: BustGaugeProps) {
  const { colours, scheme, reducedMotion } = useTheme()
  const filled = scheme === 'lantern' ? colours.gold : colours.ink
  return (
    <View accessible role="group" aria-label={`${label}: ${figure}`}>
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
        <Svg style={styles.ticks} width="100%" height="100%" viewBox="0 0 10 14" preserveAspectRatio="none">
          <Path d={ticksPath((tenth) => tenth / 10 >= chance)} stroke={colours.line} {...tick} />
          <Path
            d={ticksPath((tenth) => tenth / 10 < chance)}
            stroke={scheme === 'lantern' ? colours.onGold : colours.sheet}
            {...tick}
          />
        </Svg>
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
  ticks: { position: 'absolute', left: 0, top: 0 },
})
