/**
 * Makes what phones need of Besley: its files with a line that fits ours, and the letters of the word mark as a path.
 *
 * Besley asks for lines of 1.675 em, and ours are 1.08 to 1.3. iOS takes all that is missing from above, and cuts capitals;
 * Android takes it from both sides, and cuts descenders. With 1.08 em nothing is missing, and umlauts and descenders lie in
 * the middle of the line, as far from its edges as each other.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { create, type Font } from 'fontkit'

import { withRoom } from './metrics'

const root = join(__dirname, '../..')

/** The smallest of our lines, in em: the stamp's. */
const line = 1.08

const besley = (weight: string): Buffer =>
  readFileSync(require.resolve(`@expo-google-fonts/besley/${weight}/Besley_${weight}.ttf`))

const open = (file: Buffer): Font => create(file) as Font

/** As much above the baseline as leaves the same free over Ä, Ö, Ü as under g, p, y. */
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

/** The word mark's letters, where the drawing has them: from x 1, on y 63.2, 298 wide, 68 high. */
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
