import { act, render, screen } from '@testing-library/react-native'
import { createRef, type ComponentRef } from 'react'
import { StyleSheet, View, type ViewProps, type ViewStyle } from 'react-native'

import { ThemeProvider } from '@/theme/ThemeProvider'
import { FirstThatFits, type FitMemory } from '@/ui/kit/FirstThatFits'
import { Text } from '@/ui/kit/Text'

type Layout = { readonly heightOf: (form: number) => number; readonly room: number }

/** Jest has no layout, so the test gives each view its height. */
let layout: Layout | null = null

const styleOf = (style: unknown) => StyleSheet.flatten(style as ViewStyle) ?? {}
const isContent = ({ style }: { readonly style?: unknown }): boolean => styleOf(style).flexShrink === 0

beforeAll(() => {
  const ref = createRef<ComponentRef<typeof View>>()
  render(<View ref={ref} />)
  Object.assign(Object.getPrototypeOf(ref.current) as object, {
    getBoundingClientRect(this: { readonly props: ViewProps }) {
      if (layout === null) return undefined
      return { width: 100, height: isContent(this.props) ? layout.heightOf(passes.at(-1)!) : layout.room }
    },
  })
  screen.unmount()
})

beforeEach(() => {
  layout = null
  passes = []
})

/** Which forms were drawn, in order. */
let passes: number[] = []
const names = ['whole', 'short', 'bare'] as const

/** Jest's phone draws all text twice as large, which is as large as text grows: half of that is the usual size. */
const Shown = ({
  words,
  textSize = 0.5,
  memory,
}: {
  readonly words: readonly string[]
  readonly textSize?: number
  readonly memory?: FitMemory
}) => (
  <ThemeProvider scheme="paper" textSize={textSize} reducedMotion={false}>
    <FirstThatFits forms={3} words={words} {...(memory && { memory })}>
      {(form) => {
        passes.push(form)
        return <Text>{names[form]}</Text>
      }}
    </FirstThatFits>
  </ThemeProvider>
)

describe('the first form that fits', () => {
  it('is the first one if there is no layout', () => {
    render(<Shown words={['no layout']} />)
    expect(screen.getByText('whole')).toBeTruthy()
    expect(passes).toEqual([0])
  })

  it('is found in one pass if the first one fits', () => {
    layout = { heightOf: () => 40, room: 40 }
    render(<Shown words={['fits at once']} />)
    expect(passes).toEqual([0])
  })

  it('takes one pass per form to find; the last one is used even if it does not fit', () => {
    layout = { heightOf: (form) => [90, 70, 60][form]!, room: 50 }
    render(<Shown words={['never fits']} />)
    expect(screen.getByText('bare')).toBeTruthy()
    expect(passes).toEqual([0, 1, 2])
  })

  it('may overflow by one point, because layout rounds', () => {
    layout = { heightOf: () => 40.9, room: 40 }
    render(<Shown words={['rounded']} />)
    expect(screen.getByText('whole')).toBeTruthy()
  })

  it('is cached for the same words and the same memory', () => {
    layout = { heightOf: (form) => [90, 30, 20][form]!, room: 50 }
    const memory = new Map<string, number>()
    const { unmount } = render(<Shown words={['known']} memory={memory} />)
    expect(passes).toEqual([0, 1])
    unmount()
    render(<Shown words={['known']} memory={memory} />)
    expect(passes).toEqual([0, 1, 1])
  })

  it('is searched again when the words or the text size change', () => {
    layout = { heightOf: (form) => [90, 30, 20][form]!, room: 50 }
    const { rerender } = render(<Shown words={['long']} />)
    expect(screen.getByText('short')).toBeTruthy()
    layout = { heightOf: () => 30, room: 50 }
    rerender(<Shown words={['other']} />)
    expect(screen.getByText('whole')).toBeTruthy()
    layout = { heightOf: (form) => [90, 70, 20][form]!, room: 50 }
    rerender(<Shown words={['other']} textSize={1} />)
    expect(screen.getByText('bare')).toBeTruthy()
  })

  it('is searched again when the content grows, such as when a font loads late', () => {
    layout = { heightOf: () => 30, room: 50 }
    render(<Shown words={['late font']} />)
    expect(screen.getByText('whole')).toBeTruthy()
    layout = { heightOf: (form) => [90, 30, 20][form]!, room: 50 }
    const content = screen.UNSAFE_getAllByType(View).find(({ props }) => isContent(props as object))!
    const { onLayout } = content.props as { readonly onLayout: (event: object) => void }
    act(() => onLayout({ nativeEvent: { layout: { width: 100, height: 90 } } }))
    expect(screen.getByText('short')).toBeTruthy()
  })
})
