/** The one die of a player in the roll-off: absent, in the air, or lying. Its number was thrown before. */
import { StyleSheet, View } from 'react-native'
import type { Die as DieValue } from '@/engine/index'
import { Die, Keyframed, type Keyframes } from '@/ui/index'

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

export const RollOffDie = ({ die, rolling, gold }: RollOffDieProps) => (
  <View style={styles.place}>
    {die !== null && (
      // A new key throws the die anew.
      <Keyframed key={rolling ? 'rolling' : 'lying'} frames={rolling ? tumble : null} lasts={700}>
        <Die value={rolling ? underside(die) : die} size={size} gold={gold && !rolling} />
      </Keyframed>
    )}
  </View>
)

const styles = StyleSheet.create({ place: { width: size, height: size + 3 } })
