/** Something of any shape that can be pressed, and shows that it is. */
import type { ReactNode } from 'react'
import type { PressableProps, StyleProp, ViewStyle } from 'react-native'
import { Pressable } from './Pressable'

export type PressProps = Omit<PressableProps, 'style' | 'children'> & {
  readonly style?: StyleProp<ViewStyle>
  readonly children?: ReactNode
}

export const Press = ({ style, ...rest }: PressProps) => (
  <Pressable {...rest} style={({ pressed }) => [style, pressed && { opacity: 0.6 }]} />
)
