/** Measures words and glyph extents with the app's font files. */
import { readFileSync } from 'node:fs'

import { create, type Font } from 'fontkit'

/** Extents above and below the baseline, as shares of the font size. */
export type Vertical = { readonly above: number; readonly below: number }

export type Face = {
  readonly family: string
  readonly file: string
  /** The font's line metrics. */
  readonly line: Vertical
  readonly widthOf: (text: string) => number
  readonly inkOf: (text: string) => Vertical
}

const faces = new Map<string, Face>()

export function faceOf(family: string, file: string): Face {
  const font = create(readFileSync(file)) as Font
  const widths = new Map<string, number>()
  const share = (units: number): number => units / font.unitsPerEm
  const run = (text: string) => font.layout(text, ['lnum', 'kern'])
  return {
    family,
    file,
    line: { above: share(font.ascent), below: share(font.lineGap - font.descent) },
    widthOf: (text) => {
      const known = widths.get(text)
      if (known !== undefined) return known
      const width = share(run(text).advanceWidth)
      widths.set(text, width)
      return width
    },
    inkOf: (text) => {
      const boxes = run(text).glyphs.map(({ bbox }) => bbox)
      return {
        above: share(Math.max(...boxes.map(({ maxY }) => maxY))),
        below: share(-Math.min(...boxes.map(({ minY }) => minY))),
      }
    },
  }
}

/** Registers the file of a font family that the app embeds. */
export function learnFont(family: string, file: string): void {
  if (faces.get(family)?.file !== file) faces.set(family, faceOf(family, file))
}

/** An unknown family is drawn in the system's font, for which the app's sans-serif stands in. */
export function face(family: string | undefined): Face {
  const found = faces.get(family ?? '') ?? faces.get('SourceSans3-Regular')
  if (found === undefined) throw new Error(`Text in ${family ?? 'the system’s font'}, and no font is loaded`)
  return found
}

export const knownFaces = (): readonly Face[] => [...faces.values()]
