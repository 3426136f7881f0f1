/** Whether a number on a card has just risen or fallen, so that it can be shown. It counts nothing itself. */
import { useState } from 'react'

type Moved = { readonly to: 'up' | 'down'; readonly times: number }

/** Null until it changes for the first time; a new `times` for every change. */
export function useMoved(value: number): Moved | null {
  const [was, setWas] = useState(value)
  const [moved, setMoved] = useState<Moved | null>(null)
  if (value !== was) {
    setWas(value)
    setMoved({ to: value > was ? 'up' : 'down', times: (moved?.times ?? 0) + 1 })
  }
  return moved
}
