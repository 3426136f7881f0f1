/** A ranking as a table: place, player, group, claims, spaces. If the columns are too narrow, the figures are below the name. */
import { StyleSheet, View } from 'react-native'
import { rankingKeys, type RankingKey } from '@/engine'
import { families } from '@/theme/type'
import { useTheme } from '@/theme/ThemeProvider'
import { FirstThatFits } from '../../kit/FirstThatFits'
import { PressableOpacity } from '../../kit/Pressable'
import { Text } from '../../kit/Text'
import { Unbroken, wordByWord } from '../../kit/Unbroken'
import { PlayerToken, type PlayerLook } from './PlayerToken'

type RankRow = {
  readonly rank: number
  readonly player: PlayerLook
  readonly figures: Readonly<Record<RankingKey, number>>
  /** What screen readers say instead of the row. */
  readonly spoken: string
  /** The figures that decided the place, in gold. */
  readonly decisive?: readonly RankingKey[]
}

type RankTableProps = {
  readonly label: string
  readonly heads: Readonly<Record<RankingKey, string>>
  /** Best first. */
  readonly rows: readonly RankRow[]
  readonly rowHeight?: number
  /** Not announced to screen readers, because the press only shows something. */
  readonly onPress?: (row: number) => void
}

/** The minimum widths of the columns. */
const least: Readonly<Record<RankingKey, number>> = { group: 60, claimed: 48, total: 48 }
const [rankWidth, gap] = [18, 6]
/** Rows below this height have no padding, and their separator is inside them. */
const lowRow = 36
/** Smaller in low rows. */
const tokenIn = (rowHeight: number): number => (rowHeight < lowRow ? 24 : rowHeight < 42 ? 28 : 29)

export function RankTable({ label, heads, rows, rowHeight = 42, onPress }: RankTableProps) {
  const { colours } = useTheme()
  const names = rows.map(({ player }) => player.name).join(' ')
  const columns = rankingKeys.map(
    (key) => ({ words: heads[key], type: 'caption', least: least[key] }) as const,
  )
  return (
    <FirstThatFits forms={2} words={[heads, names]}>
      {(form) => {
        const sideBySide = form === 0
        return (
          <View role="list" collapsable={false} aria-label={label}>
            {sideBySide && (
              <Unbroken
                columns={[
                  { words: names, type: 'body', around: rankWidth + tokenIn(rowHeight) + 2 * gap },
                  ...columns,
                ]}
                gap={gap}
              />
            )}
            {sideBySide && <Heads heads={heads} />}
            {rows.map((row, index) => (
              <View
                key={index}
                role="listitem"
                accessible
                aria-label={row.spoken}
                style={index > 0 && { borderTopWidth: 1, borderTopColor: colours.hair }}
              >
                <Row
                  row={row}
                  heads={heads}
                  sideBySide={sideBySide}
                  rowHeight={rowHeight}
                  onPress={onPress && (() => onPress(index))}
                />
              </View>
            ))}
          </View>
        )
      }}
    </FirstThatFits>
  )
}

const Heads = ({ heads }: Pick<RankTableProps, 'heads'>) => {
  const { colours } = useTheme()
  return (
    <View style={[styles.row, styles.heads, { borderBottomColor: colours.line }]} aria-hidden>
      <View style={styles.grow} />
      {rankingKeys.map((key) => (
        <View key={key} style={{ minWidth: least[key] }}>
          <Text type="caption" centred>
            {wordByWord(heads[key])}
          </Text>
        </View>
      ))}
    </View>
  )
}

type RowProps = Pick<RankTableProps, 'heads'> & {
  readonly row: RankRow
  readonly sideBySide: boolean
  readonly rowHeight: number
  readonly onPress: (() => void) | undefined
}

const Row = ({ row, heads, sideBySide, rowHeight, onPress }: RowProps) => {
  const { rank, player, figures, decisive = [] } = row
  const { colours } = useTheme()
  const all = rankingKeys.map((key) => (
    <View key={key} style={sideBySide ? [styles.figure, { minWidth: least[key] }] : styles.named} aria-hidden>
      {sideBySide ? (
        // Invisible, but makes the column as wide as its heading.
        <View style={styles.asWide}>
          <Text type="caption" tone="ink">
            {wordByWord(heads[key])}
          </Text>
        </View>
      ) : (
        <Text type="caption">{heads[key]}</Text>
      )}
      <View style={[styles.plate, decisive.includes(key) && { backgroundColor: colours.gold }]}>
        <Text type="h3" tone={decisive.includes(key) ? 'onGold' : 'ink'} centred>
          {figures[key]}
        </Text>
      </View>
    </View>
  ))
  const named = (
    <>
      <Text type="h3" aria-hidden style={styles.rank}>
        {rank}
      </Text>
      <PlayerToken {...player} size={tokenIn(rowHeight)} />
      <Text type="body" numberOfLines={2} aria-hidden style={[styles.grow, rank === 1 && styles.first]}>
        {player.name}
      </Text>
      {sideBySide && all}
    </>
  )
  const style = [styles.row, { minHeight: rowHeight }, rowHeight < lowRow && styles.low]
  return (
    <>
      {onPress ? (
        <PressableOpacity tabIndex={-1} meaning={player.name} onPress={onPress} style={style}>
          {named}
        </PressableOpacity>
      ) : (
        <View style={style}>{named}</View>
      )}
      {!sideBySide && <View style={styles.below}>{all}</View>}
    </>
  )
}

const styles = StyleSheet.create({
  asWide: { height: 0, overflow: 'hidden' },
  row: { flexDirection: 'row', alignItems: 'center', gap, paddingVertical: 2 },
  low: { paddingVertical: 0, marginTop: -1 },
  heads: { alignItems: 'flex-end', borderBottomWidth: 1 },
  grow: { flex: 1, minWidth: 0 },
  rank: { minWidth: rankWidth },
  first: { fontFamily: families.text600 },
  figure: { alignItems: 'center' },
  below: { flexDirection: 'row', flexWrap: 'wrap', columnGap: 18, paddingBottom: 8 },
  named: { flexDirection: 'row', alignItems: 'center', gap: 4 },
  plate: { minWidth: 34, paddingHorizontal: 6, paddingVertical: 2, borderRadius: 5 },
})
