/**
 * Makes the fonts that phones need of Besley: its files with line metrics that fit ours, and the letters of the word mark as a
 * path.
 *
 * Besley asks for lines of 1.675 em, and ours are 1.08 to 1.3. iOS takes all the difference from above, and cuts capitals;
 * Android takes it from both sides, and cuts descenders. With 1.08 em there is no difference, and umlauts and descenders have the
 * same distance from the edges of the line.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { create, type Font } from 'fontkit'

import { withRoom } from './metrics'

const root = join(__dirname, '../..')

/** The smallest of our line heights, in em: the stamp's. */
const line = 1.08

const besley = (weight: string): Buffer =>
  readFileSync(require.resolve(`@expo-google-fonts/besley/${weight}/Besley_${weight}.ttf`))

const open = (file: Buffer): Font => create(file) as Font

/** Leaves as much free space above Ä, Ö, Ü as below g, p, y. */
function roomOf(font: Font): { readonly above: number; readonly below: number } {
  const edge = (text: string, side: 'minY' | 'maxY'): readonly number[] =>
    font.layout(text).glyphs.map(({ bbox }) => bbox[side])
  const [top, bottom] = [Math.max(...edge('ÄÖÜ', 'maxY')), Math.min(...edge('gpqy', 'minY'))]
  const whole = Math.round(line * font.unitsPerEm)
  const above = Math.round((whole + top + bottom) / 2)
  return { above, below: whole - above }
}

for (const weight of ['700Bold', '800ExtraBold']) {
  const file = besley(weight)
  writeFileSync(join(root, `assets/fonts/Besley_${weight}.ttf`), withRoom(file, roomOf(open(file))))
}

/** The word mark's letters at their place in the drawing: from x 1, on y 63.2, 298 wide, 68 high. */
function lettersPath(): string {
  const font = open(besley('800ExtraBold'))
  const { glyphs, positions, advanceWidth } = font.layout('Claim It', ['kern'])
  const [across, down] = [298 / advanceWidth, 68 / font.unitsPerEm]
  let pen = 0
  return glyphs
    .map((glyph, index) => {
      const at = pen
      pen += positions[index]!.xAdvance
      return glyph.path
        .scale(across, -down)
        .translate(1 + at * across, 63.2)
        .toSVG()
    })
    .join('')
    .replace(/-?\d+\.\d+/g, (number) => String(Math.round(Number(number) * 10) / 10))
}

const path = `/** The letters of the word mark, as a path: react-native-svg cannot set text to a width. Made by \`npm run fonts\`. */
export const letters =
  '${lettersPath()}'
`
writeFileSync(join(root, 'src/ui/game/wordmarkLetters.ts'), path)
