/** Measures the size of a view before paint: see `FirstThatFits`. */
import { useLayoutEffect, useRef, useState, type ComponentRef, type RefObject } from 'react'
import type { LayoutChangeEvent, View } from 'react-native'

type Size = { readonly width: number; readonly height: number }

type Room = Size & {
  readonly room: RefObject<ComponentRef<typeof View> | null>
  readonly onLayout: (event: LayoutChangeEvent) => void
}

const unknown: Size = { width: 0, height: 0 }

/** A page below another one may have no width, so it keeps its last size. */
const fitting =
  ({ width, height }: Size) =>
  (before: Size): Size =>
    width === 0 || (width === before.width && height === before.height) ? before : { width, height }

/** The current size of a view; the previous size if there is no layout. */
export const sizeOf = (view: ComponentRef<typeof View> | null): ((before: Size) => Size) =>
  fitting(view?.getBoundingClientRect?.() ?? unknown)

/** `usual` is used if there is no layout, as in tests. */
export function useRoom(usual: Partial<Size> = unknown): Room {
  const room = useRef<ComponentRef<typeof View>>(null)
  const [size, setSize] = useState<Size>({ ...unknown, ...usual })
  useLayoutEffect(() => {
    // Before the first paint.
    setSize(sizeOf(room.current))
  }, [])
  return { ...size, room, onLayout: ({ nativeEvent: { layout } }) => setSize(fitting(layout)) }
}
