/** Reports every touch on a phone to `./gestures` before any view sees it; not while a screen reader is on. */
import { useEffect, useRef, type ReactNode } from 'react'
import { AccessibilityInfo, StyleSheet, View, type GestureResponderEvent, type ViewProps } from 'react-native'
import { gestures } from './gestures'
import { changedIn } from './touchEvents'

const begin = ({ nativeEvent }: GestureResponderEvent): void => {
  const alone = nativeEvent.touches.length <= 1
  for (const { identifier, pageX, pageY, timestamp } of changedIn(nativeEvent))
    gestures.begin({ finger: Number(identifier), at: { x: pageX, y: pageY }, time: timestamp, alone })
}

const end = ({ nativeEvent }: GestureResponderEvent): void => {
  for (const { identifier, pageX, pageY, timestamp } of changedIn(nativeEvent))
    gestures.end({ finger: Number(identifier), at: { x: pageX, y: pageY }, time: timestamp })
}

const cancel = ({ nativeEvent }: GestureResponderEvent): void => {
  for (const { identifier } of changedIn(nativeEvent)) gestures.cancel(Number(identifier))
}

export function TouchListener({ children }: { readonly children: ReactNode }) {
  const readerSpeaks = useRef(false)
  useEffect(() => {
    const turn = (on: boolean): void => {
      readerSpeaks.current = on
      if (on) gestures.forgetAll()
    }
    AccessibilityInfo.isScreenReaderEnabled().then(turn, () => undefined)
    const subscription = AccessibilityInfo.addEventListener('screenReaderChanged', turn)
    return () => subscription.remove()
  }, [])
  // Capture phase. React Native supports all three props, its types list only one of them.
  const captureProps = {
    onTouchStartCapture: (event: GestureResponderEvent) => {
      if (!readerSpeaks.current) begin(event)
    },
    onTouchEndCapture: end,
    onTouchCancelCapture: cancel,
  } as ViewProps
  return (
    <View style={styles.all} {...captureProps}>
      {children}
    </View>
  )
}

const styles = StyleSheet.create({ all: { flex: 1 } })
