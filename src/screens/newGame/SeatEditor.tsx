import { useEffect, useRef, type ComponentRef, useState } from 'react'
import { StyleSheet, View } from 'react-native'
import { usePhrases } from '@/i18n/PhrasesProvider'
import type { Phrases } from '@/i18n/dictionaries'
import { nameLimit } from '@/match'
import { characters, type Level, type Look } from '@/names'
import { personCalled, type KnownPerson } from '@/saves'
import { space } from '@/theme/measures'
import { useWindow } from '@/theme/ThemeProvider'
import { Button } from '@/ui/kit/Button'
import { Field } from '@/ui/kit/Field'
import { GroupHeading, LinkRow, Rows } from '@/ui/kit/Rows'
import { IconButton } from '@/ui/kit/IconButton'
import { LiveRegion } from '@/ui/kit/accessibility'
import { PlayerToken } from '@/ui/game/players/PlayerToken'
import { Segmented } from '@/ui/kit/Segmented'
import { Text } from '@/ui/kit/Text'
import { BotChoice } from '@/features/table/BotChoice'
import { useMoveFocus } from '../shell/moveFocus'
import { LookChoice } from './LookChoice'
import { isRenamed, botOf, canRemove, type DraftSeat } from './draft'
import { nextBot } from './newcomers'
import type { NewGame } from './useNewGame'
import { Chip, RadioGroup } from '@/ui/kit/Choice'
import { Icon } from '@/ui/kit/Icon'

type SeatEditorProps = SeatActionProps & {
  /** Focuses the name field. */
  readonly typing: boolean
  /** Opens the page with a bot's look. */
  readonly onLook: () => void
  /** The player has come back from the look page: focuses the row that led there. */
  readonly looked: boolean
  /** Omitted if the editor is always open. */
  readonly onClose?: () => void
}

export const SeatEditor = (props: SeatEditorProps) => {
  const { table, seat, typing, looked, onClose } = props
  const { draft, names, people } = table
  const onChange = table.changing(seat.key)
  const phrases = usePhrases()
  const { seatEditor, common } = phrases
  const { pilot } = seat
  const lookRow = useRef<ComponentRef<typeof View>>(null)
  const moveFocus = useMoveFocus()
  useEffect(() => (looked ? moveFocus(lookRow.current) : undefined), [looked, moveFocus])
  const name = names[draft.seats.indexOf(seat)] ?? ''
  const elsewhere = names.filter((_, at) => draft.seats[at] !== seat)
  return (
    <View style={styles.editor}>
      <View style={styles.head}>
        <PlayerToken colour={seat.colour} brand={seat.brand} size={52} />
        <Field
          key={typing ? 'typing' : 'resting'}
          autoFocus={typing}
          label={seatEditor.name}
          value={seat.name}
          placeholder={name}
          maxLength={nameLimit}
          autoCapitalize="words"
          autoCorrect={false}
          returnKeyType="done"
          onSubmitEditing={onClose}
          onChange={(text) => onChange({ name: text })}
          style={styles.name}
        />
        {onClose && <IconButton icon="close" label={common.close} onPress={onClose} />}
      </View>
      <LiveRegion
        says={isRenamed(seat, name) ? seatEditor.nameTaken(name) : null}
        style={!isRenamed(seat, name) && styles.nothing}
      >
        {isRenamed(seat, name) && (
          <Text type="label" tone="ink2">
            {seatEditor.nameTaken(name)}
          </Text>
        )}
      </LiveRegion>
      <Segmented
        label={seatEditor.who}
        options={[
          { value: 'person', label: seatEditor.person, icon: 'person' },
          { value: 'bot', label: seatEditor.bot, icon: 'bot' },
        ]}
        value={pilot.who}
        onChange={(who) =>
          onChange({ pilot: who === 'person' ? { who } : botOf(nextBot(table.lastTable, names)) })
        }
      />
      {pilot.who === 'person' ? (
        <>
          <WhoSits
            people={people}
            here={name}
            elsewhere={elsewhere}
            onSit={({ name: called, colour, brand }) => onChange({ name: called, colour, brand })}
          />
          <LookChoice table={table} seat={seat} />
        </>
      ) : (
        <>
          <GroupHeading>{seatEditor.whoSitsHere}</GroupHeading>
          <BotChoice
            label={seatEditor.whoSitsHere}
            chosen={pilot.level}
            onChoose={(level) => onChange({ name: '', ...lookOf(level), pilot: botOf(level) })}
          />
          <Rows>
            <LinkRow
              ref={lookRow}
              title={seatEditor.look}
              note={lookInWords(seat, phrases)}
              onPress={props.onLook}
            />
          </Rows>
        </>
      )}
      <SeatActions {...props} isKnown={pilot.who === 'person' && personCalled(people, name) !== undefined} />
    </View>
  )
}

const lookOf = (level: Level): Look => {
  const { colour, brand } = characters[level]
  return { colour, brand }
}

const lookInWords = ({ pilot, liked, colour, brand }: DraftSeat, phrases: Phrases): string => {
  const { seatEditor, names: words } = phrases
  if (pilot.who === 'person') return ''
  const own = characters[pilot.level]
  if (liked.colour === own.colour && liked.brand === own.brand) return seatEditor.asLiked(own.name)
  return `${words.brands[brand]}, ${words.colours[colour]}`
}

type SeatActionProps = {
  readonly table: NewGame
  readonly seat: DraftSeat
  readonly onRemove: () => void
  readonly onForget: () => void
}

type SeatActionsProps = SeatActionProps & {
  /** The person is remembered, so the player can forget them. */
  readonly isKnown: boolean
}

const SeatActions = ({ table, seat, isKnown, onRemove, onForget }: SeatActionsProps) => {
  const { draft, move } = table
  const { seatEditor } = usePhrases()
  const { cards } = useWindow()
  // A phone is too narrow for four in a row.
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
      {action(seatEditor.moveUp, at === 0, () => move(seat.key, -1))}
      {action(seatEditor.moveDown, at === draft.seats.length - 1, () => move(seat.key, 1))}
      {action(seatEditor.leaveTable, !canRemove(draft), onRemove)}
      {isKnown && action(seatEditor.forget, false, onForget)}
    </View>
  )
}

/** Fills two rows; a button shows the rest. */
const mostPeople = 8

type WhoSitsProps = {
  readonly people: readonly KnownPerson[]
  /** The name in this seat; `elsewhere` has those in the other seats. */
  readonly here: string
  readonly elsewhere: readonly string[]
  readonly onSit: (person: KnownPerson) => void
}

/** People who have played here: one tap instead of typing a name. */
const WhoSits = ({ people, here, elsewhere, onSit }: WhoSitsProps) => {
  const { seatEditor } = usePhrases()
  const [all, setAll] = useState(false)
  if (people.length === 0) return null
  const isIn = (names: readonly string[]) => (person: KnownPerson) =>
    names.some((name) => name.toLowerCase() === person.name.toLowerCase())
  const [isHere, isElsewhere] = [isIn([here]), isIn(elsewhere)]
  const rank = (person: KnownPerson): number => (isHere(person) ? 0 : isElsewhere(person) ? 2 : 1)
  const sorted = [...people].sort((a, b) => rank(a) - rank(b))
  return (
    <>
      <GroupHeading>{seatEditor.whoSitsHere}</GroupHeading>
      <RadioGroup label={seatEditor.whoSitsHere}>
        {sorted.slice(0, all ? undefined : mostPeople).map((person) => {
          const { name, colour, brand } = person
          const away = isElsewhere(person) && !isHere(person)
          return (
            <Chip
              key={name}
              role="radio"
              lead={<PlayerToken colour={colour} brand={brand} size={34} />}
              label={name}
              {...(away && { line: seatEditor.sitsThere })}
              chosen={isHere(person)}
              dashed={away}
              disabled={away}
              {...(isHere(person) && { trailing: 'check' as const })}
              onPress={() => onSit(person)}
            />
          )
        })}
        {!all && sorted.length > mostPeople && (
          <Chip
            lead={<Icon name="person" />}
            label={seatEditor.all}
            dashed
            trailing="chevronDown"
            onPress={() => setAll(true)}
          />
        )}
      </RadioGroup>
    </>
  )
}

const styles = StyleSheet.create({
  editor: { gap: space.s + 2 },
  // Cancels the gap above the empty live region.
  nothing: { marginTop: -(space.s + 2) },
  head: { flexDirection: 'row', alignItems: 'center', gap: space.m - 2 },
  name: { flex: 1, minWidth: 0 },
  actions: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s, marginTop: space.xs },
  action: { flexGrow: 1 },
})
