/** Whatever is true now, for those who ask later than the render that knew it. */
import { useLayoutEffect, useRef } from 'react'

export function useLatest<Value>(value: Value): () => Value {
  const latest = useRef(value)
  useLayoutEffect(() => {
    latest.current = value
  })
  return () => latest.current
}
