import { StyleSheet, View } from 'react-native'
import { usePhrases } from '@/i18n/PhrasesProvider'
import type { Entry, PutAside } from '@/saves'
import { space } from '@/theme/measures'
import { useTheme } from '@/theme/ThemeProvider'
import { IconButton } from '@/ui/kit/IconButton'
import { PressableOpacity } from '@/ui/kit/Pressable'
import { SheetFrame } from '@/ui/kit/SheetFrame'
import { Text } from '@/ui/kit/Text'
import { useServices, useSaves } from '@/services'
import { MatchThumbnail, DiceMark, PlayerTokens } from '@/features/matchView/MatchParts'
import { headlineOf, whenPhrase } from './entryText'
import { Button } from '@/ui/kit/Button'
import { daysLeft } from './sections'
import { useState } from 'react'
import { LiveRegion } from '@/ui/kit/accessibility'

type MatchCardProps = {
  readonly entry: Entry
  readonly onOpen: () => void
  readonly onMore: () => void
}

/** A press opens the match; the three dots open its menu. */
export const MatchCard = ({ entry, onOpen, onMore }: MatchCardProps) => {
  const phrases = usePhrases()
  const { now } = useServices()
  const { textScale } = useTheme()
  const { saved } = phrases
  const { title, line } = headlineOf(entry, phrases)
  const when = whenPhrase(entry.ended ?? entry.changed, new Date(now()), phrases.common)
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

/** A deleted match can be restored until the app has been used on 30 more days. */
export const DeletedRow = ({
  entry,
  onRestore,
}: {
  readonly entry: Entry
  readonly onRestore: () => unknown
}) => {
  const phrases = usePhrases()
  const daysUsed = useSaves((state) => state.daysUsed)
  const { saved } = phrases
  const { title } = headlineOf(entry, phrases)
  return (
    <SheetFrame plain style={styles.deleted}>
      <View style={styles.deletedWords}>
        <Text type="bodyStrong">{entry.title === '' ? title : entry.title}</Text>
        <Text type="note">{saved.daysLeft(daysLeft(entry, daysUsed))}</Text>
        <DiceMark dice={entry.dice} />
        <PlayerTokens players={entry.players} />
      </View>
      <Button
        small
        label={saved.actions.restore}
        aria-label={`${saved.actions.restore}: ${title}`}
        onPress={onRestore}
      />
    </SheetFrame>
  )
}

type AsideCardProps = {
  readonly aside: PutAside
  readonly onShare: () => void
  readonly onContinue: () => unknown
  readonly onDiscard: () => void
}

/** Shows the match and its fault. Discarding needs a second press. */
export const AsideCard = ({ aside, onShare, onContinue, onDiscard }: AsideCardProps) => {
  const { problems, common } = usePhrases()
  const [asked, setAsked] = useState(false)
  const { title, players, fault, brokenAtMove, continuesFrom } = aside
  const name = title === '' ? common.list(players) || problems.unknownMatch : title
  return (
    <SheetFrame plain style={styles.aside}>
      <Text type="bodyStrong">{problems.aside(name, problems.causes[fault.code], brokenAtMove)}</Text>
      <View style={styles.actions}>
        {continuesFrom !== null && (
          <Button small label={problems.continueFrom(continuesFrom)} onPress={onContinue} />
        )}
        {fault.code !== 'withheld' && <Button small label={problems.shareRaw} onPress={onShare} />}
        {asked ? (
          <Button
            small
            kind="destructive"
            label={problems.discard}
            aria-label={`${problems.discard}. ${problems.discardNote}`}
            onPress={onDiscard}
          />
        ) : (
          <Button small label={problems.discard} onPress={() => setAsked(true)} />
        )}
      </View>
      <LiveRegion says={asked ? problems.discardNote : null} style={!asked && styles.nothing}>
        {asked && (
          <Text type="label" tone="bad">
            {problems.discardNote}
          </Text>
        )}
      </LiveRegion>
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
  // No `flexShrink`: on phones the only child that shrinks is squeezed instead of wrapped.
  words: { flexGrow: 1, maxWidth: '100%', gap: 2 },
  more: { position: 'absolute', top: 2, right: 2 },
  deleted: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'flex-end',
    gap: space.m,
    padding: space.m,
  },
  deletedWords: { flexGrow: 1, maxWidth: '100%', flexBasis: 160, gap: 2 },
  aside: { padding: space.m, gap: space.m },
  // Cancels the gap above the empty live region.
  nothing: { marginTop: -space.m },
  actions: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s },
})
