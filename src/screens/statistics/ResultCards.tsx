import { StyleSheet, View } from 'react-native'
import { usePhrases } from '@/i18n/PhrasesProvider'
import { nearest } from '@/match/review'
import { useTheme } from '@/theme/ThemeProvider'
import { ClaimMark } from '@/ui/game/marks/Plate'
import { Scale } from '@/ui/game/chart/Scale'
import { Text } from '@/ui/kit/Text'
import { Card } from './Card'
import { enough, wonBy, type Person, againstBy, recordsOf } from './figures'
import { countIn } from './comparison'
import { PressableOpacity } from '@/ui/kit/Pressable'
import { useRoutes } from '@/routes'

/** Matches won with the confidence interval, and the last results. */
export function WonCard({ person }: { readonly person: Person }) {
  const { statistics } = usePhrases()
  const { won, of, share, from, to, fair, best, now, last } = wonBy(person)
  const shown = countIn(won, statistics)
  const percent = nearest(100 * share)
  const [low, high] = [nearest(100 * from), nearest(100 * to)]
  const sentence = of < enough ? statistics.shareOfFew(percent) : null
  const spoken = [
    statistics.scaleSpoken(shown, of, percent),
    of < enough ? statistics.tooFew : statistics.betweenSpoken(low, high),
  ].join(', ')
  return (
    <Card>
      <View accessible role="img" aria-label={spoken}>
        <View style={styles.head} aria-hidden>
          <View style={styles.count}>
            <Text type="display">{shown}</Text>
            <Text type="body">{statistics.ofWon(of)}</Text>
          </View>
          {best > 0 && (
            <View style={styles.streak}>
              <Text type="caption">{statistics.bestStreak}</Text>
              <Text type="h2">{statistics.streak(best)}</Text>
              {now > 1 && <Text type="caption">{statistics.streakNow(now)}</Text>}
            </View>
          )}
        </View>
        <Scale
          from={0}
          to={100}
          at={100 * share}
          even={100 * fair}
          {...(of >= enough && { between: [100 * from, 100 * to] as const })}
        />
        <View style={styles.ends} aria-hidden>
          <Text type="axis">0</Text>
          <Text type="axis">100</Text>
        </View>
        <Text type="note" tone="ink" aria-hidden style={styles.said}>
          {sentence ?? (
            <>
              <Text type="label">{statistics.share(percent)}</Text> {statistics.mayBe(of, low, high)}
            </>
          )}
        </Text>
      </View>
      <View
        accessible
        role="img"
        aria-label={statistics.lastSpoken(
          last.length,
          countIn(
            last.reduce((sum, part) => sum + part, 0),
            statistics,
          ),
        )}
      >
        <View style={styles.plates}>
          {last.map((part, at) => (
            <Plate key={at} part={part} />
          ))}
        </View>
        <View style={styles.ends}>
          <Text type="caption">{statistics.lastMatches(last.length)}</Text>
          <Text type="caption">{statistics.latestRight}</Text>
        </View>
      </View>
    </Card>
  )
}

/** Filled by the share of the win: won, lost, or shared with others. */
function Plate({ part }: { readonly part: number }) {
  const { colours } = useTheme()
  const empty = { borderColor: colours.grid, backgroundColor: colours.sheet }
  if (part === 0) return <View style={[styles.plate, empty]} />
  return part === 1 ? (
    <ClaimMark size={13} />
  ) : (
    <View style={[styles.plate, empty]}>
      <View style={styles.half}>
        <ClaimMark size={13} />
      </View>
    </View>
  )
}

/** One row for each level of bot played against, and one for people. */
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
          const interval =
            of < enough ? statistics.tooFew : statistics.betweenSpoken(nearest(100 * from), nearest(100 * to))
          return (
            <View
              key={rival}
              accessible
              role="listitem"
              aria-label={`${name}: ${statistics.scaleSpoken(count, of, nearest(100 * share))}, ${interval}`}
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
              <View style={styles.againstCardCount} aria-hidden>
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

/** A press on a record opens look back at that turn. */
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
  head: { flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'space-between', alignItems: 'flex-end' },
  count: { flexDirection: 'row', alignItems: 'baseline', gap: 10 },
  streak: { alignItems: 'flex-end' },
  ends: { flexDirection: 'row', flexWrap: 'wrap', columnGap: 12, justifyContent: 'space-between' },
  said: { paddingVertical: 4 },
  // Twenty plates fit in one row of a phone 360 wide.
  plates: { flexDirection: 'row', flexWrap: 'wrap', gap: 1.5 },
  plate: { width: 13, height: 13, borderWidth: 1.2, borderRadius: 3, overflow: 'hidden' },
  half: { width: 6, overflow: 'hidden' },
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
  againstCardCount: {
    flexDirection: 'row',
    alignItems: 'baseline',
    gap: 5,
    minWidth: 64,
    justifyContent: 'flex-end',
  },
  records: { flexDirection: 'row', flexWrap: 'wrap' },
  record: { flexGrow: 1, minHeight: 64, justifyContent: 'center', paddingHorizontal: 6 },
})
