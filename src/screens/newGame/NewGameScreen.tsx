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
import { LastRoundAt, StartFoot, WhoStarts } from './StartFoot'
import { TableRules } from './TableRules'
import { WhoElse } from './WhoElse'
import { isCoached, isFull, openSeats, type DraftSeat } from './draft'
import { asNewcomer, characterOf, nextBot, othersKnown } from './newcomers'
import { useNewGame } from './useNewGame'

/** The seat being edited, and the page of the editor. */
type Editing = { readonly key: number; readonly at: 'seat' | 'name' | 'look' | 'look row' }

export const NewGameScreen = ({ route }: ScreenProps<'NewGame'>) => {
  const { newGame, seatEditor, common } = usePhrases()
  const { wide, lying, tiny, hugeText, insets } = useWindow()
  const table = useNewGame(route.params?.like)
  const snack = useSnack()
  const [editing, setEditing] = useState<Editing | null>(null)
  const [attended, setAttended] = useState<{ readonly key: number } | null>(null)
  const [picking, setPicking] = useState(false)
  const { draft, names, show, seats, people, lastTable } = table
  const open = draft.seats.find(({ key }) => key === editing?.key) ?? null
  /** In wide windows an editor is always open beside the list. */
  const besides = wide ? (open ?? draft.seats[0] ?? null) : null
  const beside = wide || lying
  /** In small windows the foot is kept low. */
  const lastRoundScrolls = tiny || hugeText

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
    const shared = { draft, seat, names, onChange: table.changing(seat.key) }
    if (editing?.at === 'look' && seat.pilot.who === 'bot')
      return <LookEditor {...shared} onBack={() => setEditing({ key: seat.key, at: 'look row' })} />
    return (
      <SeatEditor
        {...shared}
        people={people}
        firstLevel={nextBot(lastTable, names)}
        typing={editing?.at === 'name'}
        onMove={(by) => table.move(seat.key, by)}
        onRemove={() => leave(seat.key)}
        onForget={() => forget(seat)}
        onLook={() => setEditing({ key: seat.key, at: 'look' })}
        looked={editing?.at === 'look row'}
        {...(onClose && { onClose })}
      />
    )
  }

  const whoPlays = (
    <People
      draft={draft}
      seats={seats}
      names={names}
      show={show}
      selected={besides}
      attended={attended}
      onSeats={table.setSeats}
      onEdit={(key) => setEditing({ key, at: 'seat' })}
      onLeave={leave}
    />
  )
  const whoElse = (
    <WhoElse
      people={othersKnown(people, names)}
      bot={nextBot(lastTable, names)}
      full={{ person: isFull(draft, 'person'), bot: isFull(draft, 'bot') }}
      fills={openSeats(draft, 'bot').length > 0}
      onPerson={(person) => attend(table.sitDown(asNewcomer(person)))}
      onNewName={newName}
      onBot={(level) => attend(table.sitDown(characterOf(level)))}
      onAnotherBot={() => setPicking(true)}
      onFill={table.fillWithBots}
    />
  )
  const rules = (
    <TableRules
      draft={draft}
      names={names}
      chosen={table.chosen}
      onChoose={table.choose}
      onDice={table.setDice}
      onReusable={table.setReusable}
      coached={isCoached(draft)}
      onCoach={table.setCoach}
    />
  )
  const lastRound = <LastRoundAt seats={seats} />

  return (
    <Page
      title={common.newGame}
      maxWidth={beside ? 1060 : 640}
      foot={
        <StartFoot
          whoStarts={
            draft.dice === 'screen' && (
              <WhoStarts names={names} next={table.next} show={show} onRollOff={table.rollOff} />
            )
          }
          lastRound={lastRoundScrolls ? null : lastRound}
          onStart={draft.dice === 'own' && table.chosen === null ? null : table.start}
          beside={beside}
        />
      }
      over={
        <>
          {!wide && (
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
              attend(table.sitDown(characterOf(level)))
            }}
          />
          <Snack message={snack.message} onDone={snack.clear} bottom={insets.bottom + 150} />
        </>
      }
    >
      <View style={beside && styles.columns}>
        <View style={[styles.stack, beside && styles.column]}>
          {whoPlays}
          {!lying && whoElse}
          {!lying && rules}
          {!lying && lastRoundScrolls && lastRound}
        </View>
        {lying && (
          <View style={[styles.stack, styles.column]}>
            {whoElse}
            {rules}
            {lastRoundScrolls && lastRound}
          </View>
        )}
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
