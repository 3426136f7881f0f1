/** One saved match: pressing the card opens it, the dots hold the rest. */
import { StyleSheet, View } from 'react-native'
import { usePhrases } from '@/i18n/PhrasesProvider'
import type { Entry } from '@/saves'
import { space } from '@/theme/measures'
import { useTheme } from '@/theme/ThemeProvider'
import { IconButton } from '@/ui/kit/IconButton'
import { PressableOpacity } from '@/ui/kit/Pressable'
import { SheetFrame } from '@/ui/kit/SheetFrame'
import { Text } from '@/ui/kit/Text'
import { useServices } from '@/services'
import { MatchThumbnail, DiceMark, PlayerTokens } from '@/features/matchView/MatchParts'
import { headlineOf } from './headline'
import { whenPhrase } from './when'

type MatchCardProps = {
  readonly entry: Entry
  readonly onOpen: () => void
  readonly onMore: () => void
}

export const MatchCard = ({ entry, onOpen, onMore }: MatchCardProps) => {
  const phrases = usePhrases()
  const { now } = useServices()
  const { textScale } = useTheme()
  const { saved } = phrases
  const { title, line } = headlineOf(entry, phrases)
  const when = whenPhrase(entry.changed, new Date(now()), phrases.common)
  const spoken = [...(entry.title === '' ? [] : [entry.title]), title, line, when].join(', ')
  return (
    <SheetFrame plain>
      <PressableOpacity role="button" onPress={onOpen} style={styles.card}>
        <MatchThumbnail entry={entry} size={91} />
        <View style={[styles.words, { flexBasis: 100 * textScale }]}>
          {entry.title !== '' && (
            <Text type="eyebrow" numberOfLines={1}>
              {entry.title}
            </Text>
          )}
          <Text type="h3" numberOfLines={4}>
            {title}
          </Text>
          <Text type="note">{line}</Text>
          <DiceMark dice={entry.dice} />
          <PlayerTokens players={entry.players} />
          <Text type="note">{when}</Text>
        </View>
      </PressableOpacity>
      <IconButton icon="dots" label={saved.more(spoken)} tone="ink2" onPress={onMore} style={styles.more} />
    </SheetFrame>
  )
}

const styles = StyleSheet.create({
  card: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space.l,
    padding: space.m,
    paddingRight: 52,
  },
  // It wraps below the board, which on phones a lone child that shrinks does not.
  words: { flexGrow: 1, maxWidth: '100%', gap: 2 },
  more: { position: 'absolute', top: 2, right: 2 },
})
