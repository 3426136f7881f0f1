/** The map of the diggings with the name of the game on it. What the words would cover is left off the map. */
import { useState } from 'react'
import { StyleSheet, View } from 'react-native'
import { usePhrases } from '@/i18n/index'
import { space, useTheme, useWindow, type Insets } from '@/theme/index'
import { HeroPlat, Text, Wordmark } from '@/ui/index'
import { mapBehind } from './mapBehind'

type HeroProps = {
  readonly insets: Insets
  /** It stands beside the panel, not above it. */
  readonly beside?: boolean
}

const edge = 24

export const Hero = ({ insets, beside = false }: HeroProps) => {
  const { home } = usePhrases()
  const { colours, textScale } = useTheme()
  const { tiny, hugeText } = useWindow()
  // There the words would leave no room for the card.
  const nameOnly = tiny && hugeText && !beside
  const [{ width, height }, setSize] = useState({ width: 0, height: 0 })
  const [line, setLine] = useState({ width: 0, height: 0 })
  const [wordsHigh, setWordsHigh] = useState(0)
  const [left, top] = [edge + insets.left, insets.top + (beside ? edge : 18)]
  // Sizes alone: where a browser has moved something it does not say.
  const end = top + wordsHigh
  const isMeasured = width > 0 && (nameOnly || line.height > 0)
  const { named, ...map } = mapBehind(width, height, {
    titleEnd: end - line.height,
    end,
    right: left + line.width,
  })
  return (
    <View
      style={[styles.hero, { backgroundColor: colours.bg, paddingTop: top }]}
      onLayout={({ nativeEvent }) => setSize(nativeEvent.layout)}
    >
      {isMeasured && <HeroPlat {...map} name={named ? home.creek : null} />}
      <View
        style={[styles.words, { paddingLeft: left }]}
        onLayout={({ nativeEvent: { layout } }) => setWordsHigh(layout.height)}
      >
        {!nameOnly && (
          <Text type="eyebrow" tone="ink2">
            {home.eyebrow}
          </Text>
        )}
        <View accessible role="heading" aria-level={1} aria-label={home.title}>
          {width > 0 && <Wordmark width={Math.min(width - left - edge, beside ? 440 : 400)} />}
        </View>
        {!nameOnly && (
          <View
            style={[styles.line, { maxWidth: 250 * textScale }]}
            onLayout={({ nativeEvent }) => setLine(nativeEvent.layout)}
          >
            <Text type="bodyStrong">{home.tagline}</Text>
          </View>
        )}
      </View>
    </View>
  )
}

const styles = StyleSheet.create({
  hero: { flex: 1, overflow: 'hidden' },
  words: { gap: space.s, paddingRight: edge },
  line: { alignSelf: 'flex-start' },
})
