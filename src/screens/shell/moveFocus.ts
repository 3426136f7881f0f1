/** Moves the focus, also that of screen readers, to a part of the page. Repeats announcements that the move interrupts. */
import type { ComponentRef } from 'react'
import type { View } from 'react-native'
import { sayAgain } from '@/stage/announcer'
import { focusOn } from '@/ui/kit/focus'

export const moveFocus = (view: ComponentRef<typeof View> | null): (() => void) => {
  focusOn(view)
  return sayAgain()
}
