/** Writes assets/sounds/*.wav and prints the length and loudness of each. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { loudness, peak } from './loudness'
import { rate } from './signal'
import { sounds } from './sounds'
import { readWav } from './wav'

const folder = join(__dirname, '../../assets/sounds')
mkdirSync(folder, { recursive: true })

for (const { file, bytes } of sounds()) {
  writeFileSync(join(folder, file), bytes)
  const signal = readWav(bytes)
  const milliseconds = Math.round((1000 * signal.length) / rate)
  const level = loudness(signal).toFixed(1)
  const highest = (20 * Math.log10(peak(signal))).toFixed(1)
  console.log(
    `${file.padEnd(16)} ${milliseconds} ms  ${level} LUFS  peak ${highest} dB  ${bytes.length} bytes`,
  )
}
