/** Sets how much space a font file asks for above and below the baseline. Changes no glyph. */

/** In font units, both measured away from the baseline. */
export type Room = { readonly above: number; readonly below: number }

type Table = { readonly at: number; readonly length: number; readonly entry: number }

/** The checksum of the whole font must add up to this (OpenType, table `head`). */
const magic = 0xb1b0afba

export function withRoom(font: Buffer, { above, below }: Room): Buffer {
  const copy = Buffer.from(font)
  const [hhea, os2, head] = [tableOf(copy, 'hhea'), tableOf(copy, 'OS/2'), tableOf(copy, 'head')]
  setPair(copy, hhea.at + 4, above, -below)
  copy.writeInt16BE(0, hhea.at + 8)
  setPair(copy, os2.at + 68, above, -below)
  copy.writeInt16BE(0, os2.at + 72)
  setPair(copy, os2.at + 74, above, below)
  for (const table of [hhea, os2]) copy.writeUInt32BE(sumOf(copy, table.at, table.length), table.entry + 4)
  copy.writeUInt32BE(0, head.at + 8)
  copy.writeUInt32BE(sumOf(copy, head.at, head.length), head.entry + 4)
  copy.writeUInt32BE((magic - sumOf(copy, 0, copy.length)) >>> 0, head.at + 8)
  return copy
}

function setPair(font: Buffer, at: number, first: number, second: number): void {
  font.writeInt16BE(first, at)
  font.writeInt16BE(second, at + 2)
}

function tableOf(font: Buffer, name: string): Table {
  const count = font.readUInt16BE(4)
  for (let entry = 12; entry < 12 + 16 * count; entry += 16) {
    if (font.toString('latin1', entry, entry + 4) === name) {
      return { at: font.readUInt32BE(entry + 8), length: font.readUInt32BE(entry + 12), entry }
    }
  }
  throw new Error(`The font has no table ${name}`)
}

/** Sums a table in words of four bytes; the last one is padded with zeros. */
function sumOf(font: Buffer, at: number, length: number): number {
  let sum = 0
  for (let index = 0; index < length; index += 4) {
    const word = Buffer.alloc(4)
    font.copy(word, 0, at + index, Math.min(at + index + 4, at + length))
    sum = (sum + word.readUInt32BE()) >>> 0
  }
  return sum
}
