/** Whether the system asks for less motion, now and whenever it changes its mind. */
import { useEffect, useState } from 'react'
import { AccessibilityInfo } from 'react-native'

/** On the web this is `prefers-reduced-motion`, on phones the system's accessibility setting. */
export function useSystemReducedMotion(): boolean {
  const [reduced, setReduced] = useState(false)
  useEffect(() => {
    let current = true
    AccessibilityInfo.isReduceMotionEnabled().then(
      (now) => current && setReduced(now),
      () => undefined,
    )
    const subscription = AccessibilityInfo.addEventListener('reduceMotionChanged', setReduced)
    return () => {
      current = false
      subscription.remove()
    }
  }, [])
  return reduced
}
