/** Reports the touches on a phone to `./gestures` before any view sees them, unless a screen reader is on. */
import { useEffect, useRef, type ReactNode } from 'react'
import { AccessibilityInfo, StyleSheet, View, type GestureResponderEvent, type ViewProps } from 'react-native'
import { gestures, type Control, type PressEvent, type PressedBy } from './gestures'

type NativeTouch = GestureResponderEvent['nativeEvent']

const changedIn = (native: NativeTouch): readonly NativeTouch[] =>
  native.changedTouches.length > 0 ? native.changedTouches : [native]

/** Props for a control: they report each touch that begins on it. */
export const onTouchBegun = (control: Control): ViewProps => ({
  onTouchStart: ({ nativeEvent }) => {
    for (const { identifier } of changedIn(nativeEvent)) gestures.landsOn(control, Number(identifier))
  },
})

/** The touch that caused a press; null for a press by a screen reader or a keyboard. */
export const pressedBy = (press: PressEvent | undefined): PressedBy => {
  const { identifier, timestamp = 0 } = (press?.nativeEvent ?? {}) as Partial<NativeTouch>
  return identifier === undefined ? null : { finger: Number(identifier), time: timestamp, again: false }
}

/** The time of a press in milliseconds, on the clock of the platform's events. */
export const momentOf = (press: PressEvent | undefined): number | undefined =>
  (press?.nativeEvent as Partial<NativeTouch> | undefined)?.timestamp

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
  const isReaderOn = useRef(false)
  useEffect(() => {
    const turn = (on: boolean): void => {
      isReaderOn.current = on
      if (on) gestures.forgetAll()
    }
    AccessibilityInfo.isScreenReaderEnabled().then(turn, () => undefined)
    const subscription = AccessibilityInfo.addEventListener('screenReaderChanged', turn)
    return () => subscription.remove()
  }, [])
  // Capture phase. React Native supports all three props; its types list only one of them.
  const captureProps = {
    onTouchStartCapture: (event: GestureResponderEvent) => {
      if (!isReaderOn.current) begin(event)
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

const styles = StyleSheet.create({
  all: { flex: 1 },
})
