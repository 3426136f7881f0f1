/** How many matches somebody won, how sure that is, and the last ones. */
import { StyleSheet, View } from 'react-native'
import { usePhrases } from '@/i18n/PhrasesProvider'
import { nearest } from '@/match/review'
import { useTheme } from '@/theme/ThemeProvider'
import { ClaimMark } from '@/ui/game/marks/Plate'
import { Scale } from '@/ui/game/chart/Scale'
import { Text } from '@/ui/kit/Text'
import { Card } from './Card'
import { enough, wonBy, type Person } from './figures'
import { countIn } from './words'

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

/** Won, lost, or won with others. */
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

const styles = StyleSheet.create({
  head: { flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'space-between', alignItems: 'flex-end' },
  count: { flexDirection: 'row', alignItems: 'baseline', gap: 10 },
  streak: { alignItems: 'flex-end' },
  ends: { flexDirection: 'row', flexWrap: 'wrap', columnGap: 12, justifyContent: 'space-between' },
  said: { paddingVertical: 4 },
  // Twenty lie in one row of a phone 360 wide.
  plates: { flexDirection: 'row', flexWrap: 'wrap', gap: 1.5 },
  plate: { width: 13, height: 13, borderWidth: 1.2, borderRadius: 3, overflow: 'hidden' },
  half: { width: 6, overflow: 'hidden' },
})
