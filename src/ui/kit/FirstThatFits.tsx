/**
 * Draws the first of several forms that fits its room, found by laying it out. It refuses to guess how wide words are.
 *
 * Layout effects run after the new tree has been laid out and before anything of it is painted: react-dom runs them in the
 * commit, and so does Fabric, which has run Yoga by then and hands a tree to the platform only when the task ends.
 * `getBoundingClientRect` answers at once in both (`measure` does not: react-native-web waits a tick for it). A form that does
 * not fit is therefore never seen.
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

export type FirstThatFitsProps = {
  /** What it is: the same words may have more room elsewhere. */
  readonly place: string
  /** How many forms there are; the last is taken as it is. More than three would be too many passes. */
  readonly forms: number
  /** The words and figures that are drawn: others are measured anew, the same ones never again. */
  readonly words: readonly unknown[]
  /** How high the room is, where its place on the page does not say it. The last form may be higher. */
  readonly height?: number
  readonly style?: StyleProp<ViewStyle>
  readonly contentStyle?: StyleProp<ViewStyle>
  /** A form, from the one with most in it (0) to the one with least. */
  readonly children: (form: number) => ReactNode
}

type Size = { readonly width: number; readonly height: number }
type Measured = { readonly room: Size; readonly content: Size }

/** What has been found out: the form for these words in this window. Forgotten when it grows large. */
const known = new Map<string, number>()
const remember = (inputs: string, form: number): void => {
  if (known.size > 500) known.clear()
  known.set(inputs, form)
}

/** The forms around: another one changes the room of all that is in it. */
const FormsAround = createContext('')

/** Layout works with parts of a point, and rounds. */
const slack = 1

export function FirstThatFits(props: FirstThatFitsProps) {
  const { place, forms, words, height, style, contentStyle, children } = props
  const room = useRef<ComponentRef<typeof View>>(null)
  const content = useRef<ComponentRef<typeof View>>(null)
  const measured = useRef<Measured | null>(null)
  const { width, height: down, insets, textScale } = useWindow()
  // Whatever changes a size without being told here, such as a font that comes late, begins a new round.
  const [round, setRound] = useState(0)
  const around = use(FormsAround)
  const inputs = JSON.stringify([around, place, forms, words, width, down, insets, textScale, height, round])
  const [tried, setTried] = useState({ inputs, form: known.get(inputs) ?? 0 })
  const form = tried.inputs === inputs ? tried.form : (known.get(inputs) ?? 0)

  const isLast = form === forms - 1

  useLayoutEffect(() => {
    measured.current = measure(room.current, content.current)
    if (!isLast && measured.current !== null && overflows(measured.current))
      setTried({ inputs, form: form + 1 })
    else remember(inputs, form)
  }, [inputs, form, isLast])

  const look = (which: keyof Measured, { nativeEvent: { layout } }: LayoutChangeEvent): void => {
    const before = measured.current?.[which]
    if (before === undefined || isAlike(before, layout)) return
    known.clear()
    setRound(round + 1)
  }
  const limit = height === undefined ? null : isLast ? { minHeight: height } : { height }
  return (
    <View ref={room} onLayout={(event) => look('room', event)} style={[limit, style]}>
      <View
        ref={content}
        onLayout={(event) => look('content', event)}
        style={[isLast && height === undefined ? styles.within : styles.content, contentStyle]}
      >
        <FormsAround value={around + form}>{children(form)}</FormsAround>
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

const overflows = ({ room, content }: Measured): boolean =>
  content.height > room.height + slack || content.width > room.width + slack

const isAlike = (one: Size, other: Size): boolean =>
  Math.abs(one.width - other.width) <= slack && Math.abs(one.height - other.height) <= slack

// As high as its room at least, so that it can be spread, and higher where it does not fit; the last form stays within,
// and scrolls where it must. (`flex: 1` would be no height at all on phones, where the room has only a limit.)
const styles = StyleSheet.create({
  content: { flexGrow: 1, flexShrink: 0 },
  within: { flexGrow: 1, flexShrink: 1 },
})
