import { useEffect, useRef, type ComponentRef, type Ref } from 'react'
import { Platform, StyleSheet, View } from 'react-native'
import { seatCounts, type Seat, type Die as DieValue } from '@/engine'
import { usePhrases } from '@/i18n/PhrasesProvider'
import { space } from '@/theme/measures'
import { Rows } from '@/ui/kit/Rows'
import { Segmented } from '@/ui/kit/Segmented'
import { Text } from '@/ui/kit/Text'
import { useMoveFocus } from '../shell/moveFocus'
import { canRemove, ownerKey, type DraftSeat } from './draft'
import type { NewGame } from './useNewGame'
import { dieOf, isDecided, isRolling } from './useRollOff'
import { useTheme } from '@/theme/ThemeProvider'
import { Die } from '@/ui/game/dice/Die'
import { Icon } from '@/ui/kit/Icon'
import { IconButton } from '@/ui/kit/IconButton'
import { Keyframed } from '@/ui/kit/Keyframed'
import { PlayerToken } from '@/ui/game/players/PlayerToken'
import { PressableOpacity } from '@/ui/kit/Pressable'
import type { Keyframes } from '@/ui/kit/keyframes'

type PeopleProps = {
  readonly table: NewGame
  /** The seat whose editor is open beside the list. */
  readonly selected: DraftSeat | null
  /** The seat that was just added or moved: it gets the focus. */
  readonly attended: { readonly key: number } | null
  readonly onEdit: (key: number) => void
  readonly onLeave: (key: number) => void
}

export const People = ({ table, selected, attended, onEdit, onLeave }: PeopleProps) => {
  const { draft, seats, names, show, setSeats } = table
  const { newGame, common, names: words } = usePhrases()
  const owner = ownerKey(draft)
  const decided = show !== null && isDecided(show.rollOff, show.shown)
  const attendedRow = useRef<ComponentRef<typeof View>>(null)
  const moveFocus = useMoveFocus()
  useEffect(() => (attended === null ? undefined : moveFocus(attendedRow.current)), [attended, moveFocus])

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
          onChange={setSeats}
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

type SeatRowProps = {
  readonly seat: DraftSeat
  readonly name: string
  /** “You”, “on this phone”, or the level of a bot. */
  readonly who: string
  readonly die: DieValue | null
  readonly rolling: boolean
  readonly starts: boolean
  /** The editor of this seat is open beside the list. */
  readonly selected: boolean
  readonly onPress: () => void
  /** Null if the table has only two players. */
  readonly onLeave: (() => void) | null
  readonly ref?: Ref<ComponentRef<typeof View>> | undefined
}

/** One button that opens the editor of a seat, and one that removes the player. */
const SeatRow = (props: SeatRowProps) => {
  const { seat, name, who, die, rolling, starts, selected, onPress, onLeave, ref } = props
  const { newGame, names } = usePhrases()
  const { colours } = useTheme()
  return (
    <View style={[styles.row, selected && { backgroundColor: colours.goldTint }]}>
      <PressableOpacity
        {...(ref && { ref })}
        role="button"
        meaning={name}
        onPress={onPress}
        style={styles.open}
      >
        <View role="img" aria-label={`${names.brands[seat.brand]}, ${names.colours[seat.colour]}`}>
          <PlayerToken colour={seat.colour} brand={seat.brand} size={40} />
        </View>
        <View style={styles.words}>
          <Text type="bodyStrong" numberOfLines={2}>
            {name}
          </Text>
          <View style={styles.who}>
            <Icon name={seat.pilot.who === 'bot' ? 'bot' : 'person'} size={17} tone="ink2" />
            <Text type="note" style={styles.regular}>
              {who}
            </Text>
          </View>
        </View>
        {die !== null && !rolling ? (
          <View role="img" aria-label={starts ? newGame.rolledAndStarts(die) : newGame.rolled(die)}>
            <RollOffDie die={die} rolling={false} gold={starts} />
          </View>
        ) : rolling ? (
          <RollOffDie die={die} rolling gold={false} />
        ) : (
          <View style={styles.edit}>
            <Icon name="pencil" size={19} tone="ink2" />
          </View>
        )}
      </PressableOpacity>
      {onLeave ? (
        <IconButton icon="close" tone="ink2" size={22} label={newGame.leaves(name)} onPress={onLeave} />
      ) : (
        <View style={styles.air} />
      )}
    </View>
  )
}

const size = 30

/** A rolling die shows its underside, so that it does not reveal the number yet. */
const underside = (die: DieValue): DieValue => (7 - die) as DieValue

const tumble: Keyframes = {
  from: { transform: [{ translateY: 0 }, { rotate: '0deg' }, { scale: 0.7 }] },
  '40%': { transform: [{ translateY: -14 }, { rotate: '320deg' }, { scale: 1.15 }] },
  '80%': { transform: [{ translateY: 0 }, { rotate: '660deg' }, { scale: 1 }] },
  to: { transform: [{ translateY: 0 }, { rotate: '720deg' }, { scale: 1 }] },
}

type RollOffDieProps = {
  readonly die: DieValue | null
  readonly rolling: boolean
  readonly gold: boolean
}

/** The die of a player in the roll-off: absent, rolling or at rest. */
const RollOffDie = ({ die, rolling, gold }: RollOffDieProps) => (
  <View style={styles.place}>
    {die !== null && (
      // The key restarts the animation.
      <Keyframed key={rolling ? 'rolling' : 'lying'} frames={rolling ? tumble : null} lasts={700}>
        <Die value={rolling ? underside(die) : die} size={size} gold={gold && !rolling} />
      </Keyframed>
    )}
  </View>
)

const styles = StyleSheet.create({
  people: { gap: space.m },
  count: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: space.s },
  countLabel: { flexGrow: 1 },
  counts: { minWidth: 210 },
  row: { flexDirection: 'row', alignItems: 'center', paddingRight: space.s - 2 },
  open: {
    flex: 1,
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.m,
    minHeight: 58,
    paddingLeft: space.m,
    paddingVertical: space.s - 2,
  },
  words: { flex: 1, minWidth: 0 },
  who: { flexDirection: 'row', alignItems: 'center', gap: 6 },
  regular: { flexShrink: 1 },
  air: { width: space.s },
  place: { width: size, height: size + 3 },
  // As large as a die, so that the roll-off moves nothing.
  edit: { width: size, height: size + 3, alignItems: 'center', justifyContent: 'center' },
})
