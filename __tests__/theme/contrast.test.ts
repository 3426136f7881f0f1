import { colourNames, type Scheme, schemes } from '@/names'
import { palettes, type Colours } from '@/theme/colours'

/** WCAG 2 relative luminance. */
const luminance = (hex: string): number => {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const part = parseInt(hex.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}
const contrast = (one: string, other: string): number => {
  const [a, b] = [luminance(one), luminance(other)]
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}

/** The board's lightest ground: in Lantern the middle of the lamp's light. */
const boardOf = (scheme: Scheme): string => palettes[scheme].lamplight?.from ?? palettes[scheme].colours.sheet

type Pair = readonly [keyof Colours, keyof Colours]
const texts: readonly Pair[] = [
  ['ink', 'bg'],
  ['ink', 'sheet'],
  ['ink', 'panel'],
  ['ink', 'goldTint'],
  ['ink2', 'bg'],
  ['ink2', 'panel'],
  ['ink2', 'sheet'],
  ['ink', 'sunk'],
  ['ink2', 'sunk'],
  ['goldInk', 'bg'],
  ['goldInk', 'panel'],
  ['goldInk', 'goldTint'],
  ['onGold', 'gold'],
  ['onInk', 'inkBtn'],
  ['bad', 'bg'],
  ['bad', 'panel'],
  ['good', 'panel'],
  ['tentInk', 'tent'],
  ['pip', 'die'],
]

describe.each(schemes)('the colours of %s', (scheme) => {
  const { colours, players } = palettes[scheme]

  test.each(texts)('%s can be read on %s', (text, ground) => {
    expect(contrast(colours[text]!, colours[ground]!)).toBeGreaterThanOrEqual(4.5)
  })

  test.each(['grid', 'line', 'plateEdge', 'goldInk'] as const)('%s can be told from the board', (name) => {
    expect(contrast(colours[name], boardOf(scheme))).toBeGreaterThanOrEqual(3)
  })

  test.each(colourNames)('the disc of %s stands out from the board, and its brand from the disc', (name) => {
    expect(contrast(players[name].fill, boardOf(scheme))).toBeGreaterThanOrEqual(3.2)
    expect(contrast(players[name].glyph, players[name].fill)).toBeGreaterThanOrEqual(4.5)
  })

  it('shows the nugget on its plate', () => {
    expect(contrast(colours.gold, colours.plate)).toBeGreaterThanOrEqual(4.5)
  })
})
