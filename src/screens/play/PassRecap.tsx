/** The turns of the others since a player's last turn: a single one with its figures, several in one line each. */
import { StyleSheet, View } from 'react-native'
import type { Seat } from '@/engine'
import { usePhrases } from '@/i18n/PhrasesProvider'
import { playersOf, type Match, type Turn } from '@/match'
import { useTheme } from '@/theme/ThemeProvider'
import { ClaimedMark } from '@/ui/game/marks/Plate'
import { PlayerToken } from '@/ui/game/players/PlayerToken'
import { SheetFrame } from '@/ui/kit/SheetFrame'
import { Text } from '@/ui/kit/Text'
import { recapOf } from './recap'

type PassRecapProps = {
  readonly match: Match
  /** In playing order. */
  readonly turns: readonly Turn[]
  /** The player who reads the recap. */
  readonly reader: Seat
}

export function PassRecap({ match, turns, reader }: PassRecapProps) {
  const [only] = turns
  return (
    <SheetFrame style={styles.card}>
      {only !== undefined && turns.length === 1 ? (
        <Whole match={match} turn={only} reader={reader} />
      ) : (
        <View role="list" style={styles.list}>
          {turns.map((turn, index) => (
            <Line key={turn.number} match={match} turn={turn} reader={reader} isFirst={index === 0} />
          ))}
        </View>
      )}
    </SheetFrame>
  )
}

type TurnProps = { readonly match: Match; readonly turn: Turn; readonly reader: Seat }

function Whole({ match, turn, reader }: TurnProps) {
  const phrases = usePhrases()
  const { play } = phrases
  const { name, text, settled, claimed, now, taken } = recapOf(match, turn, reader, phrases)
  const player = playersOf(match)[turn.seat]
  return (
    <View style={styles.whole}>
      <View style={styles.line}>
        <PlayerToken {...player} size={30} />
        <Text type="body" style={styles.words}>
          <Text type="bodyStrong">{name}</Text> {text}
        </Text>
      </View>
      {now !== null && (
        <View style={[styles.line, styles.took]}>
          {settled > 0 && (
            <View style={styles.item}>
              <PlayerToken {...player} size={22} />
              <Text type="label">{play.settledNow(settled)}</Text>
            </View>
          )}
          {claimed > 0 && (
            <View style={styles.item}>
              <ClaimedMark size={25} {...player} />
              <Text type="label">{play.claimedNow(claimed)}</Text>
            </View>
          )}
          {claimed > 0 && (
            <Text type="label" tone="ink2">
              {now}
            </Text>
          )}
        </View>
      )}
      {taken !== null && (
        <Text type="note" style={styles.taken}>
          {taken}
        </Text>
      )}
    </View>
  )
}

function Line({ match, turn, reader, isFirst }: TurnProps & { readonly isFirst: boolean }) {
  const phrases = usePhrases()
  const { colours } = useTheme()
  const { name, short } = recapOf(match, turn, reader, phrases)
  const player = playersOf(match)[turn.seat]
  return (
    <View
      role="listitem"
      style={[
        styles.line,
        styles.row,
        !isFirst && { borderTopWidth: StyleSheet.hairlineWidth, borderTopColor: colours.hair },
      ]}
    >
      <PlayerToken {...player} size={26} />
      <Text type="note" tone="ink" style={styles.words}>
        <Text type="label">{name}</Text> {short}
      </Text>
    </View>
  )
}

const styles = StyleSheet.create({
  card: { padding: 16 },
  whole: { gap: 10 },
  list: { marginVertical: -6 },
  line: { flexDirection: 'row', alignItems: 'center', gap: 12 },
  row: { paddingVertical: 7 },
  words: { flex: 1 },
  took: { flexWrap: 'wrap', paddingLeft: 42, columnGap: 16 },
  taken: { paddingLeft: 42 },
  item: { flexDirection: 'row', alignItems: 'center', gap: 7 },
})
