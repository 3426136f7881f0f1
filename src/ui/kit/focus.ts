/** Moves the screen reader's focus to a part of the page. Phones have no other focus to move. */
import type { ComponentRef } from 'react'
import { AccessibilityInfo, type View } from 'react-native'
import { attempt } from '@/attempt'
import type { Space } from '@/engine'

export const focusOn = (view: ComponentRef<typeof View> | null): void => {
  if (view) attempt(() => AccessibilityInfo.sendAccessibilityEvent(view, 'focus'))
}

/** On phones the screen reader's focus is on the board already, where the finger is. */
export const focusOnSpace = (_board: ComponentRef<typeof View> | null, _space: Space): void => undefined

/** Whether the platform shows the focus. On phones only keys and remotes focus anything. */
export const isVisibleFocus = (_target: unknown): boolean => true
