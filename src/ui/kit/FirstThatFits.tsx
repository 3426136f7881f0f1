/**
 * Draws the first of several forms that fits its room.
 *
 * It lays a form out and measures it in a layout effect: after layout, but before anything is painted, on the web as on Fabric. A
 * form that does not fit is therefore never seen. `getBoundingClientRect` answers at once on both; `measure` does not.
 */
import {
  createContext,
  use,
  useLayoutEffect,
  useRef,
  useState,
  type ComponentRef,
  type ReactNode,
} from 'react'
import { StyleSheet, View, type LayoutChangeEvent, type StyleProp, type ViewStyle } from 'react-native'
import { useWindow } from '@/theme/ThemeProvider'

type FirstThatFitsProps = {
  /** How many forms there are; the last is taken as it is. */
  readonly forms: number
  /** Whatever changes the size of a form: other words are measured again. */
  readonly words: unknown
  /** How high the room is, where its place on the page does not say it. The last form may be higher. */
  readonly height?: number
  /** What has been measured. Pass one to keep it longer than this component is mounted. */
  readonly memory?: FitMemory
  readonly style?: StyleProp<ViewStyle>
  readonly contentStyle?: StyleProp<ViewStyle>
  /** A form, from the one with most in it (0) to the one with least. */
  readonly children: (form: number) => ReactNode
}

/** Which form fitted which words in which window. */
export type FitMemory = {
  readonly get: (inputs: string) => number
  readonly set: (inputs: string, form: number) => void
  readonly clear: () => void
}

export const createFitMemory = (): FitMemory => {
  const known = new Map<string, number>()
  return {
    get: (inputs) => known.get(inputs) ?? 0,
    set: (inputs, form) => {
      if (known.size > 500) known.clear()
      known.set(inputs, form)
    },
    clear: () => known.clear(),
  }
}

type Size = { readonly width: number; readonly height: number }
type Measured = { readonly room: Size; readonly content: Size }

/** The forms around this one: another form outside changes the room inside. */
const FormsAround = createContext('')

type FormChecks = {
  /** Lets the form around give way where `fails` says so. Returns how to take it back. */
  readonly add: (fails: () => boolean) => () => void
  /** Measures again. */
  readonly again: () => void
}

/** For what cannot show in the size of a form that it does not fit. */
export const FormChecks = createContext<FormChecks | null>(null)

/** Layout works with fractions of a point, and rounds. */
const slack = 1

export function FirstThatFits(props: FirstThatFitsProps) {
  const { forms, words, height, style, contentStyle, children } = props
  const room = useRef<ComponentRef<typeof View>>(null)
  const content = useRef<ComponentRef<typeof View>>(null)
  const measured = useRef<Measured | null>(null)
  const { width, height: down, insets, textScale } = useWindow()
  const [own] = useState(createFitMemory)
  const memory = props.memory ?? own
  // A size can change without any input changing, for example when a font loads late: that starts a new round.
  const [round, setRound] = useState(0)
  const around = use(FormsAround)
  const inputs = JSON.stringify([around, forms, words, width, down, insets, textScale, height, round])
  const [tried, setTried] = useState({ inputs, form: memory.get(inputs) })
  const form = tried.inputs === inputs ? tried.form : memory.get(inputs)
  const isLast = form === forms - 1
  const startRound = () => {
    memory.clear()
    setRound((before) => before + 1)
  }
  const [fails] = useState(() => new Set<() => boolean>())
  const checks: FormChecks = {
    add: (check) => {
      fails.add(check)
      return () => fails.delete(check)
    },
    again: startRound,
  }

  useLayoutEffect(() => {
    measured.current = measure(room.current, content.current)
    const fits = !overflows(measured.current) && ![...fails].some((check) => check())
    if (isLast || fits) memory.set(inputs, form)
    else setTried({ inputs, form: form + 1 })
  }, [inputs, form, isLast, memory, fails])

  const look = (which: keyof Measured, { nativeEvent: { layout } }: LayoutChangeEvent): void => {
    const before = measured.current?.[which]
    if (before !== undefined && !isAlike(before, layout)) startRound()
  }
  const limit = height === undefined ? null : isLast ? { minHeight: height } : { height }
  return (
    <View ref={room} onLayout={(event) => look('room', event)} style={[limit, style]}>
      <View
        ref={content}
        onLayout={(event) => look('content', event)}
        style={[isLast && height === undefined ? styles.within : styles.content, contentStyle]}
      >
        <FormsAround value={around + form}>
          <FormChecks value={checks}>{children(form)}</FormChecks>
        </FormsAround>
      </View>
    </View>
  )
}

/** Null where nothing is laid out, as in a test. */
const measure = (
  room: ComponentRef<typeof View> | null,
  content: ComponentRef<typeof View> | null,
): Measured | null => {
  const [outer, inner] = [room?.getBoundingClientRect?.(), content?.getBoundingClientRect?.()]
  return outer && inner ? { room: outer, content: inner } : null
}

const overflows = (measured: Measured | null): boolean =>
  measured !== null &&
  (measured.content.height > measured.room.height + slack ||
    measured.content.width > measured.room.width + slack)

const isAlike = (one: Size, other: Size): boolean =>
  Math.abs(one.width - other.width) <= slack && Math.abs(one.height - other.height) <= slack

// At least as high as its room, so that it can be spread out, and higher where it does not fit; the last form stays within,
// and scrolls where it must. (`flex: 1` would give no height at all on phones where the room only has a limit.)
const styles = StyleSheet.create({
  content: { flexGrow: 1, flexShrink: 0 },
  within: { flexGrow: 1, flexShrink: 1 },
})
