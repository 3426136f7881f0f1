/** One player of the new table in one line: a button that opens their editor, named by all that stands in it. */
import { StyleSheet, View } from 'react-native'
import type { Die as DieValue } from '@/engine/index'
import { usePhrases } from '@/i18n/index'
import { families, space, useTheme } from '@/theme/index'
import { Icon, PlayerToken, Press, Text } from '@/ui/index'
import type { DraftSeat } from './draft'
import { RollOffDie } from './RollOffDie'

type SeatRowProps = {
  readonly seat: DraftSeat
  readonly name: string
  /** What they are, in words: you, on this phone, or a bot of a level. */
  readonly who: string
  readonly die: DieValue | null
  readonly rolling: boolean
  readonly starts: boolean
  /** This player's editor stands open beside the list. */
  readonly selected: boolean
  readonly onPress: () => void
}

export const SeatRow = ({ seat, name, who, die, rolling, starts, selected, onPress }: SeatRowProps) => {
  const { newGame, names } = usePhrases()
  const { colours } = useTheme()
  return (
    <Press
      role="button"
      onPress={onPress}
      style={[styles.row, selected && { backgroundColor: colours.goldTint }]}
    >
      <View role="img" aria-label={`${names.brands[seat.brand]}, ${names.colours[seat.colour]}`}>
        <PlayerToken colour={seat.colour} brand={seat.brand} size={42} />
      </View>
      <View style={styles.words}>
        <Text type="bodyStrong" numberOfLines={2}>
          {name}
        </Text>
        <View style={styles.who}>
          <Icon name={seat.pilot.who === 'bot' ? 'bot' : 'person'} size={17} tone="ink2" />
          <Text type="label" tone="ink2" style={styles.regular}>
            {who}
          </Text>
        </View>
      </View>
      {die !== null && !rolling ? (
        <View role="img" aria-label={starts ? newGame.rolledAndStarts(die) : newGame.rolled(die)}>
          <RollOffDie die={die} rolling={false} gold={starts} />
        </View>
      ) : (
        <RollOffDie die={die} rolling={rolling} gold={false} />
      )}
      <Icon name="chevronDown" size={22} tone="ink2" />
    </Press>
  )
}

const styles = StyleSheet.create({
  row: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.m,
    minHeight: 62,
    paddingHorizontal: space.m,
    paddingVertical: space.s,
  },
  words: { flex: 1, minWidth: 0 },
  who: { flexDirection: 'row', alignItems: 'center', gap: 6 },
  regular: { fontFamily: families.text400, flexShrink: 1 },
})
