/** Returns a function that reads the value of the latest render, for callbacks and effects. */
import { useLayoutEffect, useRef } from 'react'

export function useLatest<Value>(value: Value): () => Value {
  const latest = useRef(value)
  useLayoutEffect(() => {
    latest.current = value
  })
  return () => latest.current
}
