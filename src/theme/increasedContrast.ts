import { useEffect, useState } from 'react'
import { AccessibilityInfo, Platform } from 'react-native'

const [isOn, changed] =
  Platform.OS === 'ios'
    ? ([() => AccessibilityInfo.isDarkerSystemColorsEnabled(), 'darkerSystemColorsChanged'] as const)
    : ([() => AccessibilityInfo.isHighTextContrastEnabled(), 'highTextContrastChanged'] as const)

/** The system's setting for more contrast. */
export function useIncreasedContrast(): boolean {
  const [on, setOn] = useState(false)
  useEffect(() => {
    let current = true
    isOn().then(
      (now) => current && setOn(now),
      () => undefined,
    )
    const subscription = AccessibilityInfo.addEventListener(changed, setOn)
    return () => {
      current = false
      subscription.remove()
    }
  }, [])
  return on
}
