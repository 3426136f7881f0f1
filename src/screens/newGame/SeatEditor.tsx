/** Everything one can choose for one player. Changes the draft it is given through callbacks, and keeps nothing. */
import { StyleSheet, View } from 'react-native'
import { usePhrases } from '@/i18n/index'
import { nameLimit } from '@/match/index'
import { space } from '@/theme/index'
import { Button, Field, IconButton, Live, PlayerToken, Segmented, Text } from '@/ui/index'
import { BotChoice } from '../app/BotChoice'
import { canRemove, firstLevel, isRenamed, type Draft, type DraftSeat } from './draft'
import { LookChoice } from './LookChoice'

type SeatEditorProps = {
  readonly draft: Draft
  readonly seat: DraftSeat
  /** What everyone will be called, by seat. */
  readonly names: readonly string[]
  readonly onChange: (change: Partial<Omit<DraftSeat, 'key'>>) => void
  readonly onMove: (by: -1 | 1) => void
  readonly onRemove: () => void
  /** Left out where the editor always stands on the page. */
  readonly onClose?: () => void
}

export const SeatEditor = ({ draft, seat, names, onChange, onMove, onRemove, onClose }: SeatEditorProps) => {
  const { seatEditor, common } = usePhrases()
  const at = draft.seats.indexOf(seat)
  const nameOf = (each: DraftSeat): string => names[draft.seats.indexOf(each)] ?? ''
  const name = nameOf(seat)
  return (
    <View style={styles.editor}>
      <View style={styles.head}>
        <PlayerToken colour={seat.colour} brand={seat.brand} size={52} />
        <Field
          label={seatEditor.name}
          value={seat.name}
          placeholder={name}
          maxLength={nameLimit}
          autoCapitalize="words"
          autoCorrect={false}
          returnKeyType="done"
          onChange={(text) => onChange({ name: text })}
          style={styles.name}
        />
        {onClose && <IconButton icon="close" label={common.close} onPress={onClose} />}
      </View>
      <Live
        says={isRenamed(seat, name) ? seatEditor.nameTaken(name) : null}
        style={!isRenamed(seat, name) && styles.nothing}
      >
        {isRenamed(seat, name) && (
          <Text type="label" tone="ink2">
            {seatEditor.nameTaken(name)}
          </Text>
        )}
      </Live>
      <Segmented
        label={seatEditor.who}
        options={[
          { value: 'person', label: seatEditor.person, icon: 'person' },
          { value: 'bot', label: seatEditor.bot, icon: 'bot' },
        ]}
        value={seat.pilot.who}
        onChange={(who) =>
          onChange({
            pilot: who === 'person' ? { who } : { who: 'bot', level: firstLevel },
          })
        }
      />
      {seat.pilot.who === 'bot' && <BotChoice pilot={seat.pilot} onChange={(pilot) => onChange({ pilot })} />}
      <LookChoice draft={draft} seat={seat} nameOf={nameOf} onChange={onChange} />
      <View style={styles.actions}>
        <Button
          small
          label={seatEditor.moveUp}
          disabled={at === 0}
          onPress={() => onMove(-1)}
          style={styles.action}
        />
        <Button
          small
          label={seatEditor.moveDown}
          disabled={at === draft.seats.length - 1}
          onPress={() => onMove(1)}
          style={styles.action}
        />
        <Button
          small
          label={seatEditor.remove}
          disabled={!canRemove(draft)}
          onPress={onRemove}
          style={styles.action}
        />
      </View>
    </View>
  )
}

const styles = StyleSheet.create({
  editor: { gap: space.s + 2 },
  // No gap above what is empty.
  nothing: { marginTop: -(space.s + 2) },
  head: { flexDirection: 'row', alignItems: 'center', gap: space.m - 2 },
  name: { flex: 1, minWidth: 0 },
  actions: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s, marginTop: space.xs },
  action: { flexGrow: 1 },
})
