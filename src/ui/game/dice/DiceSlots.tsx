/** Three places for dice, filled from the left as they are entered. The one that comes next is marked. */
import { StyleSheet, View } from 'react-native'
import type { Die as DieValue } from '@/engine'
import { dieCorner } from '@/theme/measures'
import { useTheme } from '@/theme/ThemeProvider'
import { Die } from './Die'

type DiceSlotsProps = {
  readonly dice: readonly DieValue[]
  readonly size: number
  /** 'Your dice: 2, 5, one to come' */
  readonly label: string
  /** Over the whole width, as on big windows. */
  readonly spread?: boolean
}

export const DiceSlots = ({ dice, size, label, spread = false }: DiceSlotsProps) => {
  const { colours } = useTheme()
  return (
    <View accessible role="img" aria-label={label} style={[styles.row, spread && styles.spread]}>
      {[0, 1, 2].map((at) => {
        const die = dice[at]
        const isNext = at === dice.length
        return (
          <View key={at} aria-hidden style={{ width: size, height: size }}>
            {die === undefined ? (
              <View
                style={[
                  styles.slot,
                  { borderRadius: dieCorner * size, borderColor: colours.grid },
                  isNext && { borderColor: colours.goldInk, backgroundColor: colours.goldTint },
                ]}
              />
            ) : (
              <Die value={die} size={size} />
            )}
          </View>
        )
      })}
    </View>
  )
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', gap: 8 },
  spread: { justifyContent: 'space-between' },
  slot: { flex: 1, borderWidth: 1.5, borderStyle: 'dashed' },
})
