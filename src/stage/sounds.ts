/**
 * Sounds on phones: loaded once, one after the other, mixed with other apps' music, and silent when the ring switch is off.
 * If a device cannot play sounds, the match goes on in silence.
 */
import { createAudioPlayer, setAudioModeAsync, type AudioPlayer } from 'expo-audio'
import { realClock } from './clock'
import { soundNames, type SoundName } from './cues'
import { soundFiles } from './soundFiles'

const sounds = new Map<SoundName, Sound>()
let begun = false
let broken = false

/** Android creates each player on the thread that draws, so loading starts after the page has slid in, one player at a time. */
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

/** A sound that is needed before its turn is loaded at once. */
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

/** The audio module throws if a device has no output; a match goes on without sound. */
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

/** One sound, rewound when it ends so that it starts at once the next time: on phones seeking is deferred and playing is not. */
export function soundOf(player: Player): Sound {
  let atStart = true
  let windsBack = false
  let wanted = false
  let pitch = 1

  /** A faster rate also raises the pitch, because pitch correction is off on both platforms. Neither plays faster than twice. */
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
    // A player that cannot seek may still be able to play.
    player.seekTo(0).then(arrive, arrive)
  }

  player.addListener('playbackStatusUpdate', ({ didJustFinish }) => {
    if (!didJustFinish || windsBack) return
    // Android keeps a sound that has ended in the playing state, so rewinding alone would play it again.
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
