/** The only way to press something by finger. A press counts only as `gestures.ts` says; Android plays no click of its own over the game's sounds. */
import type { ComponentProps, ComponentRef, ReactNode, Ref } from 'react'
import {
  Pressable as NativePressable,
  type GestureResponderEvent,
  type StyleProp,
  type View,
  type ViewStyle,
} from 'react-native'
import { usePressed } from './usePressed'

export type PressableProps = ComponentProps<typeof NativePressable> & {
  /** What a press does now, where the label does not say it. */
  readonly meaning?: string
}

export function Pressable({ meaning, onPress, ...rest }: PressableProps) {
  const does = rest.disabled ? 'nothing' : (meaning ?? rest['aria-label'] ?? 'the same')
  const { props, onPress: press } = usePressed<GestureResponderEvent>(does, onPress)
  return <NativePressable android_disableSound {...rest} {...props} onPress={press} />
}

type PressableOpacityProps = Omit<PressableProps, 'style' | 'children' | 'ref'> & {
  readonly style?: StyleProp<ViewStyle>
  readonly children?: ReactNode
  readonly ref?: Ref<ComponentRef<typeof View>>
}

/** A pressable that fades while it is pressed. */
export const PressableOpacity = ({ style, ...rest }: PressableOpacityProps) => (
  <Pressable {...rest} style={({ pressed }) => [style, pressed && { opacity: 0.6 }]} />
)
