import { frameFor, type Frame, type FrameInput, type Rect } from '@/theme/index'

const none = { top: 0, right: 0, bottom: 0, left: 0 }
const windows = {
  'iPhone 390 x 844': { width: 390, height: 844, insets: { ...none, top: 47, bottom: 34 }, textSize: 1 },
  'iPhone SE 375 x 667': { width: 375, height: 667, insets: { ...none, top: 20 }, textSize: 1 },
  'small phone 360 x 640': { width: 360, height: 640, insets: none, textSize: 1 },
  'tiny phone 320 x 568': { width: 320, height: 568, insets: none, textSize: 1 },
  'lying phone 844 x 390': {
    width: 844,
    height: 390,
    insets: { top: 0, right: 47, bottom: 21, left: 47 },
    textSize: 1,
  },
  'small lying phone 640 x 360': { width: 640, height: 360, insets: none, textSize: 1 },
  'lying phone 667 x 375': { width: 667, height: 375, insets: none, textSize: 1 },
  'tiny lying phone 568 x 320': { width: 568, height: 320, insets: none, textSize: 1 },
  'tablet 1024 x 768': { width: 1024, height: 768, insets: none, textSize: 1 },
  'upright tablet 768 x 1024': { width: 768, height: 1024, insets: none, textSize: 1 },
  'desktop 1440 x 900': { width: 1440, height: 900, insets: none, textSize: 1 },
  'low desktop 1440 x 700': { width: 1440, height: 700, insets: none, textSize: 1 },
  'small desktop 1200 x 600': { width: 1200, height: 600, insets: none, textSize: 1 },
} as const satisfies Record<string, FrameInput>
type WindowName = keyof typeof windows

const at = (name: WindowName, change: Partial<FrameInput> = {}): Frame =>
  frameFor({ ...windows[name], ...change })

const edges = ({ x, y, width, height }: Rect) => ({
  left: x,
  top: y,
  right: x + width,
  bottom: y + height,
})
const overlap = (one: Rect, other: Rect): boolean => {
  const [a, b] = [edges(one), edges(other)]
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
}

describe('the frame of the play screen', () => {
  test.each([
    ['iPhone 390 x 844', 'portrait', 55, 'cards'],
    ['iPhone SE 375 x 667', 'portrait', 48, 'cards'],
    ['small phone 360 x 640', 'portrait', 48, 'line'],
    ['tiny phone 320 x 568', 'portrait', 47, 'line'],
    ['lying phone 844 x 390', 'landscape', 54, 'cards'],
    ['small lying phone 640 x 360', 'landscape', 49, 'cards'],
    ['tiny lying phone 568 x 320', 'landscape', 43, 'line'],
    ['tablet 1024 x 768', 'tablet', 101, 'rows'],
    ['upright tablet 768 x 1024', 'portrait', 97, 'cards'],
    ['desktop 1440 x 900', 'desktop', 118, 'rows'],
  ] as const)('%s is %s with spaces of %i and players as %s', (name, layout, cell, playersAs) => {
    expect(at(name)).toMatchObject({ layout, cell, playersAs })
  })

  it('lies on the phone of the drawings as it is drawn', () => {
    const frame = at('iPhone 390 x 844')
    expect(edges(frame.bar)).toMatchObject({ top: 47, bottom: 95 })
    expect(edges(frame.players)).toMatchObject({ top: 95, bottom: 176 })
    expect(edges(frame.board)).toEqual({ left: 16, top: 180, right: 374, bottom: 538 })
    expect(frame.ruleAt).toBe(546)
    expect(frame.drawer).toEqual({ x: 0, y: 550, width: 390, height: 294 })
    expect(frame.drawerPadding).toEqual({ top: 8, right: 16, bottom: 40, left: 16 })
  })

  const sizes = Object.keys(windows) as WindowName[]
  const texts = [1, 1.3, 1.6, 2]
  const cases = sizes.flatMap((name) => texts.map((textSize) => [name, textSize] as const))
  const partsOf = ({ bar, players, board, drawer, book, keys }: Frame): readonly Rect[] =>
    [bar, players, board, drawer, book, keys].filter((part) => part !== null)

  test.each(cases)(
    '%s at text size %f keeps every part on the page and apart from the others',
    (name, textSize) => {
      const frame = at(name, { textSize, seats: 5 })
      const { width, height } = windows[name]
      const parts = partsOf(frame)
      parts.forEach((part) => {
        const { left, top, right, bottom } = edges(part)
        expect(left).toBeGreaterThanOrEqual(0)
        expect(top).toBeGreaterThanOrEqual(0)
        expect(right).toBeLessThanOrEqual(width)
        expect(bottom).toBeLessThanOrEqual(height)
      })
      parts.forEach((part, index) =>
        parts.slice(index + 1).forEach((other) => expect(overlap(part, other)).toBe(false)),
      )
      expect(frame.drawer.height).toBeGreaterThanOrEqual(140)
    },
  )

  test.each(cases)(
    '%s at text size %f never makes a space smaller than a thumb, but below 360 x 640',
    (name, textSize) => {
      const { width, height } = windows[name]
      const tiny = Math.min(width, height) < 360 || Math.max(width, height) < 640
      expect(at(name, { textSize }).cell).toBeGreaterThanOrEqual(tiny ? 40 : 48)
    },
  )

  it('stacks the choices at 130 percent and lets what is above them scroll at 160', () => {
    expect(at('iPhone 390 x 844')).toMatchObject({ choices: 'beside', scrolls: false })
    expect(at('iPhone 390 x 844', { textSize: 1.3 })).toMatchObject({
      cell: 48,
      choices: 'stacked',
      scrolls: false,
    })
    expect(at('iPhone 390 x 844', { textSize: 1.6 })).toMatchObject({ choices: 'stacked', scrolls: true })
  })

  it('leaves the consequences of the two choices out where they would hide Undo and the chance', () => {
    expect(at('tiny phone 320 x 568', { textSize: 2 }).choices).toBe('bare')
    expect(at('lying phone 667 x 375', { textSize: 2 }).choices).toBe('bare')
    expect(at('iPhone SE 375 x 667', { textSize: 1.6 }).choices).toBe('bare')
    expect(at('upright tablet 768 x 1024', { textSize: 2 }).choices).toBe('stacked')
  })

  it('keeps the board of an upright tablet large in large text', () => {
    expect(at('upright tablet 768 x 1024', { textSize: 2 }).cell).toBeGreaterThan(60)
  })

  it('leaves the option chips out below 660, and shortens the drawer below 740', () => {
    expect(at('iPhone SE 375 x 667')).toMatchObject({ compact: true, boardAloneChooses: false })
    expect(at('small phone 360 x 640')).toMatchObject({ compact: true, boardAloneChooses: true })
    expect(at('iPhone 390 x 844')).toMatchObject({ compact: false, boardAloneChooses: false })
  })

  it('mirrors a lying phone for the left hand', () => {
    const right = at('lying phone 844 x 390')
    const left = at('lying phone 844 x 390', { leftHanded: true })
    expect(left.board.x).toBeGreaterThan(left.drawer.x)
    expect(right.board.x).toBeLessThan(right.drawer.x)
    expect(left.cell).toBe(right.cell)
  })

  it('gives a desktop a field book, and a list of five room', () => {
    expect(at('desktop 1440 x 900').book).not.toBeNull()
    expect(at('desktop 1440 x 900', { seats: 5 }).players.height).toBe(310)
    expect(at('tablet 1024 x 768').book).toBeNull()
  })

  it('gives a book no less room than its heading, a line and its last words need', () => {
    expect(at('small desktop 1200 x 600', { seats: 5, textSize: 1.3 }).book).toBeNull()
    expect(at('desktop 1440 x 900', { seats: 5, textSize: 1.3 }).book!.height).toBeGreaterThan(200)
  })

  it('has a line for the keys below the board of a desktop, in text that fits on one', () => {
    expect(at('desktop 1440 x 900').keys).not.toBeNull()
    expect(at('desktop 1440 x 900', { textSize: 2 }).keys).toBeNull()
    expect(at('tablet 1024 x 768').keys).toBeNull()
  })
})
