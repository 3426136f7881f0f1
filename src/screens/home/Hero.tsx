/** The map of the diggings with the name of the game on it. What the words would cover is left off the map. */
import { useState } from 'react'
import { StyleSheet, View } from 'react-native'
import { usePhrases } from '@/i18n/index'
import { space, useTheme, type Insets } from '@/theme/index'
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
  const [{ width, height }, setSize] = useState({ width: 0, height: 0 })
  const [wordsEnd, setWordsEnd] = useState(0)
  const left = edge + insets.left
  const map = mapBehind(width, height, wordsEnd)
  return (
    <View
      style={[styles.hero, { backgroundColor: colours.bg, paddingTop: insets.top + (beside ? edge : 18) }]}
      onLayout={({ nativeEvent }) => setSize(nativeEvent.layout)}
    >
      <HeroPlat creek={map.named ? home.creek : null} clearTo={map.clearTo} />
      <View
        style={[styles.words, { paddingLeft: left }]}
        onLayout={({ nativeEvent: { layout } }) => setWordsEnd(layout.y + layout.height)}
      >
        <Text type="eyebrow" tone="ink2">
          {home.eyebrow}
        </Text>
        <View accessible role="heading" aria-level={1} aria-label={home.title}>
          {width > 0 && <Wordmark width={Math.min(width - left - edge, beside ? 440 : 400)} />}
        </View>
        <Text type="bodyStrong" style={{ maxWidth: 250 * textScale }}>
          {home.tagline}
        </Text>
      </View>
    </View>
  )
}

const styles = StyleSheet.create({
  hero: { flex: 1, overflow: 'hidden' },
  words: { gap: space.s, paddingRight: edge },
})
