/** Leads a reader to a part of the page, as an effect: it ends with that part. What was being said meanwhile is not lost. */
import type { ComponentRef } from 'react'
import type { View } from 'react-native'
import { sayAgain } from '@/stage/announcer'
import { focusOn } from '@/ui/kit/focus'

export const moveFocus = (view: ComponentRef<typeof View> | null): (() => void) => {
  focusOn(view)
  return sayAgain()
}
