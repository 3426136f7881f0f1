/** Writes a signal as a WAV file, mono, 16 bit. Reads only files written here. */
import { rate, type Signal } from './signal'

const headerLength = 44

export function writeWav(signal: Signal): Buffer {
  const data = signal.length * 2
  const bytes = Buffer.alloc(headerLength + data)
  bytes.write('RIFF', 0, 'latin1')
  bytes.writeUInt32LE(headerLength - 8 + data, 4)
  bytes.write('WAVEfmt ', 8, 'latin1')
  bytes.writeUInt32LE(16, 16)
  bytes.writeUInt16LE(1, 20) // plain samples
  bytes.writeUInt16LE(1, 22) // one channel
  bytes.writeUInt32LE(rate, 24)
  bytes.writeUInt32LE(rate * 2, 28)
  bytes.writeUInt16LE(2, 32)
  bytes.writeUInt16LE(16, 34)
  bytes.write('data', 36, 'latin1')
  bytes.writeUInt32LE(data, 40)
  signal.forEach((value, index) => bytes.writeInt16LE(Math.round(value * 32767), headerLength + index * 2))
  return bytes
}

export function readWav(bytes: Buffer): Signal {
  if (bytes.toString('latin1', 0, 4) !== 'RIFF' || bytes.readUInt32LE(24) !== rate) {
    throw new Error('Not a WAV file of this program')
  }
  const count = bytes.readUInt32LE(40) / 2
  return Float64Array.from(
    { length: count },
    (_, index) => bytes.readInt16LE(headerLength + index * 2) / 32767,
  )
}
