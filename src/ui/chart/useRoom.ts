/** How wide a drawing's room is, known before anything of it is painted: see `FirstThatFits`. */
import { useLayoutEffect, useRef, useState, type RefObject } from 'react'
import type { LayoutChangeEvent, View } from 'react-native'

type Room = {
  readonly room: RefObject<View | null>
  readonly width: number
  readonly onLayout: (event: LayoutChangeEvent) => void
}

export function useRoom(usual: number): Room {
  const room = useRef<View>(null)
  const [width, setWidth] = useState(usual)
  useLayoutEffect(() => {
    const { width: found = 0 } = room.current?.getBoundingClientRect?.() ?? {}
    // Measured before anything is painted: there is no other time to know it.

    if (found > 0) setWidth(found)
  }, [])
  return {
    room,
    width,
    onLayout: ({ nativeEvent: { layout } }) => {
      // A page that lies beneath another may have no width at all.
      if (layout.width > 0) setWidth(layout.width)
    },
  }
}
