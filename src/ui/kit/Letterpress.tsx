/** What all buttons in relief are: a face on a foot, which it sinks into while it is pressed. Says nothing itself. */
import type { ReactNode } from 'react'
import { StyleSheet, View, type StyleProp, type ViewStyle } from 'react-native'

import { duration } from '@/theme/motion'
import { radius } from '@/theme/measures'
import { Transitioned } from './Keyframed'
import { Pressable, type PressableProps } from './Pressable'

type LetterpressProps = Omit<PressableProps, 'style' | 'children'> & {
  /** How far the face stands out, and the colour of what it stands on. */
  readonly foot: number
  readonly edge: string
  readonly corner?: number
  readonly style?: StyleProp<ViewStyle>
  readonly faceStyle: StyleProp<ViewStyle>
  /** On the face: made by whoever draws it, and kept while it is pressed. */
  readonly children: ReactNode
  /** Around it, and still when it is pressed. */
  readonly around?: ReactNode
}

export function Letterpress(props: LetterpressProps) {
  const { foot, edge, corner = radius.button, style, faceStyle, children, around, ...rest } = props
  const round = { borderRadius: corner }
  return (
    <Pressable {...rest} style={[round, style]}>
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
