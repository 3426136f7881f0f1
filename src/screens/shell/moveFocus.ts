/** Moves the focus, also that of screen readers, to a part of the page. Repeats announcements that the move interrupts. */
import { useEffect, useRef, type ComponentRef, type RefObject } from 'react'
import type { View } from 'react-native'
import { sayAgain } from '@/stage/announcer'
import { focusOn } from '@/ui/kit/focus'

export const moveFocus = (view: ComponentRef<typeof View> | null): (() => void) => {
  focusOn(view)
  return sayAgain()
}

/** A ref for a view that takes the focus when this becomes true. */
export const useFocusWhen = (isWanted: boolean): RefObject<ComponentRef<typeof View> | null> => {
  const view = useRef<ComponentRef<typeof View>>(null)
  useEffect(() => (isWanted ? moveFocus(view.current) : undefined), [isWanted])
  return view
}
