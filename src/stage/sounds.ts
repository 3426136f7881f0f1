/**
 * The sounds, on phones: loaded once, heard beside other apps' music, silent when the switch is. A device that
 * cannot play leaves the match silent, and nothing else.
 */
import { createAudioPlayer, setAudioModeAsync, type AudioPlayer } from 'expo-audio'
import { soundNames, type SoundName } from './cues'
import { soundFiles } from './soundFiles'

let players: ReadonlyMap<SoundName, AudioPlayer> | null = null
let broken = false

/** Loads all of them, so that the first knock is not late. */
export const loadSounds = (): void => {
  if (players || broken) return
  try {
    setAudioModeAsync({
      playsInSilentMode: false,
      interruptionMode: 'mixWithOthers',
      shouldPlayInBackground: false,
    }).catch(() => undefined)
    players = new Map(soundNames.map((name) => [name, createAudioPlayer(soundFiles[name])]))
  } catch (error) {
    giveUp(error)
  }
}

export const playSound = (name: SoundName): void => {
  loadSounds()
  const player = players?.get(name)
  if (!player) return
  try {
    player.seekTo(0).catch(() => undefined)
    player.play()
  } catch (error) {
    giveUp(error)
  }
}

/** The audio module throws where a device has no output; a match goes on without it. */
const giveUp = (error: unknown): void => {
  if (__DEV__) console.info('No sound on this device', error)
  broken = true
  players = null
}
