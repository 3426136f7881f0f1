/** On phones every text style has room for umlauts above and descenders below, at every size. */
import { readFileSync } from 'node:fs'

import { create, type Font } from 'fontkit'

import { reachOf, textStyle, typeTokens, type TypeName } from '../../src/theme/type'
import { embeddedFonts } from '../support/embeddedFonts'

const embedded = new Map(embeddedFonts('android').map(({ family, file }) => [family, file]))

type Metrics = Readonly<Record<'ascent' | 'descent' | 'above' | 'below', number>>
const known = new Map<string, Metrics>()

function metricsOf(family: string): Metrics {
  const met = known.get(family)
  if (met) return met
  const font = create(readFileSync(embedded.get(family)!)) as Font
  const boxes = font.layout('ÄÖÜÅÉßgjpqyçQ,;()@').glyphs.map(({ bbox }) => bbox)
  const share = (units: number): number => units / font.unitsPerEm
  const metrics = {
    ascent: share(font.ascent),
    descent: share(-font.descent),
    above: share(Math.max(...boxes.map(({ maxY }) => maxY))),
    below: share(-Math.min(...boxes.map(({ minY }) => minY))),
  }
  known.set(family, metrics)
  return metrics
}

type Sized = { readonly fontFamily: string; readonly fontSize: number; readonly lineHeight: number }

const styles = [1, 1.3, 2, 3.1].flatMap((scale) =>
  (Object.keys(typeTokens) as TypeName[]).map(
    (name) => [`${name} x ${scale}`, textStyle(name, scale) as Sized] as const,
  ),
)

/** Styles that screens set otherStyles from the tokens. */
const otherStyles: readonly (readonly [string, Sized])[] = [
  ['the stamp', { fontFamily: 'Besley-ExtraBold', fontSize: 52.6, lineHeight: 52.6 * 1.08 }],
  ['the banner', { fontFamily: 'Besley-ExtraBold', fontSize: 43, lineHeight: 50 }],
  ['the numerals', { fontFamily: 'Besley-Bold', fontSize: 13, lineHeight: 15 }],
]

/** React Native 0.86: if the line is too low, iOS cuts above and Android on both sides; spare room is split evenly on both. */
const baselineOn = (platform: 'ios' | 'android', line: number, ascent: number, descent: number): number =>
  platform === 'ios' && line < ascent + descent ? line - descent : (line + ascent - descent) / 2

describe.each(['ios', 'android'] as const)('on %s', (platform) => {
  it.each([...styles, ...otherStyles])('%s shows Å and g completely', (_, style) => {
    const { fontFamily, fontSize, lineHeight } = style
    const { ascent, descent, above, below } = metricsOf(fontFamily)
    const baseline = baselineOn(platform, lineHeight, ascent * fontSize, descent * fontSize)
    const reach = reachOf(style)
    expect(baseline - above * fontSize).toBeGreaterThanOrEqual(-reach.above)
    expect(baseline + below * fontSize).toBeLessThanOrEqual(lineHeight + reach.below)
  })
})
