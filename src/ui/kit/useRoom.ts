/** How large the room of something is, known before anything of it is painted: see `FirstThatFits`. */
import { useLayoutEffect, useRef, useState, type ComponentRef, type RefObject } from 'react'
import type { LayoutChangeEvent, View } from 'react-native'

type Size = { readonly width: number; readonly height: number }

type Room = Size & {
  readonly room: RefObject<ComponentRef<typeof View> | null>
  readonly onLayout: (event: LayoutChangeEvent) => void
}

const unknown: Size = { width: 0, height: 0 }

/** A page that lies beneath another may have no width at all: it keeps the one it had. */
const fitting =
  ({ width, height }: Size) =>
  (before: Size): Size =>
    width === 0 || (width === before.width && height === before.height) ? before : { width, height }

/** As it is laid out now; as it was, where nothing is. */
export const sizeOf = (view: ComponentRef<typeof View> | null): ((before: Size) => Size) =>
  fitting(view?.getBoundingClientRect?.() ?? unknown)

/** `usual`: where nothing is laid out, as in a test. */
export function useRoom(usual: Partial<Size> = unknown): Room {
  const room = useRef<ComponentRef<typeof View>>(null)
  const [size, setSize] = useState<Size>({ ...unknown, ...usual })
  useLayoutEffect(() => {
    // Measured before anything is painted: there is no other time to know it.
    setSize(sizeOf(room.current))
  }, [])
  return { ...size, room, onLayout: ({ nativeEvent: { layout } }) => setSize(fitting(layout)) }
}
