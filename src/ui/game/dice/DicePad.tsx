/** Enters own dice: six keys, and the three slots that they fill. */
import { StyleSheet, View } from 'react-native'
import { dieValues, type Die as DieValue } from '@/engine'
import { useTheme } from '@/theme/ThemeProvider'
import { border, dieCorner } from '@/theme/measures'
import { Die } from './Die'
import { Letterpress } from '../../kit/Letterpress'

type DicePadProps = {
  /** Such as 'Enter a die'. */
  readonly label: string
  /** All six keys in one row, for low windows. */
  readonly row?: boolean
  readonly keyHeight: number
  readonly gap: number
  /** How far it extends beyond its container, left and right. */
  readonly reach: number
  readonly disabled?: boolean
  readonly onPress: (die: DieValue) => void
}

export const DicePad = ({
  label,
  row = false,
  keyHeight,
  gap,
  reach,
  disabled = false,
  onPress,
}: DicePadProps) => {
  const { colours, scheme } = useTheme()
  const edge = scheme === 'lantern' ? colours.goldEdge : colours.goldInk
  return (
    <View role="group" collapsable={false} aria-label={label} style={{ marginHorizontal: -reach }}>
      {(row ? [dieValues] : [dieValues.slice(0, 3), dieValues.slice(3)]).map((faces, line) => (
        <View key={line} style={[styles.line, { gap, marginTop: line === 0 ? 0 : gap }]}>
          {faces.map((face) => (
            <Letterpress
              key={face}
              role="button"
              aria-label={String(face)}
              disabled={disabled}
              onPress={() => onPress(face)}
              foot={3}
              edge={edge}
              style={[styles.key, { height: keyHeight, opacity: disabled ? 0.45 : 1 }]}
              faceStyle={[styles.face, { backgroundColor: colours.goldTint, borderColor: colours.goldInk }]}
              pressedStyle={{ backgroundColor: colours.gold }}
            >
              <Die value={face} size={Math.round(keyHeight * 0.6)} />
            </Letterpress>
          ))}
        </View>
      ))}
    </View>
  )
}

type DiceSlotsProps = {
  readonly dice: readonly DieValue[]
  readonly size: number
  /** Such as 'Your dice: 2, 5, one to come'. */
  readonly label: string
  /** As wide as its container, for big windows. */
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
  line: { flexDirection: 'row' },
  key: { flex: 1 },
  face: { borderWidth: border.hair },
  row: { flexDirection: 'row', gap: 8 },
  spread: { justifyContent: 'space-between' },
  slot: { flex: 1, borderWidth: 1.5, borderStyle: 'dashed' },
})
