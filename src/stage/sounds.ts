/**
 * The sounds, on phones: loaded once, one after the other; mixed with other apps' music, silent when the ring switch is off.
 * A device that cannot play leaves the match silent.
 */
import { createAudioPlayer, setAudioModeAsync, type AudioPlayer } from 'expo-audio'
import { realClock } from './clock'
import { soundNames, type SoundName } from './cues'
import { soundFiles } from './soundFiles'

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

type Sound = { readonly play: (rate?: number) => void }

/** The part of a player that a sound needs. */
export type Player = Pick<
  AudioPlayer,
  'play' | 'pause' | 'seekTo' | 'addListener' | 'setPlaybackRate' | 'shouldCorrectPitch'
>

/**
 * One sound, wound back when it ends, so that the next time it is heard at once: on phones seeking is deferred and playing is
 * not.
 */
export function soundOf(player: Player): Sound {
  let atStart = true
  let windsBack = false
  let wanted = false
  let pitch = 1

  /** Faster is higher, as of a record: both phones then leave the pitch alone. Neither plays faster than twice. */
  const tune = (rate: number): void => {
    if (rate === pitch) return
    pitch = rate
    player.shouldCorrectPitch = false
    player.setPlaybackRate(rate)
  }

  const arrive = (): void => {
    windsBack = false
    if (wanted) player.play()
    else atStart = true
    wanted = false
  }

  const windBack = (): void => {
    if (windsBack) return
    windsBack = true
    // A player that cannot seek may still play.
    player.seekTo(0).then(arrive, arrive)
  }

  player.addListener('playbackStatusUpdate', ({ didJustFinish }) => {
    if (!didJustFinish || windsBack) return
    // To Android a sound that has ended is still to be played, and would be heard again from its start.
    player.pause()
    windBack()
  })

  return {
    play: (rate = 1) => {
      tune(rate)
      if (atStart) {
        atStart = false
        player.play()
      } else {
        wanted = true
        windBack()
      }
    },
  }
}
