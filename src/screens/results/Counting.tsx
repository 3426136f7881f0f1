/** While it is shown how a match was won: the players as they sit, each with what has been counted so far. A picture of what the ranking will say. */
import { StyleSheet, View } from 'react-native'
import { usePhrases } from '@/i18n/index'
import { playersOf, type Match } from '@/match/index'
import type { Seat } from '@/engine/index'
import { useTheme } from '@/theme/index'
import { PlayerToken, Text } from '@/ui/index'
import { callingOf } from '../app/words'

type CountingProps = {
  readonly match: Match
  readonly countOf: (seat: Seat) => number | null
}

export function Counting({ match, countOf }: CountingProps) {
  const { colours } = useTheme()
  const { common } = usePhrases()
  const calling = callingOf(playersOf(match))
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
