/** The one die of a player in the roll-off: absent, in the air, or lying. Its number was thrown before. */
import { StyleSheet, View } from 'react-native'
import Animated, { cubicBezier } from 'react-native-reanimated'
import { dieValues, type Die as DieValue } from '@/engine/index'
import { easing } from '@/theme/index'
import { Die } from '@/ui/index'

const size = 30

const tumble = {
  from: { transform: [{ translateY: 0 }, { rotate: '0deg' }, { scale: 0.8 }] },
  '40%': { transform: [{ translateY: -14 }, { rotate: '220deg' }, { scale: 1.12 }] },
  to: { transform: [{ translateY: 0 }, { rotate: '360deg' }, { scale: 1 }] },
}

export type RollOffDieProps = {
  readonly die: DieValue | null
  readonly rolling: boolean
  readonly gold: boolean
}

export const RollOffDie = ({ die, rolling, gold }: RollOffDieProps) => {
  if (die === null && !rolling) return <View style={styles.place} />
  return (
    <Animated.View
      // A new key throws the die again.
      key={rolling ? 'rolling' : 'lying'}
      style={[
        styles.place,
        rolling && {
          animationName: tumble,
          animationDuration: 350,
          animationIterationCount: 2,
          animationTimingFunction: cubicBezier(...easing.inOut),
        },
      ]}
    >
      <Die value={die ?? dieValues[4]} size={size} gold={gold && !rolling} />
    </Animated.View>
  )
}

const styles = StyleSheet.create({ place: { width: size, height: size + 3 } })
