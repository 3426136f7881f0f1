/** The only way to press something by finger. A press counts only as `gestures.ts` says; Android plays no click of its own over the game's sounds. */
import { useContext, useId, type ComponentProps, type ComponentRef, type ReactNode, type Ref } from 'react'
import {
  Pressable as NativePressable,
  type GestureResponderEvent,
  type StyleProp,
  type View,
  type ViewProps,
  type ViewStyle,
} from 'react-native'
import { momentOf, onTouchBegun, pressedBy, type Press } from './TouchListener'
import { gestures } from './gestures'
import { PressMomentsContext } from './pressMoments'

type Pressed<Event> = {
  /** To spread on the view. */
  readonly props: ViewProps
  readonly onPress: (press: Event) => void
}

// Not `instanceof`: an engine has more promises than one.
const isPromise = (done: unknown): done is PromiseLike<unknown> =>
  typeof done === 'object' && done !== null && 'then' in done

/**
 * `meaning`: what a press does now, in any words. When it changes, it counts as another control.
 * `then`: if it returns a promise, further presses are ignored until that is settled.
 */
export function usePressed<Event extends Press>(
  meaning: string,
  then: ((press: Event) => unknown) | null | undefined,
): Pressed<Event> {
  const control = { id: useId(), meaning }
  const moments = useContext(PressMomentsContext)
  return {
    props: onTouchBegun(control),
    onPress: (press) => {
      if (!gestures.counts(control, pressedBy(press))) return
      moments?.add(momentOf(press))
      const done = then?.(press)
      if (isPromise(done)) gestures.hold(control, done)
    },
  }
}

export type PressableProps = ComponentProps<typeof NativePressable> & {
  /** What a press does now, where the label does not say it. */
  readonly meaning?: string
}

export function Pressable({ meaning, onPress, ...rest }: PressableProps) {
  const does = rest.disabled ? 'nothing' : (meaning ?? rest['aria-label'] ?? 'the same')
  const { props, onPress: press } = usePressed<GestureResponderEvent>(does, onPress)
  return <NativePressable android_disableSound {...rest} {...props} onPress={press} />
}

type PressableOpacityProps = Omit<PressableProps, 'style' | 'children' | 'ref'> & {
  readonly style?: StyleProp<ViewStyle>
  readonly children?: ReactNode
  readonly ref?: Ref<ComponentRef<typeof View>>
}

/** A pressable that fades while it is pressed. */
export const PressableOpacity = ({ style, ...rest }: PressableOpacityProps) => (
  <Pressable {...rest} style={({ pressed }) => [style, pressed && { opacity: 0.6 }]} />
)
