/**
 * The sounds, on phones: loaded once and one after the other, heard beside other apps' music, silent when the switch is.
 * A device that cannot play leaves the match silent, and nothing else.
 */
import { createAudioPlayer, setAudioModeAsync } from 'expo-audio'
import { realClock } from './clock'
import { soundNames, type SoundName } from './cues'
import { soundFiles } from './soundFiles'
import { soundOf, type Sound } from './sound'

const sounds = new Map<SoundName, Sound>()
let begun = false
let broken = false

/** Each is a player that Android makes on the thread that draws: they come after the page has slid in, frame by frame. */
const loading = { first: 500, next: 40 } as const

export const loadSounds = (): void => {
  if (begun) return
  begun = true
  setAudioModeAsync({
    playsInSilentMode: false,
    interruptionMode: 'mixWithOthers',
    shouldPlayInBackground: false,
  }).catch(() => undefined)
  const loadNext = ([name, ...rest]: readonly SoundName[]): void => {
    if (name === undefined || broken) return
    attempt(() => loaded(name))
    realClock.after(loading.next, () => loadNext(rest))
  }
  realClock.after(loading.first, () => loadNext(soundNames))
}

/** What is wanted before its turn is loaded at once. */
export const playSound = (name: SoundName, rate = 1): void => {
  loadSounds()
  attempt(() => loaded(name).play(rate))
}

const loaded = (name: SoundName): Sound => {
  const known = sounds.get(name)
  if (known) return known
  const sound = soundOf(createAudioPlayer(soundFiles[name], { keepAudioSessionActive: true }))
  sounds.set(name, sound)
  return sound
}

/** The audio module throws where a device has no output; a match goes on without it. */
const attempt = (act: () => void): void => {
  if (broken) return
  try {
    act()
  } catch (error) {
    if (__DEV__) console.info('No sound on this device', error)
    broken = true
  }
}
