import { boardSize, cellFor, margins, panelWidth } from '@/theme/boardSize'
import { windowClass, type WindowFacts } from '@/theme/window'

const none = { top: 0, right: 0, bottom: 0, left: 0 }
const windows = {
  'iPhone 390 x 844': { width: 390, height: 844, insets: { ...none, top: 47, bottom: 34 } },
  'iPhone SE 375 x 667': { width: 375, height: 667, insets: { ...none, top: 20 } },
  'small phone 360 x 640': { width: 360, height: 640, insets: none },
  'Android 375 x 667 with its bars': { width: 375, height: 667, insets: { ...none, top: 24, bottom: 24 } },
  'tiny phone 320 x 568': { width: 320, height: 568, insets: none },
  'lying phone 844 x 390': {
    width: 844,
    height: 390,
    insets: { top: 0, right: 47, bottom: 21, left: 47 },
  },
  'small lying phone 640 x 360': { width: 640, height: 360, insets: none },
  'lying phone 667 x 375': { width: 667, height: 375, insets: none },
  'tiny lying phone 568 x 320': { width: 568, height: 320, insets: none },
  'unfolded 841 x 673': { width: 841, height: 673, insets: { ...none, top: 24, bottom: 24 } },
  'unfolded 673 x 841': { width: 673, height: 841, insets: { ...none, top: 24, bottom: 24 } },
  'folded 344 x 882': { width: 344, height: 882, insets: { ...none, top: 24, bottom: 24 } },
  'tablet 1024 x 768': { width: 1024, height: 768, insets: none },
  'upright tablet 768 x 1024': { width: 768, height: 1024, insets: none },
  'desktop 1440 x 900': { width: 1440, height: 900, insets: none },
  'low desktop 1440 x 700': { width: 1440, height: 700, insets: none },
  'small desktop 1200 x 600': { width: 1200, height: 600, insets: none },
} as const satisfies Record<string, Omit<WindowFacts, 'textScale'>>
type WindowName = keyof typeof windows

const at = (name: WindowName, textScale = 1) => windowClass({ ...windows[name], textScale })
const names = Object.keys(windows) as WindowName[]
const cases = names.flatMap((name) => [1, 1.15, 1.3, 1.6, 2].map((textScale) => [name, textScale] as const))

describe('the class of a window', () => {
  test.each([
    ['iPhone 390 x 844', 'portrait', { shape: 'upright', isSmall: false, isTiny: false, isPhone: true }],
    ['iPhone SE 375 x 667', 'portrait', { shape: 'upright', isSmall: true, isTiny: false, isPhone: true }],
    ['small phone 360 x 640', 'portrait', { shape: 'low', isSmall: true, isTiny: false, isPhone: true }],
    [
      'Android 375 x 667 with its bars',
      'portrait',
      { shape: 'low', isSmall: true, isTiny: false, isPhone: true },
    ],
    ['tiny phone 320 x 568', 'portrait', { shape: 'low', isSmall: true, isTiny: true, isPhone: true }],
    ['lying phone 844 x 390', 'landscape', { shape: 'lying', isSmall: false, isTiny: false, isPhone: true }],
    [
      'small lying phone 640 x 360',
      'landscape',
      { shape: 'lying', isSmall: true, isTiny: false, isPhone: true },
    ],
    [
      'tiny lying phone 568 x 320',
      'landscape',
      { shape: 'lying', isSmall: true, isTiny: true, isPhone: true },
    ],
    ['tablet 1024 x 768', 'tablet', { shape: 'wide', isSmall: false, isPhone: false }],
    ['upright tablet 768 x 1024', 'portrait', { shape: 'upright', isSmall: false, isPhone: false }],
    ['small desktop 1200 x 600', 'desktop', { shape: 'wide', isSmall: false, isPhone: false }],
  ] as const)('%s is %s', (name, layout, facts) => {
    expect(at(name)).toMatchObject({ layout, ...facts })
  })

  it('has one column where a panel beside the board would be too narrow', () => {
    expect(windowClass({ width: 480, height: 320, insets: none, textScale: 1 }).layout).toBe('portrait')
    expect(windowClass({ width: 540, height: 480, insets: none, textScale: 1 }).layout).toBe('landscape')
  })

  it('calls text large from 130 percent on, and huge from 160', () => {
    expect(at('iPhone 390 x 844', 1.15)).toMatchObject({ text: 'usual' })
    expect(at('iPhone 390 x 844', 1.3)).toMatchObject({ text: 'large' })
    expect(at('iPhone 390 x 844', 1.6)).toMatchObject({ text: 'huge' })
  })
})

describe('the board’s cell', () => {
  test.each([
    ['iPhone 390 x 844', 55],
    ['iPhone SE 375 x 667', 48],
    ['small phone 360 x 640', 48],
    ['tiny phone 320 x 568', 47],
    ['lying phone 844 x 390', 54],
    ['small lying phone 640 x 360', 49],
    ['tiny lying phone 568 x 320', 43],
    ['tablet 1024 x 768', 101],
    ['upright tablet 768 x 1024', 97],
    ['desktop 1440 x 900', 118],
  ] as const)('is in a match, on %s, %i', (name, cell) => {
    expect(cellFor(at(name), 'play').cell).toBe(cell)
  })

  it('leaves room for the dice pad and the bust gauge on the tiniest phone with own dice', () => {
    expect(cellFor(at('tiny phone 320 x 568'), 'ownDice').cell).toBe(40)
    expect(cellFor(at('iPhone 390 x 844'), 'ownDice').cell).toBe(55)
  })

  it('is 48 on a phone at 130 percent, and stays large on an upright tablet at 200', () => {
    expect(cellFor(at('iPhone 390 x 844', 1.3), 'play').cell).toBe(48)
    expect(cellFor(at('upright tablet 768 x 1024', 2), 'play').cell).toBeGreaterThan(60)
  })

  test.each(cases)(
    'on %s at text size %f is never smaller than a thumb, but below 360 x 640',
    (name, text) => {
      const window = at(name, text)
      expect(cellFor(window, 'play').cell).toBeGreaterThanOrEqual(window.isTiny ? 40 : 48)
    },
  )

  test.each(cases)('on %s at text size %f leaves the columns beside it their width', (name, text) => {
    const window = at(name, text)
    const { left, right } = margins(window)
    const columns = { portrait: 0, landscape: 1, tablet: 1, desktop: 2 }[window.layout]
    const least = windows[name].width - left - right - columns * panelWidth(window)
    expect(boardSize(cellFor(window, 'play')).width).toBeLessThanOrEqual(least)
  })

  test.each(cases)('on %s at text size %f leaves a match at least 140 below or beside it', (name, text) => {
    const window = at(name, text)
    const { height, insets } = window
    const { height: map } = boardSize(cellFor(window, 'play'))
    expect(map + insets.top + (window.layout === 'portrait' ? 140 : 0)).toBeLessThanOrEqual(height)
  })
})
