/** The chance of a bust as a number, and as a bar with ten divisions. */
import { useState } from 'react'
import { StyleSheet, View } from 'react-native'

import { duration, motion } from '@/theme/motion'
import { useTheme } from '@/theme/ThemeProvider'
import { stacked } from '@/theme/measures'
import { Path, Svg } from '../kit/svg'
import { Keyframed, Transitioned } from '../kit/Keyframed'
import { timed, type Keyframes } from '../kit/keyframes'
import { Text } from '../kit/Text'

type BustGaugeProps = {
  readonly label: string
  /** 0 to 1. */
  readonly chance: number
  /** The chance as text, such as '13%'. */
  readonly figure: string
  /** How often the figure pulses when it appears, because the next roll would be risky. */
  readonly beats?: 0 | 1 | 2
  /** The delay of the pulse in milliseconds. */
  readonly beatsAfter?: number
}

const tenths = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const
const tick = { strokeWidth: 1, vectorEffect: 'non-scaling-stroke' } as const

/** The middle tick has the full height. */
const ticksPath = (wanted: (tenth: number) => boolean): string =>
  tenths
    .filter(wanted)
    .map((tenth) => `M${tenth} 14V${tenth === 5 ? 0 : 7}`)
    .join('')

const { scale, lasts: beat, at: beatsAt } = motion.tension.beat
const beatTime = (beats: number): number => beatsAt[beats > 1 ? 1 : 0] + beat
const one = { transform: [{ scale: 1 }] }
const two = { transform: [{ scale }] }
const heartbeats: Readonly<Record<1 | 2, Keyframes>> = {
  1: { '0%': one, '40%': two, '100%': one },
  2: timed(beatTime(2), [
    [0, one],
    [0.4 * beat, two],
    [beat, one],
    [beatsAt[1], one],
    [beatsAt[1] + 0.4 * beat, two],
    [beatTime(2), one],
  ]),
}

export function BustGauge({ label, chance, figure, beats = 0, beatsAfter = 0 }: BustGaugeProps) {
  const { colours, scheme, reducedMotion } = useTheme()
  // The figure pulses when it appears, and not again when the delay changes.
  const [after] = useState(beatsAfter)
  const filled = scheme === 'lantern' ? colours.gold : colours.ink
  return (
    <View accessible role="group" aria-label={`${label}: ${figure}`}>
      <View style={styles.words} aria-hidden>
        <Text type="label" tone="ink2" style={styles.label}>
          {label}
        </Text>
        <Keyframed
          frames={beats === 0 || reducedMotion ? null : heartbeats[beats]}
          lasts={beatTime(beats)}
          delay={after}
          style={styles.figure}
        >
          <Text type="button">{figure}</Text>
        </Keyframed>
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
        <Svg style={stacked} width="100%" height="100%" viewBox="0 0 10 14" preserveAspectRatio="none">
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
  figure: { transformOrigin: '100% 100%' },
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
})
