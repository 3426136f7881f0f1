/** Six faces to be pressed: dice thrown on a table are entered with them. Pips, as on the dice, and not numerals. Counts nothing. */
import { StyleSheet, View } from 'react-native'
import { dieValues, type Die as DieValue } from '@/engine'
import { border, radius } from '@/theme/measures'
import { duration } from '@/theme/motion'
import { useTheme } from '@/theme/ThemeProvider'
import { Transitioned } from '../../kit/Keyframed'
import { Pressable } from '../../kit/Pressable'
import { Die } from './Die'

type DicePadProps = {
  /** 'Enter a die' */
  readonly label: string
  /** All six in one row, where there is no height for two. */
  readonly row?: boolean
  readonly keyHeight: number
  readonly gap: number
  /** So far it is wider than its place, on either side. */
  readonly reach: number
  readonly disabled?: boolean
  readonly onPress: (die: DieValue) => void
}

const foot = 3

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
            <Pressable
              key={face}
              role="button"
              aria-label={String(face)}
              disabled={disabled}
              onPress={() => onPress(face)}
              style={[styles.key, { height: keyHeight, opacity: disabled ? 0.45 : 1 }]}
            >
              {({ pressed }) => (
                <>
                  <View style={[styles.foot, { backgroundColor: edge }]} />
                  <Transitioned
                    lasts={duration.press}
                    style={[
                      styles.face,
                      {
                        backgroundColor: pressed ? colours.gold : colours.goldTint,
                        borderColor: colours.goldInk,
                        transform: [{ translateY: pressed ? foot - 1 : 0 }],
                      },
                    ]}
                  >
                    <Die value={face} size={Math.round(keyHeight * 0.6)} />
                  </Transitioned>
                </>
              )}
            </Pressable>
          ))}
        </View>
      ))}
    </View>
  )
}

const styles = StyleSheet.create({
  line: { flexDirection: 'row' },
  key: { flex: 1, borderRadius: radius.button },
  foot: { position: 'absolute', left: 0, right: 0, top: foot, bottom: 0, borderRadius: radius.button },
  face: {
    flexGrow: 1,
    alignItems: 'center',
    justifyContent: 'center',
    borderWidth: border.hair,
    borderRadius: radius.button,
    marginBottom: foot,
  },
})
