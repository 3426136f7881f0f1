/** The ranking as a table: place, player, largest group, claims, spaces. What decided a tie is gold. */
import { StyleSheet, View } from 'react-native'
import { rankingKeys, type RankingKey, type Standing } from '@/engine/index'
import { usePhrases } from '@/i18n/index'
import { playersOf, type Match } from '@/match/index'
import { families, useTheme } from '@/theme/index'
import { FirstThatFits, PlayerToken, Text, Unbroken, wordByWord } from '@/ui/index'
import { callingOf } from '../app/words'
import { decides, type Tie } from './ties'

type RankingProps = {
  readonly match: Match
  readonly table: readonly Standing[]
  readonly ties: readonly Tie[]
}

/** Of a column of figures, unless the word at its head is longer. */
const least: Record<RankingKey, number> = { group: 60, claimed: 48, total: 48 }
const [rankWidth, tokenSize, gap] = [18, 29, 6]

export function Ranking({ match, table, ties }: RankingProps) {
  const { results, common } = usePhrases()
  const { colours } = useTheme()
  const players = playersOf(match)
  const calling = callingOf(players)
  const heads: Record<RankingKey, string> = {
    group: results.largestGroup,
    claimed: results.claims,
    total: results.spaces,
  }
  const head = (key: RankingKey) => (
    <Text type="caption" tone="ink2">
      {heads[key]}
    </Text>
  )
  const names = table.map(({ seat }) => calling(seat) ?? common.you).join(' ')
  const columns = rankingKeys.map(
    (key) => ({ words: heads[key], type: 'caption', least: least[key] }) as const,
  )
  return (
    <FirstThatFits place="ranking" forms={2} words={[heads, names]} style={styles.whole}>
      {(form) => {
        const sideBySide = form === 0
        return (
          <View role="list" collapsable={false} aria-label={results.ranking}>
            {sideBySide && (
              <Unbroken
                columns={[
                  { words: names, type: 'body', around: rankWidth + tokenSize + 2 * gap },
                  ...columns,
                ]}
                gap={gap}
              />
            )}
            {sideBySide && (
              <View style={[styles.row, styles.heads, { borderBottomColor: colours.line }]} aria-hidden>
                <View style={styles.grow} />
                {rankingKeys.map((key) => (
                  <View key={key} style={{ minWidth: least[key] }}>
                    <Text type="caption" tone="ink2" centred>
                      {wordByWord(heads[key])}
                    </Text>
                  </View>
                ))}
              </View>
            )}
            {table.map((standing, index) => {
              const { seat, rank } = standing
              const { colour, brand } = players[seat]!
              const name = calling(seat) ?? common.you
              const spoken = {
                rank,
                name,
                group: standing.group,
                claims: standing.claimed,
                spaces: standing.total,
              }
              const figures = rankingKeys.map((key) => (
                <View
                  key={key}
                  style={sideBySide ? [styles.figure, { minWidth: least[key] }] : styles.named}
                  aria-hidden
                >
                  {sideBySide ? (
                    // As wide as the word above it.
                    <View style={styles.asWide}>
                      <Text type="caption">{wordByWord(heads[key])}</Text>
                    </View>
                  ) : (
                    head(key)
                  )}
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
      }}
    </FirstThatFits>
  )
}

const styles = StyleSheet.create({
  // As high as it is, but no list is as high as this.
  whole: { maxHeight: 5_000 },
  asWide: { height: 0, overflow: 'hidden' },
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
