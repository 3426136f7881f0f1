/** The two dice that decided who starts, and what they say. */
import { StyleSheet, View } from 'react-native'
import { space } from '@/theme/measures'
import { Die } from '@/ui/game/dice/Die'
import type { Start } from '../start'
import { Heading } from './Heading'

type StartDiceProps = {
  readonly start: Start
  /** Without the dice, where there is no room for them. */
  readonly bare?: boolean
}

export const StartDice = ({ start: { dice, title, line }, bare = false }: StartDiceProps) => (
  <View style={styles.row}>
    {!bare && (
      <View aria-hidden style={styles.dice}>
        <Die value={dice[0]} size={40} gold />
        <Die value={dice[1]} size={40} />
      </View>
    )}
    <Heading title={title} line={line} />
  </View>
)

const styles = StyleSheet.create({
  row: { flexDirection: 'row', alignItems: 'center', gap: space.m },
  dice: { flexDirection: 'row', gap: space.s },
})
