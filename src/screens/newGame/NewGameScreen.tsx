/** The table for a new match: who plays, who starts, by which rules. Arranges; the draft and the match are elsewhere. */
import { useState } from 'react'
import { StyleSheet, View } from 'react-native'
import { usePhrases } from '@/i18n/index'
import { space, useWindow } from '@/theme/index'
import { BottomSheet, Button, SheetFrame } from '@/ui/index'
import { Page } from '../app/Page'
import type { DraftSeat } from './draft'
import { People } from './People'
import { SeatEditor } from './SeatEditor'
import { StartFoot } from './StartFoot'
import { TableRules } from './TableRules'
import { useNewGame } from './useNewGame'

export const NewGameScreen = () => {
  const { seatEditor, common } = usePhrases()
  const { wide, lying, insets } = useWindow()
  const table = useNewGame()
  const [editing, setEditing] = useState<number | null>(null)
  const { draft, names, show, seats } = table
  const open = draft.seats.find(({ key }) => key === editing) ?? null
  const close = () => setEditing(null)
  /** On wide windows someone's editor always stands beside the list. */
  const besides = wide ? (open ?? draft.seats[0] ?? null) : null

  const editorOf = (seat: DraftSeat, onClose?: () => void) => (
    <SeatEditor
      draft={draft}
      seat={seat}
      names={names}
      onChange={(change) => table.change(seat.key, change)}
      onMove={(by) => table.move(seat.key, by)}
      onRemove={() => {
        close()
        table.remove(seat.key)
      }}
      {...(onClose && { onClose })}
    />
  )
  const people = (
    <People
      draft={draft}
      seats={seats}
      names={names}
      show={show}
      selected={besides}
      onSeats={table.setSeats}
      onEdit={setEditing}
    />
  )
  const rules = (
    <TableRules
      seats={seats}
      names={names}
      show={show}
      reusableSquatters={draft.reusableSquatters}
      onRollOff={table.rollOff}
      onReusable={table.setReusable}
    />
  )

  return (
    <Page
      title={common.newGame}
      maxWidth={wide || lying ? 1060 : 640}
      foot={<StartFoot seats={seats} onStart={table.start} beside={wide || lying} />}
      over={
        !wide && (
          <BottomSheet
            open={open !== null}
            label={open ? seatEditor.title(names[draft.seats.indexOf(open)] ?? '') : ''}
            closeLabel={common.close}
            onClose={close}
            bottomInset={insets.bottom}
            hangsFrom={insets.top}
            foot={<Button kind="gold" label={common.done} onPress={close} />}
          >
            {open && editorOf(open, close)}
          </BottomSheet>
        )
      }
    >
      <View style={(wide || lying) && styles.columns}>
        <View style={[styles.stack, (wide || lying) && styles.column]}>
          {people}
          {!lying && rules}
        </View>
        {lying && <View style={styles.column}>{rules}</View>}
        {besides && (
          <View style={styles.column}>
            <SheetFrame style={styles.besides}>{editorOf(besides)}</SheetFrame>
          </View>
        )}
      </View>
    </Page>
  )
}

const styles = StyleSheet.create({
  columns: { flexDirection: 'row', gap: space.xl, alignItems: 'flex-start' },
  stack: { gap: space.m },
  column: { flex: 1 },
  besides: { padding: space.l },
})
