/**
 * Draws the first of several layouts that fits its container.
 *
 * It renders a layout and measures it in a layout effect: after layout but before paint, on the web as on Fabric. A layout that
 * does not fit is therefore never visible. `getBoundingClientRect` returns synchronously on both; `measure` does not.
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
  /** The number of layouts. The last one is used even if it does not fit. */
  readonly forms: number
  /** Everything that can change the size of a layout. When it changes, the layouts are measured again. */
  readonly words: unknown
  /** The height of the container, if it does not follow from the layout of the page. The last layout may be higher. */
  readonly height?: number
  /** A cache of measurements. Pass one to keep it longer than this component is mounted. */
  readonly memory?: FitMemory
  readonly style?: StyleProp<ViewStyle>
  readonly contentStyle?: StyleProp<ViewStyle>
  /** Renders a layout, from the fullest (0) to the shortest. */
  readonly children: (form: number) => ReactNode
}

/** Caches which layout fitted, by its inputs. */
export type FitMemory = Map<string, number>

const mostFits = 500

type Size = { readonly width: number; readonly height: number }
type Measured = { readonly room: Size; readonly content: Size }

/** The layouts chosen by the enclosing `FirstThatFits`: another one changes the room inside. */
const FormsAround = createContext('')

type FormChecks = {
  /** Rejects the enclosing layout if `fails` returns true. Returns a function that removes the check. */
  readonly add: (fails: () => boolean) => () => void
  /** Measures again. */
  readonly again: () => void
}

/** Checks for problems that do not change a layout's size, such as broken words. */
export const FormChecks = createContext<FormChecks | null>(null)

/** Layout uses fractions of a point, and rounds. */
const slack = 1

export function FirstThatFits(props: FirstThatFitsProps) {
  const { forms, words, height, style, contentStyle, children } = props
  const room = useRef<ComponentRef<typeof View>>(null)
  const content = useRef<ComponentRef<typeof View>>(null)
  const measured = useRef<Measured | null>(null)
  const { width, height: down, insets, textScale } = useWindow()
  const [own] = useState<FitMemory>(() => new Map())
  const memory = props.memory ?? own
  // A size can change while no input changes, for example when a font loads late; that starts a new round.
  const [round, setRound] = useState(0)
  const around = use(FormsAround)
  const inputs = JSON.stringify([around, forms, words, width, down, insets, textScale, height, round])
  const [tried, setTried] = useState({ inputs, form: memory.get(inputs) ?? 0 })
  const form = tried.inputs === inputs ? tried.form : (memory.get(inputs) ?? 0)
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
    if (!isLast && !fits) return setTried({ inputs, form: form + 1 })
    if (memory.size > mostFits) memory.clear()
    memory.set(inputs, form)
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

/** Null where there is no layout, as in a test. */
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

// At least as high as the container, so that the content can be spread out, and higher if it does not fit. The last layout
// stays within the container and scrolls. (`flex: 1` would give no height on phones if the container only has a maximum height.)
const styles = StyleSheet.create({
  content: { flexGrow: 1, flexShrink: 0 },
  within: { flexGrow: 1, flexShrink: 1 },
})
