/** Moves the screen reader to a part of the page. On phones only the reader moves: there is no other focus. */
import type { ComponentRef } from 'react'
import { AccessibilityInfo, type View } from 'react-native'
import type { Space } from '@/engine'

export const focusOn = (view: ComponentRef<typeof View> | null): void => {
  if (view) AccessibilityInfo.sendAccessibilityEvent(view, 'focus')
}

/** Readers of phones stay where the finger is: on the board already. */
export const focusOnSpace = (_board: ComponentRef<typeof View> | null, _space: Space): void => undefined

/** On phones nothing is pointed at by having the focus. */
export const isQuietFocus = (): boolean => false
