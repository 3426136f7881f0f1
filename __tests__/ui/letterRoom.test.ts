/** The room that phones need to show letters taller than their line. */
import { StyleSheet, type StyleProp, type TextStyle } from 'react-native'

import { textStyle } from '@/theme/type'
import { withLetterRoom } from '@/ui/kit/letterRoom'
import { withLetterRoom as onTheWeb } from '@/ui/kit/letterRoom.web'

const flat = (style: StyleProp<TextStyle>): TextStyle => StyleSheet.flatten(style) ?? {}
const number = (value: unknown): number => (typeof value === 'number' ? value : 0)

/** By how much the text moves and by how much its room on the page grows: both must be 0. */
const moved = ({ top, paddingTop, paddingBottom, marginBottom }: TextStyle) => ({
  up: number(paddingTop) + number(top),
  taller: number(paddingTop) + number(paddingBottom) + number(marginBottom),
})

it.each(['display', 'h1', 'h2', 'h3', 'button', 'buttonHero'] as const)(
  'gives %s room for its letters without moving anything',
  (name) => {
    const style = flat(withLetterRoom(textStyle(name, 1)))
    expect(style.paddingBottom).toBeGreaterThan(0)
    expect(moved(style)).toEqual({ up: 0, taller: 0 })
  },
)

it('does not change a style whose letters fit their line', () => {
  const style = textStyle('body', 1)
  expect(withLetterRoom(style)).toBe(style)
})

it('adds to the padding and margin of the style', () => {
  const own = { paddingVertical: 3, marginBottom: 5, marginTop: 4 }
  const style = flat(withLetterRoom([textStyle('h1', 1), own]))
  expect(moved(style)).toEqual({ up: 3, taller: 3 + 3 + 5 })
  expect(style.marginTop).toBe(4)
})

it('uses the font size of the merged style', () => {
  const great = { fontSize: 43, lineHeight: 50 }
  expect(withLetterRoom([textStyle('h3', 1), great])).toMatchObject(great)
  expect(withLetterRoom([textStyle('h3', 1), great])).not.toMatchObject({
    paddingBottom: flat(withLetterRoom(textStyle('h3', 1))).paddingBottom,
  })
})

it('does nothing on the web, where letters may extend beyond their box', () => {
  const style = [textStyle('display', 1)]
  expect(onTheWeb(style)).toBe(style)
})
