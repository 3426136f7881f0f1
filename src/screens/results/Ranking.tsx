/** The ranking of a match. What decided a tie is gold; whoever is pressed leads on the chart. */
import { StyleSheet, View } from 'react-native'
import { rankingKeys, type Seat, type Standing } from '@/engine'
import { usePhrases } from '@/i18n/PhrasesProvider'
import { playersOf, type Match } from '@/match'
import { useTheme, useWindow } from '@/theme/ThemeProvider'
import { PlayerToken } from '@/ui/game/players/PlayerToken'
import { RankTable } from '@/ui/game/players/RankTable'
import { Text } from '@/ui/kit/Text'
import { seatNames } from '@/features/matchView/sentences'
import { decides, type Tie } from './ties'

type RankingProps = {
  readonly match: Match
  readonly table: readonly Standing[]
  readonly ties: readonly Tie[]
  readonly onPress: (seat: Seat) => void
}

export function Ranking({ match, table, ties, onPress }: RankingProps) {
  const { results, common } = usePhrases()
  const { layout, phone } = useWindow()
  const players = playersOf(match)
  const calling = seatNames(players)
  const group = layout === 'portrait' && phone ? results.group : results.largestGroup
  return (
    <RankTable
      label={results.ranking}
      heads={{ group, claimed: results.claims, total: results.spaces }}
      // The more there are, the lower: on a phone the chart shall be seen without scrolling.
      rowHeight={!phone ? 42 : table.length > 3 ? 31 : 38}
      onPress={(at) => onPress(table[at]!.seat)}
      rows={table.map(({ seat, rank, group, claimed, total }) => {
        const { colour, brand } = players[seat]
        const name = calling(seat) ?? common.you
        return {
          rank,
          player: { name, colour, brand },
          figures: { group, claimed, total },
          spoken: results.rowSpoken({ rank, name, group, claims: claimed, spaces: total }),
          decisive: rankingKeys.filter((key) => decides(ties, seat, key)),
        }
      })}
    />
  )
}

type CountingProps = {
  readonly match: Match
  readonly countOf: (seat: Seat) => number | null
}

/** While it is shown how a match was won: the players as they sit, each with what has been counted so far. A picture of what the ranking will say. */
export function Counting({ match, countOf }: CountingProps) {
  const { colours } = useTheme()
  const { common } = usePhrases()
  const calling = seatNames(playersOf(match))
  return (
    <View aria-hidden style={styles.over}>
      {playersOf(match).map(({ colour, brand }, seat) => (
        <View
          key={seat}
          style={[styles.row, seat > 0 && { borderTopWidth: 1, borderTopColor: colours.hair }]}
        >
          <PlayerToken colour={colour} brand={brand} size={29} />
          <Text type="body" numberOfLines={1} style={styles.name}>
            {calling(seat as Seat) ?? common.you}
          </Text>
          <Text type="h1">{countOf(seat as Seat) ?? ''}</Text>
        </View>
      ))}
    </View>
  )
}

const styles = StyleSheet.create({
  over: { position: 'absolute', left: 0, right: 0, top: 0, pointerEvents: 'none' },
  row: { flexDirection: 'row', alignItems: 'center', gap: 12, minHeight: 42 },
  name: { flex: 1, minWidth: 0 },
})
