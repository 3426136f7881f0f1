/** What one wants to know before one plays again: who starts, and that others may sit down. */
import { StyleSheet, View } from 'react-native'
import { usePhrases } from '@/i18n/PhrasesProvider'
import { nextFirst, type Match } from '@/match'
import { size, space } from '@/theme/measures'
import { PressableOpacity } from '@/ui/kit/Pressable'
import { Text } from '@/ui/kit/Text'
import { useRoutes } from '@/routes'
import { seatNames } from '@/features/matchView/sentences'

type NextTableProps = {
  readonly match: Match
  /** It stays above the buttons while the rest scrolls. */
  readonly pinned?: boolean
}

export function NextTable({ match: { info }, pinned = false }: NextTableProps) {
  const { results } = usePhrases()
  const routes = useRoutes()
  return (
    <View style={[styles.row, pinned && styles.pinned]}>
      <Text type="note" style={styles.who}>
        {results.startsRematch(seatNames(info.players)(nextFirst({ info })))}
      </Text>
      <PressableOpacity
        role="button"
        aria-label={results.changeTable}
        onPress={() => routes.navigate('NewGame', { like: info.id })}
        style={styles.change}
      >
        <Text type="label" style={styles.link}>
          {results.changeTable}
        </Text>
      </PressableOpacity>
    </View>
  )
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', columnGap: space.m },
  // What may be pressed is higher than its words: its air is the gap around it.
  pinned: { marginVertical: -space.s },
  who: { flexGrow: 1, maxWidth: '100%' },
  change: { justifyContent: 'center', minHeight: size.minTouch, maxWidth: '100%' },
  link: { textDecorationLine: 'underline' },
})
