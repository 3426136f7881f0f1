/** The table for a new match: who plays, who starts, by which rules. Arranges; the draft and the match are elsewhere. */
import { useState } from 'react'
import { Platform, StyleSheet, View } from 'react-native'
import { claimTarget, seatCounts } from '@/engine/index'
import { usePhrases } from '@/i18n/index'
import { families, space } from '@/theme/index'
import { BottomSheet, Button, ClaimMark, Segmented, SheetFrame, Text, Toggle } from '@/ui/index'
import { Page } from '../shell/Page'
import { Row, Rows } from '../shell/Rows'
import { useRoom } from '../shell/useRoom'
import { ownerKey, type DraftSeat } from './draft'
import { dieOf, isDecided, isRolling, leadersOf } from './rollOffShow'
import { SeatEditor } from './SeatEditor'
import { SeatRow } from './SeatRow'
import { useNewGame } from './useNewGame'

export const NewGameScreen = () => {
  const { newGame: words, seatEditor, names: spoken, common } = usePhrases()
  const { wide, lying, insets } = useRoom()
  const table = useNewGame()
  const [editing, setEditing] = useState<number | null>(null)
  const { draft, names, show, seats } = table
  const open = draft.seats.find(({ key }) => key === editing) ?? null
  const besides = wide ? (open ?? draft.seats[0] ?? null) : null
  const owner = ownerKey(draft)
  const decided = show !== null && isDecided(show.rollOff, show.shown)

  const whoOf = ({ key, pilot }: DraftSeat): string => {
    if (pilot.who === 'bot') return words.bot(spoken.levels[pilot.level].name)
    if (key === owner) return words.you
    return Platform.OS === 'web' ? words.personOnDevice : words.person
  }

  const editorOf = (seat: DraftSeat, onClose?: () => void) => (
    <SeatEditor
      draft={draft}
      seat={seat}
      names={names}
      onChange={(change) => table.change(seat.key, change)}
      onMove={(by) => table.move(seat.key, by)}
      onRemove={() => {
        setEditing(null)
        table.remove(seat.key)
      }}
      {...(onClose && { onClose })}
    />
  )

  const people = (
    <View style={styles.block}>
      <View style={styles.count}>
        <Text type="bodyStrong" style={styles.countLabel}>
          {words.players}
        </Text>
        <Segmented
          label={words.players}
          type="h2"
          options={seatCounts.map((count) => ({
            value: count,
            label: String(count),
            spoken: words.playerCount(count),
          }))}
          value={seats}
          onChange={table.setSeats}
          style={styles.counts}
        />
      </View>
      <Rows>
        {draft.seats.map((seat, at) => {
          const place = at as 0 | 1 | 2 | 3 | 4
          return (
            <SeatRow
              key={seat.key}
              seat={seat}
              name={names[at] ?? ''}
              who={whoOf(seat)}
              die={show && dieOf(show.rollOff, show.rolling ? show.shown + 1 : show.shown, place)}
              rolling={show !== null && show.rolling && isRolling(show.rollOff, show.shown, place)}
              starts={decided && show.rollOff.first === at}
              selected={besides === seat}
              onPress={() => setEditing(seat.key)}
            />
          )
        })}
      </Rows>
      <Text type="label" tone="ink2" style={styles.hint}>
        {words.hintWithBots}
      </Text>
    </View>
  )

  const sayWhoStarts = (): string => {
    if (show === null) return words.whoStartsNote
    const leaders = leadersOf(show.rollOff, show.shown)
    const [leader] = leaders
    if (show.rolling || !leader) return words.rolling
    if (leaders.length > 1)
      return words.tie(
        leaders.map(({ seat }) => names[seat] ?? ''),
        leader.die,
      )
    return words.highest(names[leader.seat] ?? '', leader.die)
  }

  const rules = (
    <Rows>
      <Row title={words.whoStarts} note={sayWhoStarts()} live>
        <Button small label={words.rollOff} disabled={show?.rolling ?? false} onPress={table.rollOff} />
      </Row>
      <Row
        title={words.reusable}
        note={
          draft.reusableSquatters && seats === 5
            ? `${words.reusableNote} ${words.reusableAdvice}`
            : words.reusableNote
        }
      >
        <Toggle label={words.reusable} on={draft.reusableSquatters} onChange={table.setReusable} />
      </Row>
    </Rows>
  )

  const foot = (
    <View style={[styles.foot, (wide || lying) && styles.footBeside]}>
      <View style={[styles.target, (wide || lying) && styles.targetBeside]}>
        <Text type="label" tone="ink2" style={styles.grow}>
          {words.target}
        </Text>
        <ClaimMark size={20} />
        <Text type="bodyStrong">{words.claims(claimTarget[seats])}</Text>
      </View>
      <Button
        kind="gold"
        label={words.start}
        onPress={table.start}
        style={(wide || lying) && styles.startBeside}
      />
    </View>
  )

  return (
    <Page
      title={words.title}
      foot={foot}
      maxWidth={wide || lying ? 1060 : 640}
      over={
        !wide && (
          <BottomSheet
            open={open !== null}
            label={open ? seatEditor.title(names[draft.seats.indexOf(open)] ?? '') : ''}
            closeLabel={common.close}
            onClose={() => setEditing(null)}
            bottomInset={insets.bottom}
            foot={<Button kind="gold" label={common.done} onPress={() => setEditing(null)} />}
          >
            {open && editorOf(open, () => setEditing(null))}
          </BottomSheet>
        )
      }
    >
      {wide || lying ? (
        <View style={styles.columns}>
          <View style={styles.column}>
            {people}
            {wide && rules}
          </View>
          <View style={styles.column}>
            {besides ? <SheetFrame style={styles.besides}>{editorOf(besides)}</SheetFrame> : rules}
          </View>
        </View>
      ) : (
        <View style={styles.column}>
          {people}
          {rules}
        </View>
      )}
    </Page>
  )
}

const styles = StyleSheet.create({
  block: { gap: space.s },
  columns: { flexDirection: 'row', gap: space.xl, alignItems: 'flex-start' },
  column: { flex: 1, gap: space.m },
  count: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space.s,
    marginBottom: space.xs,
  },
  countLabel: { flexGrow: 1 },
  counts: { minWidth: 210 },
  besides: { padding: space.l },
  hint: { fontFamily: families.text400 },
  foot: { gap: space.s },
  footBeside: { flexDirection: 'row', alignItems: 'center', gap: space.xl },
  target: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: space.s },
  targetBeside: { flex: 1 },
  grow: { flexGrow: 1 },
  startBeside: { flex: 1 },
})
