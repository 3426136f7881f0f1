/** What the marks on the board mean, a sentence each. The marks are decoration: the sentences say it. */
import { StyleSheet, View } from 'react-native'
import type { ColourName } from '@/names'
import { space } from '@/theme/measures'
import { ClaimedMark, ClaimMark } from '@/ui/game/marks/Plate'
import { PlayerToken, type PlayerLook } from '@/ui/game/players/PlayerToken'
import { TentMark } from '@/ui/game/marks/Tent'
import { Text } from '@/ui/kit/Text'
import type { LegendMark } from './pages'

type LegendProps = {
  readonly rows: readonly { readonly mark: LegendMark; readonly text: string }[]
  /** Whose markers stand for settled and claimed spaces. */
  readonly look: PlayerLook
}

export const Legend = ({ rows, look }: LegendProps) => (
  <View style={styles.rows}>
    {rows.map(({ mark, text }) => (
      <View key={mark} style={styles.row}>
        <View style={styles.mark}>
          <Mark mark={mark} {...look} />
        </View>
        <Text style={styles.text}>{text}</Text>
      </View>
    ))}
  </View>
)

type MarkProps = {
  readonly mark: LegendMark
  readonly colour: ColourName
  readonly brand: PlayerLook['brand']
}

const Mark = ({ mark, colour, brand }: MarkProps) => {
  switch (mark) {
    case 'squatter':
      return <TentMark size={33} numeral={2} />
    case 'claim':
      return <ClaimMark size={33} />
    case 'settled':
      return <PlayerToken colour={colour} brand={brand} size={31} />
    case 'claimed':
      return <ClaimedMark size={34} colour={colour} brand={brand} />
  }
}

const styles = StyleSheet.create({
  rows: { gap: space.m },
  row: { flexDirection: 'row', alignItems: 'center', gap: space.m },
  mark: { width: 36, alignItems: 'center' },
  text: { flex: 1 },
})
