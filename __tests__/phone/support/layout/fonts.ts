/** The app's own fonts, as files: how wide a word is in them, and where their ink lies. */
import { readFileSync } from 'node:fs'

import { create, type Font } from 'fontkit'

/** Above and below the baseline, as shares of the size. */
export type Vertical = { readonly above: number; readonly below: number }

export type Face = {
  readonly family: string
  readonly file: string
  /** What the file calls the room of a line. */
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

/** The app has loaded a font: text of this family is measured with this file. */
export function learnFont(family: string, file: string): void {
  if (faces.get(family)?.file !== file) faces.set(family, faceOf(family, file))
}

/** A family that was never loaded is drawn in the system's font, whose place the app's plainest one takes here. */
export function face(family: string | undefined): Face {
  const found = faces.get(family ?? '') ?? faces.get('SourceSans3_400Regular')
  if (found === undefined) throw new Error(`Text in ${family ?? 'the system’s font'}, and no font is loaded`)
  return found
}

export const knownFaces = (): readonly Face[] => [...faces.values()]
