/** One player of the new table in one line: a button that opens their editor, named by all that stands in it, and a way to leave. */
import type { ComponentRef, Ref } from 'react'
import { StyleSheet, View } from 'react-native'
import type { Die as DieValue } from '@/engine'
import { usePhrases } from '@/i18n/PhrasesProvider'
import { space } from '@/theme/measures'
import { useTheme } from '@/theme/ThemeProvider'
import { Die } from '@/ui/game/dice/Die'
import { Icon } from '@/ui/kit/Icon'
import { IconButton } from '@/ui/kit/IconButton'
import { Keyframed } from '@/ui/kit/Keyframed'
import { PlayerToken } from '@/ui/game/players/PlayerToken'
import { PressableOpacity } from '@/ui/kit/Pressable'
import { Text } from '@/ui/kit/Text'
import type { Keyframes } from '@/ui/kit/keyframes'
import type { DraftSeat } from './draft'

type SeatRowProps = {
  readonly seat: DraftSeat
  readonly name: string
  /** What they are, in words: you, on this phone, or a bot of a level. */
  readonly who: string
  readonly die: DieValue | null
  readonly rolling: boolean
  readonly starts: boolean
  /** This player's editor stands open beside the list. */
  readonly selected: boolean
  readonly onPress: () => void
  /** Null where nobody can leave. */
  readonly onLeave: (() => void) | null
  /** To move the focus to it. */
  readonly ref?: Ref<ComponentRef<typeof View>> | undefined
}

export const SeatRow = (props: SeatRowProps) => {
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
        ) : (
          <RollOffDie die={die} rolling={rolling} gold={false} />
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

/** What one sees of a die in the air: not yet its number. */
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

/** The one die of a player in the roll-off: absent, in the air, or lying. Its number was thrown before. */
const RollOffDie = ({ die, rolling, gold }: RollOffDieProps) => (
  <View style={styles.place}>
    {die !== null && (
      // A new key throws the die anew.
      <Keyframed key={rolling ? 'rolling' : 'lying'} frames={rolling ? tumble : null} lasts={700}>
        <Die value={rolling ? underside(die) : die} size={size} gold={gold && !rolling} />
      </Keyframed>
    )}
  </View>
)

const styles = StyleSheet.create({
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
})
