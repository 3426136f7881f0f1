/**
 * The chance of a bust as a number, and as a bar with ten divisions. The riskier the roll, the higher the bar, the larger the number
 * and the more the bar cracks; the height of the whole stays the same.
 */
import { useState } from 'react'
import { StyleSheet, View } from 'react-native'

import { dangerOf } from '@/theme/danger'
import { duration, motion } from '@/theme/motion'
import { tierOf } from '@/theme/timeline'
import { families, scaleOf } from '@/theme/type'
import { stacked } from '@/theme/measures'
import { useTheme } from '@/theme/ThemeProvider'
import { FirstThatFits } from '../kit/FirstThatFits'
import { Path, Svg } from '../kit/svg'
import { Keyframed, Transitioned } from '../kit/Keyframed'
import { appear, timed, type Keyframes } from '../kit/keyframes'
import { Text } from '../kit/Text'
import { CrackLine } from './CrackLine'

type BustGaugeProps = {
  readonly label: string
  /** 0 to 1. */
  readonly chance: number
  /** The chance as text, such as '13%'. */
  readonly figure: string
  /** The chance in other words, such as 'about 1 in 8'. */
  readonly odds?: string | undefined
  /** Lower, and without the odds. */
  readonly small?: boolean
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

/** In dp from the end of the fill. */
const [toothOut, toothIn] = [3, -5] as const
const jag = { every: 11, by: 3.2 } as const
const [left, longest] = [-toothIn, 100] as const

/** The width of two digits and a percent sign at their largest, so that the bar keeps its width. */
const widest = 94

/** The jagged end of the fill, from top to bottom. */
const teethPath = (teeth: number, height: number): string =>
  Array.from({ length: teeth + 1 }, (_, index) => {
    const x = index % 2 === 0 ? toothOut : toothIn
    return `L${x} ${(index / teeth) * height}`
  }).join('')

const crackPath = (length: number, y: number): string => {
  const steps = Array.from({ length: Math.ceil(length / jag.every) }, (_, index) => {
    const x = Math.min(length, (index + 1) * jag.every)
    return `L${x} ${y + (index % 2 === 0 ? -jag.by : jag.by)}`
  })
  return `M0 ${y}${steps.join('')}`
}

type LabelProps = { readonly label: string; readonly odds: string | undefined }

/** The odds are left out where they do not fit into the line. */
function Label({ label, odds }: LabelProps) {
  const { type } = useTheme()
  return (
    <FirstThatFits forms={odds === undefined ? 1 : 2} words={[label, odds]} height={type('label').lineHeight}>
      {(form) => (
        <Text type="label" tone="ink2">
          {label}
          {odds !== undefined && form === 0 && <Text type="label">{`: ${odds}`}</Text>}
        </Text>
      )}
    </FirstThatFits>
  )
}

export function BustGauge(props: BustGaugeProps) {
  const { label, chance, figure, odds, small = false, beats = 0, beatsAfter = 0 } = props
  const { colours, scheme, reducedMotion, textScale, type } = useTheme()
  // The figure pulses when it appears, and not again when the delay changes.
  const [after] = useState(beatsAfter)
  const lantern = scheme === 'lantern'
  const filled = lantern ? colours.gold : colours.ink
  const lasts = reducedMotion ? duration.reduced : motion.gauge.total
  const danger = dangerOf(tierOf(chance))
  const size = small ? 1 : 0
  const height = danger.bar[size]
  const fontSize = danger.figure[size] * scaleOf('button', textScale)
  const lowest = (small ? 44 : 56) + type('label').lineHeight - 18
  return (
    <View
      accessible
      role="group"
      aria-label={[`${label}: ${figure}`, ...(odds === undefined ? [] : [odds])].join(', ')}
      style={[styles.gauge, { minHeight: lowest }]}
    >
      <View style={styles.bar} aria-hidden>
        <Label label={label} odds={small ? undefined : odds} />
        <View
          style={[
            styles.scale,
            { height, borderColor: colours.line, backgroundColor: colours.sheet },
            small && styles.close,
          ]}
        >
          <View style={styles.inside}>
            <Transitioned
              lasts={lasts}
              style={[
                styles.fill,
                { backgroundColor: filled, transform: [{ scaleX: Math.max(0.001, chance) }] },
              ]}
            />
          </View>
          <Svg style={stacked} width="100%" height="100%" viewBox="0 0 10 14" preserveAspectRatio="none">
            <Path d={ticksPath((tenth) => tenth / 10 >= chance)} stroke={colours.line} {...tick} />
            <Path
              d={ticksPath((tenth) => tenth / 10 < chance)}
              stroke={lantern ? colours.onGold : colours.sheet}
              {...tick}
            />
          </Svg>
          {danger.barCracks.length > 0 && (
            <View style={styles.inside}>
              <Keyframed
                key={danger.teeth}
                frames={appear}
                lasts={lasts}
                style={[styles.cracks, { left: `${100 * chance}%` }]}
              >
                <Svg
                  width={left + longest}
                  height={height}
                  viewBox={`${toothIn} 0 ${left + longest} ${height}`}
                >
                  {danger.teeth > 0 && (
                    <>
                      <Path d={`M${toothIn} 0H${toothOut}V${height}H${toothIn}Z`} fill={colours.sheet} />
                      <Path d={`M${toothIn} 0${teethPath(danger.teeth, height)}H${toothIn}Z`} fill={filled} />
                    </>
                  )}
                  {danger.barCracks.map(({ line, length }) => (
                    <CrackLine
                      key={line}
                      d={crackPath(length, line * height)}
                      ink={filled}
                      halo={colours.sheet}
                    />
                  ))}
                </Svg>
              </Keyframed>
            </View>
          )}
        </View>
      </View>
      <Keyframed
        frames={beats === 0 || reducedMotion ? null : heartbeats[beats]}
        lasts={beatTime(beats)}
        delay={after}
        style={[styles.figure, !small && { minWidth: widest * scaleOf('button', textScale) }]}
      >
        <Text
          type="button"
          aria-hidden
          style={{ fontFamily: families.heading800, fontSize, lineHeight: Math.round(0.9 * fontSize) }}
        >
          {figure}
        </Text>
      </Keyframed>
    </View>
  )
}

const styles = StyleSheet.create({
  gauge: { flexDirection: 'row', alignItems: 'flex-end', justifyContent: 'space-between', gap: 10 },
  bar: { flex: 1, minWidth: 0 },
  figure: { alignItems: 'flex-end', transformOrigin: '100% 100%' },
  scale: { borderWidth: 1.5, borderRadius: 3, marginTop: 2 },
  close: { marginTop: 0 },
  inside: { ...StyleSheet.absoluteFill, borderRadius: 1.5, overflow: 'hidden' },
  // From the outer edge of the border.
  cracks: { position: 'absolute', top: -1.5, marginLeft: -left },
  fill: { flex: 1, transformOrigin: '0% 50%' },
})
