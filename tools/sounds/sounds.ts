/** The finished sounds, as the bytes of their files. Deterministic: the bytes are the same every time. */
import { levelled } from './loudness'
import { filtered, highPass, settled, type Signal } from './signal'
import { voices } from './voices'
import { writeWav } from './wav'

const target = -18
const rumble = 45

function finished(signal: Signal): Signal {
  return levelled(settled(filtered(signal, highPass(rumble))), target)
}

export type Sound = { readonly file: string; readonly bytes: Buffer }

export function sounds(): readonly Sound[] {
  return Object.entries(voices).map(([name, voice]) => ({
    file: `${name}.wav`,
    bytes: writeWav(finished(voice())),
  }))
}
