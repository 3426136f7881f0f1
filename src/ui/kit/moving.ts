/** How a part of the page is told to move. Phones and the web each perform it in their own way. */
import type { ReactNode } from 'react'
import type { StyleProp, ViewStyle } from 'react-native'

import type { EasingName } from '@/theme/motion'
import type { Keyframes } from './keyframes'

export type KeyframedProps = {
  readonly children?: ReactNode
  readonly style?: StyleProp<ViewStyle>
  /** None: it lies still. */
  readonly frames: Keyframes | null
  /** Milliseconds. */
  readonly lasts: number
  readonly delay?: number
  readonly curve?: EasingName
  /** To and fro so many times and then still, where it began: what moved for ever would keep a phone drawing. */
  readonly breaths?: number
}

export type TransitionedProps = {
  readonly children?: ReactNode
  /** A change of its transform is passed through, not jumped. */
  readonly style?: StyleProp<ViewStyle>
  /** Milliseconds. */
  readonly lasts: number
  readonly curve?: EasingName
}
