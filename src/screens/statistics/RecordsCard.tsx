/** What somebody did best, each a press away from where it happened. */
import { StyleSheet, View } from 'react-native'
import { usePhrases } from '@/i18n/PhrasesProvider'
import { nearest } from '@/match/review'
import { useTheme } from '@/theme/ThemeProvider'
import { PressableOpacity } from '@/ui/kit/Pressable'
import { Text } from '@/ui/kit/Text'
import { useRoutes } from '@/routes'
import { Card } from './Card'
import { recordsOf, type Person } from './figures'

export function RecordsCard({ person }: { readonly person: Person }) {
  const { statistics } = usePhrases()
  const { colours, textScale } = useTheme()
  const { navigate } = useRoutes()
  const { group, longest, best } = recordsOf(person)
  const records = [
    ...(group ? [{ at: group, figure: String(group.size), label: statistics.largestGroup }] : []),
    ...(longest
      ? [{ at: longest, figure: statistics.rollCount(longest.size), label: statistics.longestTurn }]
      : []),
    ...(best && best.size > 0
      ? [{ at: best, figure: `+${nearest(best.size)}`, label: statistics.bestTurn }]
      : []),
  ]
  if (records.length === 0) return null
  return (
    <Card title={statistics.records} note={statistics.pressOne}>
      <View style={styles.records}>
        {records.map(({ at: { match, turn }, figure, label }, at) => (
          <PressableOpacity
            key={label}
            role="button"
            aria-label={`${figure} ${label}`}
            onPress={() => navigate('LookBack', { id: match, turn })}
            style={[
              styles.record,
              { flexBasis: 104 * textScale },
              at > 0 && { borderLeftWidth: 1, borderLeftColor: colours.hair },
            ]}
          >
            <Text type="h2" centred>
              {figure}
            </Text>
            <Text type="label" tone="ink2" centred>
              {label}
            </Text>
          </PressableOpacity>
        ))}
      </View>
    </Card>
  )
}

const styles = StyleSheet.create({
  records: { flexDirection: 'row', flexWrap: 'wrap' },
  record: { flexGrow: 1, minHeight: 64, justifyContent: 'center', paddingHorizontal: 6 },
})
