/** Reads PNG files as Chromium writes them: 8 bits per channel, not interlaced. Throws for others. */
import { inflateSync } from 'node:zlib'

export type Pixels = {
  readonly width: number
  readonly height: number
  readonly alphaAt: (x: number, y: number) => number
}

export function readPng(file: Buffer): Pixels {
  const [width, height] = [file.readUInt32BE(16), file.readUInt32BE(20)]
  const [depth, colours, interlaced] = [file[24], file[25], file[28]]
  if (depth !== 8 || (colours !== 2 && colours !== 6) || interlaced !== 0) throw new Error('not such a PNG')
  const channels = colours === 6 ? 4 : 3
  const pixels = unfiltered(inflateSync(dataOf(file)), width * channels, height, channels)
  const alphaAt = (x: number, y: number): number =>
    channels === 4 ? pixels[(y * width + x) * channels + 3]! : 255
  return { width, height, alphaAt }
}

function dataOf(file: Buffer): Buffer {
  const parts: Buffer[] = []
  for (let at = 8; at < file.length;) {
    const length = file.readUInt32BE(at)
    if (file.toString('latin1', at + 4, at + 8) === 'IDAT') parts.push(file.subarray(at + 8, at + 8 + length))
    at += length + 12
  }
  return Buffer.concat(parts)
}

/** Each row names its filter and stores the difference to the prediction from neighbouring pixels. */
function unfiltered(rows: Buffer, wide: number, high: number, step: number): Uint8Array {
  const out = new Uint8Array(wide * high)
  for (let y = 0; y < high; y += 1) {
    const row = y * wide
    const filter = rows[row + y]!
    for (let x = 0; x < wide; x += 1) {
      const left = x >= step ? out[row + x - step]! : 0
      const up = y > 0 ? out[row - wide + x]! : 0
      const corner = x >= step && y > 0 ? out[row - wide + x - step]! : 0
      out[row + x] = rows[row + y + 1 + x]! + predicted(filter, left, up, corner)
    }
  }
  return out
}

function predicted(filter: number, left: number, up: number, corner: number): number {
  if (filter === 0) return 0
  if (filter === 1) return left
  if (filter === 2) return up
  if (filter === 3) return (left + up) >> 1
  const toLeft = up - corner
  const toUp = left - corner
  const toCorner = toLeft + toUp
  if (Math.abs(toLeft) <= Math.abs(toUp) && Math.abs(toLeft) <= Math.abs(toCorner)) return left
  return Math.abs(toUp) <= Math.abs(toCorner) ? up : corner
}
