/** The only way to handle a press: `gestures.ts` decides which presses count. Android plays no click over the game's sounds. */
import {
  createContext,
  useContext,
  useId,
  type ComponentProps,
  type ComponentRef,
  type ReactNode,
  type Ref,
} from 'react'
import {
  Pressable as NativePressable,
  type GestureResponderEvent,
  type StyleProp,
  type View,
  type ViewProps,
  type ViewStyle,
} from 'react-native'
import { momentOf, onTouchBegun, pressedBy } from './TouchListener'
import { gestures, type PressEvent } from './gestures'

/** The times of the players' last presses, which add randomness to a new seed. */
export type PressMoments = {
  /** Undefined if the event has no time. */
  readonly add: (at: number | undefined) => void
  /** The newest time is last. */
  readonly latest: () => readonly number[]
}

const mostMoments = 32

export const createPressMoments = (): PressMoments => {
  let moments: readonly number[] = []
  return {
    add: (at) => {
      if (at !== undefined) moments = [...moments, at].slice(-mostMoments)
    },
    latest: () => moments,
  }
}

/** Null if presses need not be recorded. */
export const PressMomentsContext = createContext<PressMoments | null>(null)

type Pressed<Event> = {
  /** To spread on the view. */
  readonly props: ViewProps
  readonly onPress: (press: Event) => void
}

// Not `instanceof`: a JavaScript engine can have more than one Promise class.
const isPromise = (done: unknown): done is PromiseLike<unknown> =>
  typeof done === 'object' && done !== null && 'then' in done

/**
 * `meaning`: what a press does now, in any words. When it changes, the control counts as another one.
 * `then`: if it returns a promise, further presses are ignored until that settles.
 */
export function usePressed<Event extends PressEvent>(
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
  /** What a press does now, if the label does not say it. */
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

export const PressableOpacity = ({ style, ...rest }: PressableOpacityProps) => (
  <Pressable {...rest} style={({ pressed }) => [style, pressed && { opacity: 0.6 }]} />
)
