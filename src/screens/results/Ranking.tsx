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
  /** What there is for a row. */
  readonly width: number
}

/** As wide as the longest word at its head, and a name that is worth reading; all grow with the text. */
const columns: Record<RankingKey, number> = { group: 60, claimed: 48, total: 48 }
const leastName = 54
const [rankWidth, tokenSize, gap] = [18, 29, 6]

const fitsSideBySide = (width: number, textScale: number): boolean => {
  const words = leastName + columns.group + columns.claimed + columns.total
  return width >= rankWidth + tokenSize + 5 * gap + words * textScale
}

export function Ranking({ match, table, ties, width }: RankingProps) {
  const { results } = usePhrases()
  const { colours, textScale } = useTheme()
  const players = playersOf(match)
  const heads: Record<RankingKey, string> = {
    group: results.largestGroup,
    claimed: results.claims,
    total: results.spaces,
  }
  const sideBySide = fitsSideBySide(width, textScale)
  const widthOf = (key: RankingKey) => ({ width: columns[key] * textScale })
  const head = (key: RankingKey) => (
    <Text type="caption" tone="ink2" centred={sideBySide}>
      {heads[key]}
    </Text>
  )
  return (
    <View role="list" aria-label={results.ranking}>
      {sideBySide && (
        <View style={[styles.row, styles.heads, { borderBottomColor: colours.line }]} aria-hidden>
          <View style={styles.grow} />
          {rankingKeys.map((key) => (
            <View key={key} style={widthOf(key)}>
              {head(key)}
            </View>
          ))}
        </View>
      )}
      {table.map((standing, index) => {
        const { seat, rank } = standing
        const { name, colour, brand } = players[seat]!
        const spoken = { rank, name, group: standing.group, claims: standing.claimed, spaces: standing.total }
        const figures = rankingKeys.map((key) => (
          <View key={key} style={sideBySide ? [styles.figure, widthOf(key)] : styles.named} aria-hidden>
            {!sideBySide && head(key)}
            <View style={[styles.plate, decides(ties, seat, key) && { backgroundColor: colours.gold }]}>
              <Text type="h3" tone={decides(ties, seat, key) ? 'onGold' : 'ink'} centred>
                {standing[key]}
              </Text>
            </View>
          </View>
        ))
        return (
          <View
            key={seat}
            role="listitem"
            accessible
            aria-label={results.rowSpoken(spoken)}
            style={index > 0 && { borderTopWidth: 1, borderTopColor: colours.hair }}
          >
            <View style={styles.row}>
              <Text type="h3" aria-hidden style={styles.rank}>
                {rank}
              </Text>
              <PlayerToken colour={colour} brand={brand} size={tokenSize} />
              <Text
                type="body"
                numberOfLines={2}
                aria-hidden
                style={[styles.grow, rank === 1 && styles.first]}
              >
                {name}
              </Text>
              {sideBySide && figures}
            </View>
            {!sideBySide && <View style={styles.below}>{figures}</View>}
          </View>
        )
      })}
    </View>
  )
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', alignItems: 'center', gap, minHeight: 42, paddingVertical: 4 },
  heads: { alignItems: 'flex-end', borderBottomWidth: 1, minHeight: 0 },
  grow: { flex: 1, minWidth: 0 },
  rank: { minWidth: rankWidth },
  first: { fontFamily: families.text600 },
  figure: { alignItems: 'center' },
  below: { flexDirection: 'row', flexWrap: 'wrap', columnGap: 18, paddingBottom: 8 },
  named: { flexDirection: 'row', alignItems: 'center', gap: 4 },
  plate: { minWidth: 34, paddingHorizontal: 6, paddingVertical: 2, borderRadius: 5 },
})
