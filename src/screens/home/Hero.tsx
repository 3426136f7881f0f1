/** The map of the diggings with the name of the game on it. */
import { StyleSheet, View, type LayoutChangeEvent } from 'react-native'
import { useState } from 'react'
import { usePhrases } from '@/i18n/index'
import { families, space, useTheme } from '@/theme/index'
import { HeroPlat, Text, Wordmark } from '@/ui/index'
import type { Room } from '../shell/useRoom'

export type HeroProps = {
  readonly insets: Room['insets']
  /** It stands beside the panel, not above it. */
  readonly beside?: boolean
}

export const Hero = ({ insets, beside = false }: HeroProps) => {
  const { home } = usePhrases()
  const { colours } = useTheme()
  const [width, setWidth] = useState(0)
  const sides = 24 + insets.left
  return (
    <View
      style={[styles.hero, { backgroundColor: colours.bg, paddingTop: insets.top + (beside ? 24 : 18) }]}
      onLayout={({ nativeEvent }: LayoutChangeEvent) => setWidth(nativeEvent.layout.width)}
    >
      <HeroPlat creek={home.creek} />
      <View style={[styles.words, { paddingLeft: sides }]}>
        <Text type="eyebrow" tone="ink2">
          {home.eyebrow}
        </Text>
        <View role="heading" aria-level={1} style={styles.mark}>
          {width > 0 && <Wordmark width={Math.min(width - sides - 24, beside ? 440 : 400)} />}
        </View>
        <Text type="bodyStrong" style={styles.tagline}>
          {home.tagline}
        </Text>
      </View>
    </View>
  )
}

const styles = StyleSheet.create({
  hero: { flex: 1, overflow: 'hidden' },
  words: { gap: space.s, paddingRight: 24 },
  mark: { alignItems: 'flex-start' },
  tagline: { maxWidth: 270, fontFamily: families.text600 },
})
