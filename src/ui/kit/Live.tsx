/** Words that come by themselves, told to those who do not see them. What is there from the start is not told. */
import { useEffect, useRef, type ReactNode } from 'react'
import { AccessibilityInfo, Platform, View, type StyleProp, type ViewStyle } from 'react-native'

type LiveProps = {
  /** What is told, in one go; null while there is nothing. */
  readonly says: string | null
  readonly status?: boolean
  readonly style?: StyleProp<ViewStyle>
  readonly children?: ReactNode
}

/** The web and Android read a live region themselves; iOS has none, and is spoken to. */
export function Live({ says, status = false, style, children }: LiveProps) {
  const told = useRef(says)
  useEffect(() => {
    if (says === told.current) return
    told.current = says
    if (says === null || Platform.OS !== 'ios') return
    AccessibilityInfo.announceForAccessibilityWithOptions(says, { queue: true })
  }, [says])
  return (
    <View {...(status && { role: 'status' })} aria-live="polite" collapsable={false} style={style}>
      {children}
    </View>
  )
}
