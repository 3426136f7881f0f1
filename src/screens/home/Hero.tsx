/** The map of the diggings with the title on it. Leaves out the parts of the map that the title would cover. */
import { useLayoutEffect, useRef, useState, type ComponentRef } from 'react'
import { StyleSheet, View } from 'react-native'
import { usePhrases } from '@/i18n/PhrasesProvider'
import { space } from '@/theme/measures'
import { useTheme, useWindow } from '@/theme/ThemeProvider'
import type { Insets } from '@/theme/window'
import { HeroPlat } from '@/ui/game/HeroPlat'
import { sizeOf } from '@/ui/kit/useRoom'
import { Text } from '@/ui/kit/Text'
import { Wordmark } from '@/ui/game/Wordmark'
import { mapBehind } from './mapBehind'

type HeroProps = {
  readonly insets: Insets
  /** Places the hero beside the panel instead of above it. */
  readonly beside?: boolean
}

const edge = 24

const none = { width: 0, height: 0 }

export const Hero = ({ insets, beside = false }: HeroProps) => {
  const { home } = usePhrases()
  const { colours, textScale } = useTheme()
  const { text, isTiny } = useWindow()
  // With the other words there would be no room for the card.
  const nameOnly = isTiny && text === 'huge' && !beside
  const pageAt = useRef<ComponentRef<typeof View>>(null)
  const wordsAt = useRef<ComponentRef<typeof View>>(null)
  const lineAt = useRef<ComponentRef<typeof View>>(null)
  const [page, setPage] = useState(none)
  const [words, setWords] = useState(none)
  const [line, setLine] = useState(none)
  // Measures sizes only: browsers report no change of position.
  const measure = (): void => {
    setPage(sizeOf(pageAt.current))
    setWords(sizeOf(wordsAt.current))
    setLine(sizeOf(lineAt.current))
  }
  // Measures before the first paint, so that the title and the map appear together.
  useLayoutEffect(measure)
  const { width, height } = page
  const [left, top] = [edge + insets.left, insets.top + (beside ? edge : 18)]
  const end = top + words.height
  const isMeasured = width > 0 && (nameOnly || line.height > 0)
  const { named, ...map } = mapBehind(width, height, {
    titleEnd: end - line.height,
    end,
    right: left + line.width,
  })
  return (
    <View
      style={[styles.hero, { backgroundColor: colours.bg, paddingTop: top }]}
      ref={pageAt}
      onLayout={measure}
    >
      {isMeasured && <HeroPlat {...map} name={named ? home.creek : null} />}
      <View ref={wordsAt} style={[styles.words, { paddingLeft: left }]} onLayout={measure}>
        {!nameOnly && (
          <Text type="eyebrow" tone="ink2">
            {home.eyebrow}
          </Text>
        )}
        <View accessible role="heading" aria-level={1} aria-label={home.title}>
          {width > 0 && <Wordmark width={Math.min(width - left - edge, beside ? 440 : 400)} />}
        </View>
        {!nameOnly && (
          <View ref={lineAt} style={[styles.line, { maxWidth: 250 * textScale }]} onLayout={measure}>
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
