/** React Native's Pressable without Android's own click, which would sound under each of the game's own sounds. */
import type { ComponentProps } from 'react'
import { Pressable as Bare } from 'react-native'

export const Pressable = (props: ComponentProps<typeof Bare>) => <Bare android_disableSound {...props} />
