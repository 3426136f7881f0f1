/**
 * Sounds in browsers: short samples through Web Audio, which mixes with other audio. Before the first tap, or without Web Audio,
 * it does nothing.
 */
import type { Clock } from './clock'
import { soundNames, type SoundName } from './cues'
import { soundFiles } from './soundFiles'
import type { Sounds } from './sounds'

/** Browsers allow sound only after the first interaction with the page. */
const mayPlay = (): boolean =>
  typeof AudioContext !== 'undefined' && navigator.userActivation?.hasBeenActive === true

export const createSounds = (_: Clock): Sounds => {
  const samples = new Map<SoundName, AudioBuffer>()
  let context: AudioContext | null = null

  const loadSample = async (audio: AudioContext, name: SoundName): Promise<void> => {
    // On the web Metro resolves an asset to its URL.
    const answer = await fetch(String(soundFiles[name]))
    samples.set(name, await audio.decodeAudioData(await answer.arrayBuffer()))
  }
  const load = (): void => {
    if (context || !mayPlay()) return
    const audio = new AudioContext({ latencyHint: 'interactive' })
    context = audio
    for (const name of soundNames) loadSample(audio, name).catch(() => samples.delete(name))
  }
  return {
    load,
    play: (name, rate = 1) => {
      load()
      const sample = samples.get(name)
      if (!context || !sample) return
      if (context.state === 'suspended') context.resume().catch(() => undefined)
      const source = context.createBufferSource()
      source.buffer = sample
      source.playbackRate.value = rate
      source.connect(context.destination)
      source.start()
    },
  }
}
