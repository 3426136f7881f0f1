/** Moves the focus, also that of screen readers, to a part of the page. Repeats announcements that the move interrupts. */
import { useCallback, useEffect, useRef, type ComponentRef, type RefObject } from 'react'
import type { View } from 'react-native'
import { useServices } from '@/services'
import { focusOn } from '@/ui/kit/focus'

/** Returns a function that moves the focus and returns a function that cancels the repetition. */
export const useMoveFocus = (): ((view: ComponentRef<typeof View> | null) => () => void) => {
  const { repeatDropped } = useServices().announcer
  return useCallback(
    (view) => {
      focusOn(view)
      return repeatDropped()
    },
    [repeatDropped],
  )
}

/** A ref for a view that takes the focus when this becomes true. */
export const useFocusWhen = (isWanted: boolean): RefObject<ComponentRef<typeof View> | null> => {
  const view = useRef<ComponentRef<typeof View>>(null)
  const moveFocus = useMoveFocus()
  useEffect(() => (isWanted ? moveFocus(view.current) : undefined), [isWanted, moveFocus])
  return view
}
