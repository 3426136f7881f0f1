/** A raised button: its face sinks into its foot while it is pressed. */
import type { ReactNode } from 'react'
import { StyleSheet, View, type StyleProp, type ViewStyle } from 'react-native'

import { duration } from '@/theme/motion'
import { radius } from '@/theme/measures'
import { Transitioned } from './Keyframed'
import { Pressable, type PressableProps } from './Pressable'

type LetterpressProps = Omit<PressableProps, 'style' | 'children'> & {
  /** The height of the foot in dp. */
  readonly foot: number
  readonly edge: string
  readonly corner?: number
  readonly style?: StyleProp<ViewStyle>
  readonly faceStyle: StyleProp<ViewStyle>
  /** Added to the face while it is pressed. */
  readonly pressedStyle?: ViewStyle
  /** The content of the face. Not a render prop, so that a press does not render it again. */
  readonly children: ReactNode
  /** Drawn over the button; does not move with the face. */
  readonly around?: ReactNode
}

export function Letterpress(props: LetterpressProps) {
  const { foot, edge, corner = radius.button, style, faceStyle, ...rest } = props
  const { pressedStyle, children, around, ...pressable } = rest
  const round = { borderRadius: corner }
  return (
    <Pressable {...pressable} style={[round, style]}>
      {({ pressed }) => (
        <>
          <View style={[styles.foot, round, { top: foot, backgroundColor: edge }]} />
          <Transitioned
            lasts={duration.press}
            style={[
              styles.face,
              round,
              { marginBottom: foot, transform: [{ translateY: pressed ? foot - 1 : 0 }] },
              faceStyle,
              pressed && pressedStyle,
            ]}
          >
            {children}
          </Transitioned>
          {around}
        </>
      )}
    </Pressable>
  )
}

const styles = StyleSheet.create({
  foot: { position: 'absolute', left: 0, right: 0, bottom: 0 },
  face: { flexGrow: 1, flexDirection: 'row', alignItems: 'center', justifyContent: 'center' },
})
