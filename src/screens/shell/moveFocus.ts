/** Moves the focus (and a screen reader) to a part of the page, as an effect. Repeats announcements that this would interrupt. */
import type { ComponentRef } from 'react'
import type { View } from 'react-native'
import { sayAgain } from '@/stage/announcer'
import { focusOn } from '@/ui/kit/focus'

export const moveFocus = (view: ComponentRef<typeof View> | null): (() => void) => {
  focusOn(view)
  return sayAgain()
}
