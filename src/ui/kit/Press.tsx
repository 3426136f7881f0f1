/** Something of any shape that can be pressed, and shows that it is. */
import type { ComponentRef, ReactNode, Ref } from 'react'
import type { StyleProp, View, ViewStyle } from 'react-native'
import { Pressable, type PressableProps } from './Pressable'

type PressProps = Omit<PressableProps, 'style' | 'children' | 'ref'> & {
  readonly style?: StyleProp<ViewStyle>
  readonly children?: ReactNode
  readonly ref?: Ref<ComponentRef<typeof View>>
}

export const Press = ({ style, ...rest }: PressProps) => (
  <Pressable {...rest} style={({ pressed }) => [style, pressed && { opacity: 0.6 }]} />
)
