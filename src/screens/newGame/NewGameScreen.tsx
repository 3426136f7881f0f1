import { useState } from 'react'
import { StyleSheet, View } from 'react-native'
import { usePhrases } from '@/i18n/PhrasesProvider'
import type { Level } from '@/names'
import { space } from '@/theme/measures'
import { useWindow } from '@/theme/ThemeProvider'
import { BottomSheet } from '@/ui/kit/BottomSheet'
import { Button } from '@/ui/kit/Button'
import { SheetFrame } from '@/ui/kit/SheetFrame'
import { Snack } from '@/ui/kit/Snack'
import { Text } from '@/ui/kit/Text'
import { BotChoice } from '@/features/table/BotChoice'
import { Page } from '../shell/Page'
import type { ScreenProps } from '@/routes'
import { useSnack } from '@/features/transfer/useSnack'
import { LookEditor } from './LookChoice'
import { People } from './People'
import { SeatEditor } from './SeatEditor'
import { LastRoundAt, StartFoot } from './StartFoot'
import { TableRules } from './TableRules'
import { WhoElse } from './WhoElse'
import type { DraftSeat, Newcomer } from './draft'
import { characterOf } from './newcomers'
import { useNewGame } from './useNewGame'

/** The seat being edited, and the page of the editor. */
type Editing = { readonly key: number; readonly at: 'seat' | 'name' | 'look' | 'look row' }

export const NewGameScreen = ({ route }: ScreenProps<'NewGame'>) => {
  const { newGame, seatEditor, common } = usePhrases()
  const { insets, shape, text, isTiny } = useWindow()
  const [isWide, isLying] = [shape === 'wide', shape === 'lying']
  const table = useNewGame(route.params?.like)
  const snack = useSnack()
  const [editing, setEditing] = useState<Editing | null>(null)
  const [attended, setAttended] = useState<{ readonly key: number } | null>(null)
  const [picking, setPicking] = useState(false)
  const { draft, names } = table
  const open = draft.seats.find(({ key }) => key === editing?.key) ?? null
  /** In wide windows an editor is always open beside the list. */
  const besides = isWide ? (open ?? draft.seats[0] ?? null) : null
  const beside = isWide || isLying
  /** In small windows the foot is kept low. */
  const lastRoundScrolls = isTiny || text === 'huge'

  const close = () => setEditing(null)
  const attend = (key: number | null) => setAttended(key === null ? null : { key })
  const leave = (key: number) => {
    const at = draft.seats.findIndex((seat) => seat.key === key)
    const left = draft.seats.filter((seat) => seat.key !== key)
    close()
    table.remove(key)
    attend((left[at] ?? left.at(-1))?.key ?? null)
  }
  const forget = (seat: DraftSeat) => {
    const name = names[draft.seats.indexOf(seat)] ?? ''
    close()
    snack.show(newGame.forgotten(name), { label: common.undo, onPress: table.forget(seat.key, name) })
  }
  const newName = () => {
    const key = table.newSeat()
    if (key !== null) setEditing({ key, at: 'name' })
  }

  const editorOf = (seat: DraftSeat, onClose?: () => void) => {
    if (editing?.at === 'look' && seat.pilot.who === 'bot')
      return (
        <LookEditor table={table} seat={seat} onBack={() => setEditing({ key: seat.key, at: 'look row' })} />
      )
    return (
      <SeatEditor
        table={table}
        seat={seat}
        typing={editing?.at === 'name'}
        onRemove={() => leave(seat.key)}
        onForget={() => forget(seat)}
        onLook={() => setEditing({ key: seat.key, at: 'look' })}
        looked={editing?.at === 'look row'}
        {...(onClose && { onClose })}
      />
    )
  }

  const sitDown = (newcomer: Newcomer) => attend(table.sitDown(newcomer))
  const others = (
    <>
      <WhoElse table={table} onSitDown={sitDown} onNewName={newName} onAnotherBot={() => setPicking(true)} />
      <TableRules table={table} />
      {lastRoundScrolls && <LastRoundAt seats={table.seats} />}
    </>
  )

  return (
    <Page
      title={common.newGame}
      maxWidth={beside ? 1060 : 640}
      foot={<StartFoot table={table} hasLastRound={!lastRoundScrolls} beside={beside} />}
      over={
        <>
          {!isWide && (
            <BottomSheet
              open={open !== null}
              label={open ? seatEditor.title(names[draft.seats.indexOf(open)] ?? '') : ''}
              {...(editing?.at === 'look' && { page: 'look' })}
              onClose={close}
              hasField
              foot={<Button kind="gold" label={common.done} onPress={close} />}
            >
              {open && editorOf(open, close)}
            </BottomSheet>
          )}
          <BotSheet
            open={picking}
            onClose={() => setPicking(false)}
            onChoose={(level) => {
              setPicking(false)
              sitDown(characterOf(level))
            }}
          />
          <Snack message={snack.message} onDone={snack.clear} bottom={insets.bottom + 150} />
        </>
      }
    >
      <View style={beside && styles.columns}>
        <View style={[styles.stack, beside && styles.column]}>
          <People
            table={table}
            selected={besides}
            attended={attended}
            onEdit={(key) => setEditing({ key, at: 'seat' })}
            onLeave={leave}
          />
          {!isLying && others}
        </View>
        {isLying && <View style={[styles.stack, styles.column]}>{others}</View>}
        {besides && (
          <View style={styles.column}>
            <SheetFrame style={styles.besides}>{editorOf(besides)}</SheetFrame>
          </View>
        )}
      </View>
    </Page>
  )
}

type BotSheetProps = {
  readonly open: boolean
  readonly onClose: () => void
  readonly onChoose: (level: Level) => void
}

const BotSheet = ({ open, onClose, onChoose }: BotSheetProps) => {
  const { newGame } = usePhrases()
  return (
    <BottomSheet open={open} label={newGame.anotherBot} onClose={onClose}>
      <Text type="h2" heading={2} style={styles.title}>
        {newGame.anotherBot}
      </Text>
      <BotChoice label={newGame.anotherBot} chosen={null} onChoose={onChoose} />
    </BottomSheet>
  )
}

const styles = StyleSheet.create({
  columns: { flexDirection: 'row', gap: space.xl, alignItems: 'flex-start' },
  stack: { gap: space.m },
  column: { flex: 1 },
  besides: { padding: space.l },
  title: { marginBottom: space.s },
})
