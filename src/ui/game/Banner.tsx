/**
 * The gold band of the last round, across the whole page. It slides in, stays and slides out by itself; a press ends it early.
 * The pressed view itself does not move: phones miss presses on transformed views.
 */
import { StyleSheet, useWindowDimensions, View } from 'react-native'

import { duration, motion } from '@/theme/motion'
import { layer } from '@/theme/measures'
import { useTheme } from '@/theme/ThemeProvider'
import { Keyframed } from '../kit/Keyframed'
import { appear, timed } from '../kit/keyframes'
import { Pressable } from '../kit/Pressable'
import { Text } from '../kit/Text'

type BannerProps = {
  readonly title: string
  readonly line: string
  /** The y of its middle on the page, in dp. */
  readonly middle: number
  readonly onPress: () => void
}

const { total, in: inward, hold } = motion.lastRound

export function Banner({ title, line, middle, onPress }: BannerProps) {
  const { colours, reducedMotion } = useTheme()
  const { width } = useWindowDimensions()
  const height = 108
  const slide = timed(total, [
    [0, { transform: [{ translateX: -width }] }],
    [inward, { transform: [{ translateX: 0 }] }],
    [inward + hold, { transform: [{ translateX: 0 }] }],
    [total, { transform: [{ translateX: width }] }],
  ])
  return (
    <Pressable
      role="button"
      aria-label={`${title} ${line}`}
      onPress={onPress}
      style={[styles.place, { top: middle - height / 2 }]}
    >
      <Keyframed
        frames={reducedMotion ? appear : slide}
        lasts={reducedMotion ? duration.reduced : total}
        style={[styles.band, { backgroundColor: colours.gold, borderColor: colours.onGold }]}
      >
        <View style={[styles.line, styles.upper, { backgroundColor: colours.onGold }]} />
        <Text type="display" tone="onGold" centred style={styles.title}>
          {title}
        </Text>
        <Text type="bodyStrong" tone="onGold" centred>
          {line}
        </Text>
        <View style={[styles.line, styles.lower, { backgroundColor: colours.onGold }]} />
      </Keyframed>
    </Pressable>
  )
}

const styles = StyleSheet.create({
  place: { position: 'absolute', left: 0, right: 0, zIndex: layer.banner },
  band: {
    minHeight: 108,
    borderTopWidth: 1.75,
    borderBottomWidth: 1.75,
    justifyContent: 'center',
    alignItems: 'center',
    padding: 16,
  },
  title: { fontSize: 43, lineHeight: 50 },
  line: { position: 'absolute', left: 0, right: 0, height: 0.75 },
  upper: { top: 4 },
  lower: { bottom: 4 },
})
