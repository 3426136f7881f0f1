/** Leads a reader to a part of a page that has just come up, if that is wished when it comes. */
import { useEffect, useRef, useState, type ComponentRef, type RefObject } from 'react'
import type { View } from 'react-native'
import { moveFocus } from '../../shell/moveFocus'

export function useLedIf(wished: boolean): RefObject<ComponentRef<typeof View> | null> {
  const part = useRef<ComponentRef<typeof View>>(null)
  const [leads] = useState(wished)
  useEffect(() => {
    return leads ? moveFocus(part.current) : undefined
  }, [leads])
  return part
}
