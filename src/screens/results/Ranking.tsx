/** The ranking as a table: place, player, largest group, claims, spaces. What decided a tie is gold. */
import { StyleSheet, View } from 'react-native'
import { rankingKeys, type RankingKey, type Standing } from '@/engine/index'
import { usePhrases } from '@/i18n/index'
import { playersOf, type Match } from '@/match/index'
import { families, useTheme } from '@/theme/index'
import { PlayerToken, Text } from '@/ui/index'
import { decides, type Tie } from './ties'

export type RankingProps = {
  readonly match: Match
  readonly table: readonly Standing[]
  readonly ties: readonly Tie[]
}

export function Ranking({ match, table, ties }: RankingProps) {
  const { results } = usePhrases()
  const { colours } = useTheme()
  const players = playersOf(match)
  const heads: Record<RankingKey, string> = {
    group: results.largestGroup,
    claimed: results.claims,
    total: results.spaces,
  }
  return (
    <View role="list" aria-label={results.ranking}>
      <View style={[styles.row, styles.heads, { borderBottomColor: colours.line }]} aria-hidden>
        <View style={styles.grow} />
        {rankingKeys.map((key) => (
          <Text key={key} type="caption" tone="ink2" centred style={styles.figure}>
            {heads[key]}
          </Text>
        ))}
      </View>
      {table.map((standing, index) => {
        const { seat, rank } = standing
        const { name, colour, brand } = players[seat]!
        const spoken = { rank, name, group: standing.group, claims: standing.claimed, spaces: standing.total }
        return (
          <View
            key={seat}
            role="listitem"
            accessible
            aria-label={results.rowSpoken(spoken)}
            style={[styles.row, index > 0 && { borderTopWidth: 1, borderTopColor: colours.hair }]}
          >
            <Text type="h3" aria-hidden style={styles.rank}>
              {rank}
            </Text>
            <PlayerToken colour={colour} brand={brand} size={29} />
            <Text type="body" numberOfLines={1} aria-hidden style={[styles.grow, rank === 1 && styles.first]}>
              {name}
            </Text>
            {rankingKeys.map((key) => (
              <View key={key} style={styles.figure} aria-hidden>
                <View style={[styles.plate, decides(ties, seat, key) && { backgroundColor: colours.gold }]}>
                  <Text type="h3" tone={decides(ties, seat, key) ? 'onGold' : 'ink'} centred>
                    {standing[key]}
                  </Text>
                </View>
              </View>
            ))}
          </View>
        )
      })}
    </View>
  )
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', alignItems: 'center', gap: 8, minHeight: 42, paddingVertical: 4 },
  heads: { alignItems: 'flex-end', borderBottomWidth: 1, minHeight: 0 },
  grow: { flex: 1, minWidth: 0 },
  rank: { minWidth: 18 },
  first: { fontFamily: families.text600 },
  figure: { width: 62, alignItems: 'center' },
  plate: { minWidth: 34, paddingHorizontal: 6, paddingVertical: 2, borderRadius: 5 },
})
