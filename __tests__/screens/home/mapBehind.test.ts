import { mapBehind, type Words } from '@/screens/home/mapBehind'
import { boxOfPlot } from '@/ui/game/heroPlots'

const words = (titleEnd: number, right = 274): Words => ({ titleEnd, end: titleEnd + 44, right })

/** Page sizes, and where the text ends on each. */
const pages = [
  [390, 450, words(165)],
  [390, 354, words(165)],
  [375, 227, words(105)],
  [320, 193, words(96)],
  [418, 390, words(115)],
  [553, 768, words(125)],
  [970, 900, words(125)],
  [820, 640, words(125)],
  [390, 640, words(150, 390)],
] as const

test.each(pages)('On a page of %i x %i no plot is cut off or lies under the text', (width, height, lines) => {
  const { plots, scale, x, y } = mapBehind(width, height, lines)
  for (const plot of plots) {
    const box = boxOfPlot(plot)
    const [left, right] = [x + box.left * scale, x + box.right * scale]
    const [top, bottom] = [y + box.top * scale, y + box.bottom * scale]
    expect(Math.min(left, top, width - right, height - bottom)).toBeGreaterThanOrEqual(0)
    expect(top >= lines.end || (top >= lines.titleEnd && left >= lines.right)).toBe(true)
  }
})

test('Draws the whole map at full width when there is room', () => {
  const map = mapBehind(390, 450, words(165))
  expect(map).toMatchObject({ scale: 1, x: 0, level: true, creek: true, named: true })
  expect(map.plots).toHaveLength(3)
})

test('Draws it smaller on a lower page, and leaves only the hills on the lowest', () => {
  const lower = mapBehind(375, 240, words(105))
  expect(lower.scale).toBeLessThan(375 / 390)
  expect(lower.plots).toHaveLength(2)
  expect(mapBehind(320, 193, words(96))).toMatchObject({
    plots: [],
    level: false,
    creek: false,
    named: false,
  })
})
