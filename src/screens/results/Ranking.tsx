/** The ranking, how ties were decided, and a bot's closing remark. */
import { StyleSheet, View } from 'react-native'
import { itemAt } from '@/checked'
import { decidingKey, rankingKeys, type RankingKey, type Seat, type Standing } from '@/engine'
import { usePhrases } from '@/i18n/PhrasesProvider'
import type { Phrases } from '@/i18n/dictionaries'
import { playersOf, type Match, type Player } from '@/match'
import { characters, type Level } from '@/names'
import { radius, space } from '@/theme/measures'
import { useTheme, useWindow } from '@/theme/ThemeProvider'
import { ClaimMark } from '@/ui/game/marks/Plate'
import { PlayerToken } from '@/ui/game/players/PlayerToken'
import { RankTable } from '@/ui/game/players/RankTable'
import { Text } from '@/ui/kit/Text'
import { seatNames } from '@/features/matchView/sentences'

type RankingProps = {
  readonly match: Match
  readonly table: readonly Standing[]
  readonly ties: readonly Tie[]
  readonly onPress: (seat: Seat) => void
}

/** The figure that decided a tie is gold. */
export function Ranking({ match, table, ties, onPress }: RankingProps) {
  const { results, common } = usePhrases()
  const { shape, isPhone } = useWindow()
  const players = playersOf(match)
  const seatName = seatNames(players)
  const group = isPhone ? results.group : results.largestGroup
  return (
    <RankTable
      label={results.ranking}
      heads={{ group, claimed: results.claims, total: results.spaces }}
      // Low rows on phones, so that the chart is visible without scrolling.
      rowHeight={!isPhone ? 42 : shape === 'lying' ? 28 : table.length > 3 ? 31 : 38}
      onPress={(at) => onPress(itemAt(table, at).seat)}
      rows={table.map(({ seat, rank, group, claimed, total }) => {
        const { colour, brand } = players[seat]
        const name = seatName(seat) ?? common.you
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

/** Covers the ranking while the win is performed: players in seat order, each with the spaces counted so far. */
export function Counting({ match, countOf }: CountingProps) {
  const { colours } = useTheme()
  const { common } = usePhrases()
  const seatName = seatNames(playersOf(match))
  return (
    <View aria-hidden style={styles.counting}>
      {playersOf(match).map(({ colour, brand }, seat) => (
        <View
          key={seat}
          style={[styles.player, seat > 0 && { borderTopWidth: 1, borderTopColor: colours.hair }]}
        >
          <PlayerToken colour={colour} brand={brand} size={29} />
          <Text type="body" numberOfLines={1} style={styles.name}>
            {seatName(seat as Seat) ?? common.you}
          </Text>
          <Text type="h1">{countOf(seat as Seat) ?? ''}</Text>
        </View>
      ))}
    </View>
  )
}

/** How ties were decided (R19 to R21). */
export type Tie =
  /** Tied on the largest group, and decided by a later key. */
  | {
      readonly by: Exclude<RankingKey, 'group'>
      readonly better: Standing
      readonly worse: Standing
    }
  /** Tied on every key: they share their place. */
  | { readonly by: null; readonly level: readonly Standing[] }

/**
 * Ties at the top, between neighbours in the ranking, best first; each set of equals once. Stops at the first clear
 * difference: how lower places were decided is of no interest.
 */
export const tiesIn = (table: readonly Standing[]): readonly Tie[] => {
  const ties: Tie[] = []
  for (const [index, worse] of table.slice(1).entries()) {
    const better = itemAt(table, index)
    const by = decidingKey(better, worse)
    if (by === 'group') break
    if (by !== null) ties.push({ by, better, worse })
    else if (table[index - 1]?.rank !== better.rank)
      ties.push({ by, level: table.filter(({ rank }) => rank === better.rank) })
  }
  return ties
}

/** Whether this key decided a tie of this seat, so that its figure is gold. */
const decides = (ties: readonly Tie[], seat: Seat, key: RankingKey): boolean =>
  ties.some((tie) => tie.by === key && (tie.better.seat === seat || tie.worse.seat === seat))

type TieBreaksProps = { readonly match: Match; readonly ties: readonly Tie[] }

/** One sentence for each tie. */
export function TieBreaks({ match, ties }: TieBreaksProps) {
  const { results } = usePhrases()
  const { colours } = useTheme()
  if (ties.length === 0) return null
  return (
    <View style={[styles.box, { backgroundColor: colours.goldTint }]}>
      <ClaimMark size={27} />
      <Text type="body" style={styles.text}>
        <Text type="bodyStrong">{results.tieBreak}</Text>{' '}
        {ties.map((tie) => tieSentence(tie, match, results)).join(' ')}
      </Text>
    </View>
  )
}

const tieSentence = (tie: Tie, match: Match, words: Phrases['results']): string => {
  const name = seatNames(playersOf(match))
  if (tie.by === null) return words.equal(tie.level.map(({ seat }) => name(seat)))
  const { better, worse, by } = tie
  const facts = {
    names: [name(better.seat), name(worse.seat)],
    winner: name(better.seat),
    next: name(worse.seat),
    group: better.group,
    claims: better.claimed,
    winning: better[by],
    losing: worse[by],
  }
  return by === 'claimed' ? words.byClaims(facts) : words.bySpaces(facts)
}

type RemarkProps = { readonly players: readonly Player[]; readonly table: readonly Standing[] }

/** One line, only if the bot plays under its own name. */
export function Remark({ players, table }: RemarkProps) {
  const { remarks } = usePhrases()
  const speaker = speakerOf(players, table)
  if (speaker === null) return null
  const { name, colour, brand, level, won } = speaker
  const { wins, loses } = remarks.by[level]
  const line = won ? wins : loses
  return (
    <View accessible role="note" aria-label={remarks.says(name, line)} style={styles.remark}>
      <PlayerToken colour={colour} brand={brand} size={29} />
      <Text type="body" aria-hidden style={styles.text}>
        {remarks.quoted(line)}
      </Text>
    </View>
  )
}

type Speaker = Player & { readonly level: Level; readonly won: boolean }

/** The bot that makes the remark: the best of the winners, else the last bot. Only bots with their own name have remarks. */
export const speakerOf = (players: readonly Player[], table: readonly Standing[]): Speaker | null => {
  const bots = table.flatMap(({ seat, rank }): readonly Speaker[] => {
    const player = players[seat]
    if (player?.pilot.who !== 'bot') return []
    const { level } = player.pilot
    return player.name === characters[level].name ? [{ ...player, level, won: rank === 1 }] : []
  })
  return bots.find(({ won }) => won) ?? bots.at(-1) ?? null
}

const styles = StyleSheet.create({
  counting: { position: 'absolute', left: 0, right: 0, top: 0, pointerEvents: 'none' },
  player: { flexDirection: 'row', alignItems: 'center', gap: 12, minHeight: 42 },
  name: { flex: 1, minWidth: 0 },
  box: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: 12,
    paddingVertical: 8,
    paddingHorizontal: 12,
    borderRadius: radius.card,
  },
  remark: { flexDirection: 'row', alignItems: 'center', gap: space.s + 2 },
  text: { flex: 1 },
})
