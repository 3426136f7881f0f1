/** How many play, and who: a row for each seat. */
import { Platform, StyleSheet, View } from 'react-native'
import { seatCounts, type Seat, type SeatCount } from '@/engine/index'
import { usePhrases } from '@/i18n/index'
import { families, space } from '@/theme/index'
import { Rows, Segmented, Text } from '@/ui/index'
import { ownerKey, type Draft, type DraftSeat } from './draft'
import { dieOf, isDecided, isRolling } from './rollOffShow'
import { SeatRow } from './SeatRow'
import type { RollOffShow } from './useRollOff'

type PeopleProps = {
  readonly draft: Draft
  readonly seats: SeatCount
  readonly names: readonly string[]
  readonly show: RollOffShow | null
  /** Whose editor stands open beside the list. */
  readonly selected: DraftSeat | null
  readonly onSeats: (count: SeatCount) => void
  readonly onEdit: (key: number) => void
}

export const People = ({ draft, seats, names, show, selected, onSeats, onEdit }: PeopleProps) => {
  const { newGame, common, names: words } = usePhrases()
  const owner = ownerKey(draft)
  const decided = show !== null && isDecided(show.rollOff, show.shown)

  const whoOf = ({ key, pilot }: DraftSeat): string => {
    if (pilot.who === 'bot') return newGame.bot(words.levels[pilot.level].name)
    if (key === owner) return common.you
    return Platform.OS === 'web' ? newGame.personOnDevice : newGame.person
  }

  return (
    <View style={styles.people}>
      <View style={styles.count}>
        <Text type="bodyStrong" style={styles.countLabel}>
          {newGame.players}
        </Text>
        <Segmented
          label={newGame.players}
          type="h2"
          options={seatCounts.map((count) => ({
            value: count,
            label: String(count),
            spoken: common.players(count),
          }))}
          value={seats}
          onChange={onSeats}
          style={styles.counts}
        />
      </View>
      <Rows>
        {draft.seats.map((seat, at) => {
          const place = at as Seat
          return (
            <SeatRow
              key={seat.key}
              seat={seat}
              name={names[at] ?? ''}
              who={whoOf(seat)}
              die={show && dieOf(show.rollOff, show.rolling ? show.shown + 1 : show.shown, place)}
              rolling={show !== null && show.rolling && isRolling(show.rollOff, show.shown, place)}
              starts={decided && show.rollOff.first === at}
              selected={selected === seat}
              onPress={() => onEdit(seat.key)}
            />
          )
        })}
      </Rows>
      <Text type="label" tone="ink2" style={styles.hint}>
        {newGame.hint}
      </Text>
    </View>
  )
}

const styles = StyleSheet.create({
  people: { gap: space.s },
  count: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space.s,
    marginBottom: space.xs,
  },
  countLabel: { flexGrow: 1 },
  counts: { minWidth: 210 },
  hint: { fontFamily: families.text400 },
})
