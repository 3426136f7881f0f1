/** Whom somebody came out before: one row for each level that was met, and one for people. */
import { StyleSheet, View } from 'react-native'
import { usePhrases } from '@/i18n/PhrasesProvider'
import { nearest } from '@/match/review'
import { useTheme } from '@/theme/ThemeProvider'
import { Scale } from '@/ui/game/chart/Scale'
import { Text } from '@/ui/kit/Text'
import { Card } from './Card'
import { againstBy, enough, type Person } from './figures'
import { countIn } from './words'

export function AgainstCard({ person }: { readonly person: Person }) {
  const { statistics, names } = usePhrases()
  const { colours, textScale } = useTheme()
  const rows = againstBy(person)
  if (rows.length === 0) return null
  const onlyTwo = person.played.every(({ summary }) => summary.players.length === 2)
  return (
    <Card title={statistics.against} note={onlyTwo ? statistics.wonOfPlayed : statistics.aheadOfMeetings}>
      <View role="list" collapsable={false}>
        {rows.map(({ rival, won, of, share, from, to }, at) => {
          const name = rival === 'person' ? statistics.people : names.levels[rival].name
          const count = countIn(won, statistics)
          const sure =
            of < enough ? statistics.tooFew : statistics.betweenSpoken(nearest(100 * from), nearest(100 * to))
          return (
            <View
              key={rival}
              accessible
              role="listitem"
              aria-label={`${name}: ${statistics.scaleSpoken(count, of, nearest(100 * share))}, ${sure}`}
              style={[styles.row, at > 0 && { borderTopWidth: 1, borderTopColor: colours.hair }]}
            >
              <Text type="label" aria-hidden style={[styles.name, { flexBasis: 84 * textScale }]}>
                {name}
              </Text>
              <View style={[styles.scale, { flexBasis: 84 * textScale }]} aria-hidden>
                {of < enough ? (
                  <Text type="caption" centred>
                    {statistics.tooFew}
                  </Text>
                ) : (
                  <Scale from={0} to={100} at={100 * share} even={50} between={[100 * from, 100 * to]} />
                )}
              </View>
              <View style={styles.count} aria-hidden>
                <Text type="h3">{count}</Text>
                <Text type="caption">{statistics.of(of)}</Text>
              </View>
            </View>
          )
        })}
      </View>
    </Card>
  )
}

const styles = StyleSheet.create({
  row: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'center',
    alignContent: 'center',
    minHeight: 34,
    columnGap: 8,
  },
  name: { flexGrow: 0, flexShrink: 1 },
  scale: { flexGrow: 1, flexShrink: 1 },
  count: { flexDirection: 'row', alignItems: 'baseline', gap: 5, minWidth: 64, justifyContent: 'flex-end' },
})
