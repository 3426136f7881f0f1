/** A match that lies under Deleted until the app has been used on 30 more days. */
import { StyleSheet, View } from 'react-native'
import { usePhrases } from '@/i18n/PhrasesProvider'
import type { Entry } from '@/saves'
import { space } from '@/theme/measures'
import { Button } from '@/ui/kit/Button'
import { SheetFrame } from '@/ui/kit/SheetFrame'
import { Text } from '@/ui/kit/Text'
import { DiceMark, PlayerTokens } from '@/features/matchView/MatchParts'
import { useSaves } from '@/services'
import { headlineOf } from './headline'
import { daysLeft } from './lists'

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
    <SheetFrame plain style={styles.row}>
      <View style={styles.words}>
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

const styles = StyleSheet.create({
  row: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'flex-end',
    gap: space.m,
    padding: space.m,
  },
  // It wraps above the button, which on phones a lone child that shrinks does not.
  words: { flexGrow: 1, maxWidth: '100%', flexBasis: 160, gap: 2 },
})
