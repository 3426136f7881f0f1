/** What one can do with a seat: move it, leave it, and forget who sits there. */
import { StyleSheet, View } from 'react-native'
import { usePhrases } from '@/i18n/index'
import { space, useWindow } from '@/theme/index'
import { Button } from '@/ui/index'
import { canRemove, type Draft, type DraftSeat } from './draft'

export type SeatActing = {
  readonly draft: Draft
  readonly seat: DraftSeat
  readonly onMove: (by: -1 | 1) => void
  readonly onRemove: () => void
  readonly onForget: () => void
}

type SeatActionsProps = SeatActing & {
  /** A person who is remembered can be forgotten. */
  readonly isKnown: boolean
}

export const SeatActions = (props: SeatActionsProps) => {
  const { draft, seat, isKnown, onMove, onRemove, onForget } = props
  const { seatEditor } = usePhrases()
  const { cards } = useWindow()
  // Four are too many for one row of a phone.
  const inPairs = isKnown && !cards
  const at = draft.seats.indexOf(seat)
  const action = (label: string, disabled: boolean, onPress: () => void) => (
    <Button
      small
      label={label}
      disabled={disabled}
      onPress={onPress}
      style={[styles.action, { flexBasis: inPairs ? '40%' : 'auto' }]}
    />
  )
  return (
    <View style={styles.actions}>
      {action(seatEditor.moveUp, at === 0, () => onMove(-1))}
      {action(seatEditor.moveDown, at === draft.seats.length - 1, () => onMove(1))}
      {action(seatEditor.leaveTable, !canRemove(draft), onRemove)}
      {isKnown && action(seatEditor.forget, false, onForget)}
    </View>
  )
}

const styles = StyleSheet.create({
  actions: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s, marginTop: space.xs },
  action: { flexGrow: 1 },
})
