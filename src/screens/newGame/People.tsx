/** How many play, and who: a row for each seat. */
import { useEffect, useRef, type ComponentRef } from 'react'
import { Platform, StyleSheet, View } from 'react-native'
import { seatCounts, type Seat, type SeatCount } from '@/engine'
import { usePhrases } from '@/i18n/PhrasesProvider'
import { space } from '@/theme/measures'
import { Rows } from '@/ui/kit/Rows'
import { Segmented } from '@/ui/kit/Segmented'
import { Text } from '@/ui/kit/Text'
import { moveFocus } from '../shell/moveFocus'
import { canRemove, ownerKey, type Draft, type DraftSeat } from './draft'
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
  /** Who has just sat down, or moved up to where somebody left: that is where one looks, and listens. */
  readonly attended: { readonly key: number } | null
  readonly onSeats: (count: SeatCount) => void
  readonly onEdit: (key: number) => void
  readonly onLeave: (key: number) => void
}

export const People = (props: PeopleProps) => {
  const { draft, seats, names, show, selected, attended, onSeats, onEdit, onLeave } = props
  const { newGame, common, names: words } = usePhrases()
  const owner = ownerKey(draft)
  const decided = show !== null && isDecided(show.rollOff, show.shown)
  const attendedRow = useRef<ComponentRef<typeof View>>(null)
  useEffect(() => (attended === null ? undefined : moveFocus(attendedRow.current)), [attended])

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
              ref={seat.key === attended?.key ? attendedRow : undefined}
              seat={seat}
              name={names[at] ?? ''}
              who={whoOf(seat)}
              die={show && dieOf(show.rollOff, show.rolling ? show.shown + 1 : show.shown, place)}
              rolling={show !== null && show.rolling && isRolling(show.rollOff, show.shown, place)}
              starts={decided && show.rollOff.first === at}
              selected={selected === seat}
              onPress={() => onEdit(seat.key)}
              onLeave={canRemove(draft) ? () => onLeave(seat.key) : null}
            />
          )
        })}
      </Rows>
    </View>
  )
}

const styles = StyleSheet.create({
  people: { gap: space.m },
  count: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: space.s },
  countLabel: { flexGrow: 1 },
  counts: { minWidth: 210 },
})
