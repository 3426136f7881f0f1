/** Moves the screen reader's focus to a part of the page. Phones have no other focus to move. */
import type { ComponentRef } from 'react'
import { AccessibilityInfo, type View } from 'react-native'
import type { Space } from '@/engine'

export const focusOn = (view: ComponentRef<typeof View> | null): void => {
  if (view) AccessibilityInfo.sendAccessibilityEvent(view, 'focus')
}

/** Screen readers of phones stay where the finger is: on the board already. */
export const focusOnSpace = (_board: ComponentRef<typeof View> | null, _space: Space): void => undefined

/** On phones a focus never counts as pointing. */
export const isQuietFocus = (): boolean => false

/** Whether a focus is shown to the player. On phones only keys and remotes focus anything. */
export const isVisibleFocus = (_target: unknown): boolean => true
