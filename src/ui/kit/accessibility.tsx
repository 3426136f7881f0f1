/** Helpers for screen readers: names, groups, hidden words, and announcements of changes. */
import { useEffect, useRef, type ReactNode } from 'react'
import {
  AccessibilityInfo,
  Platform,
  StyleSheet,
  Text,
  View,
  type StyleProp,
  type ViewStyle,
} from 'react-native'
import { attempt } from '@/attempt'

/**
 * On the web the words inside a labelled button are hidden from screen readers, so that they are not read twice or run
 * together. Phones read the label of a button and skip its contents anyway.
 */
export const hidesLabelledContent = Platform.OS === 'web'

/** Props for a view whose texts are read as one label. `collapsable`: phones would flatten a view that draws nothing. */
export const readAsOne = (label: string) =>
  ({ accessible: true, role: 'group', collapsable: false, 'aria-label': label }) as const

/** Words only for screen readers: on the web, the name of a control whose visible words are too short. */
export const VisuallyHidden = ({ children }: { readonly children: string }) => (
  <Text allowFontScaling={false} style={styles.hidden}>
    {children}
  </Text>
)

type LiveRegionProps = {
  /** The text to read out when it changes; null for none. */
  readonly says: string | null
  readonly status?: boolean
  readonly style?: StyleProp<ViewStyle>
  readonly children?: ReactNode
}

/** Reads out words when they change, but not the initial ones. iOS has no live regions, so it gets an announcement. */
export function LiveRegion({ says, status = false, style, children }: LiveRegionProps) {
  const announced = useRef(says)
  useEffect(() => {
    if (says === announced.current) return
    announced.current = says
    if (says === null || Platform.OS !== 'ios') return
    attempt(() => AccessibilityInfo.announceForAccessibilityWithOptions(says, { queue: true }))
  }, [says])
  return (
    <View {...(status && { role: 'status' })} aria-live="polite" collapsable={false} style={style}>
      {children}
    </View>
  )
}

const styles = StyleSheet.create({
  hidden: { position: 'absolute', width: 1, height: 1, overflow: 'hidden', opacity: 0.01 },
})
