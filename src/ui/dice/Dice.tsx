/** The three dice on the table, thrown or lying. The outcome is fixed before they move: the motion only reveals it. */
import { StyleSheet, View } from 'react-native'

import type { Dice as DiceValue } from '@/engine/index'
import type { Pace } from '@/theme/index'
import { Die } from './Die'

export type DiceProps = {
  readonly dice: DiceValue
  readonly size?: number
  /** 'Three dice: 3, 5, 2' */
  readonly label: string
  /** A throw being performed; null or left out shows the dice landed. A new nonce throws again. */
  readonly rolling?: { readonly nonce: number; readonly pace: Pace } | null
  /** Under each die, as on big windows: 'Column 3', 'Row 5', 'Squatter 2'. */
  readonly captions?: readonly [string, string, string]
}

export function Dice({ dice, size = 48, label }: DiceProps) {
  return (
    <View role="img" aria-label={label} style={styles.row}>
      {dice.map((value, index) => (
        <Die key={index} value={value} size={size} />
      ))}
    </View>
  )
}

const styles = StyleSheet.create({ row: { flexDirection: 'row', gap: 8 } })
