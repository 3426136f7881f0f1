/** Reads a value's latest render from a callback or an effect. */
import { useLayoutEffect, useRef } from 'react'

export function useLatest<Value>(value: Value): () => Value {
  const latest = useRef(value)
  useLayoutEffect(() => {
    latest.current = value
  })
  return () => latest.current
}
