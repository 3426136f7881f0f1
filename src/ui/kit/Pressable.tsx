/**
 * What can be pressed by a finger, and the only way to a press: what has appeared under a finger takes none from it.
 * React Native's own, without Android's click, which would sound under each of the game's own sounds.
 */
import type { ComponentProps } from 'react'
import { Pressable as Bare, type GestureResponderEvent } from 'react-native'
import { usePressed } from './usePressed'

export type PressableProps = ComponentProps<typeof Bare> & {
  /** What a press does now, where the label does not say it. */
  readonly meaning?: string
}

export function Pressable({ meaning, onPress, ...rest }: PressableProps) {
  const does = rest.disabled ? 'nothing' : (meaning ?? rest['aria-label'] ?? 'the same')
  const { props, onPress: press } = usePressed<GestureResponderEvent>(does, onPress)
  return <Bare android_disableSound {...rest} {...props} onPress={press} />
}
