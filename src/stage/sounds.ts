/**
 * Sounds on phones: loaded once, one after the other, mixed with other apps' music. If a device cannot play sounds, the match
 * goes on in silence.
 */
import { Platform } from 'react-native'
import {
  createAudioPlayer,
  setAudioModeAsync,
  setIsAudioActiveAsync,
  type AudioMode,
  type AudioPlayer,
} from 'expo-audio'
import { attempt } from '@/attempt'
import type { Clock } from './clock'
import { soundNames, type SoundName } from './cues'
import { soundFiles } from './soundFiles'

export type Sounds = {
  /** Loads everything, once. Call it when a page opens: it is too slow for a tap. */
  readonly load: () => void
  /** Plays nothing before `load`, which keeps other apps' music from being stopped. */
  readonly play: (name: SoundName, rate?: number) => void
}

/** Android creates each player on the thread that draws, so loading starts after the page has slid in, one player at a time. */
const loading = { first: 500, next: 40 } as const

/**
 * Other apps' music goes on at its own volume: iOS gets its ambient category, and Android is not asked for audio focus. An
 * iPhone's ring switch silences games; Android games follow the media volume, also on vibrate.
 */
const audioMode: Partial<AudioMode> = {
  playsInSilentMode: Platform.OS === 'android',
  interruptionMode: 'mixWithOthers',
  shouldPlayInBackground: false,
}

export const createSounds = (clock: Clock): Sounds => {
  const sounds = new Map<SoundName, Sound>()
  let isBegun = false
  let session: 'closed' | 'opening' | 'open' = 'closed'
  /** The device has no audio output, so no player can be created. */
  let isMute = false

  /**
   * Activates the audio session in the background: on iOS the first `play` would do it on the thread of the tap. During a call
   * that fails; then each `play` tries again.
   */
  const openSession = async (): Promise<void> => {
    if (session !== 'closed') return
    session = 'opening'
    try {
      await setAudioModeAsync(audioMode)
      session = 'open'
    } catch {
      session = 'closed'
      return
    }
    await setIsAudioActiveAsync(true).catch(() => undefined)
  }

  /** Null if the device plays no sounds. */
  const soundFor = (name: SoundName): Sound | null => {
    const known = sounds.get(name)
    if (known || isMute) return known ?? null
    try {
      const player = createAudioPlayer(soundFiles[name], { keepAudioSessionActive: true })
      const sound = soundOf(player, clock.now)
      sounds.set(name, sound)
      return sound
    } catch (error) {
      if (__DEV__) console.info('No sound on this device', error)
      isMute = true
      return null
    }
  }
  const loadNext = ([name, ...rest]: readonly SoundName[]): void => {
    if (name === undefined || soundFor(name) === null) return
    clock.after(loading.next, () => loadNext(rest))
  }
  return {
    load: () => {
      if (isBegun) return
      isBegun = true
      void openSession()
      clock.after(loading.first, () => loadNext(soundNames))
    },
    // A sound that is needed before its turn is loaded at once. Played before the session has its mode, it would stop other music.
    play: (name, rate = 1) => {
      if (!isBegun) return
      const sound = soundFor(name)
      if (session === 'open') sound?.play(rate)
      else void openSession()
    },
  }
}

type Sound = { readonly play: (rate?: number) => void }

/** The part of a player that a sound needs. */
export type Player = Pick<
  AudioPlayer,
  'play' | 'pause' | 'seekTo' | 'addListener' | 'setPlaybackRate' | 'shouldCorrectPitch'
>

/** A sound this many milliseconds after its moment would only confuse, and a rewind that takes as long has failed. */
const tooLate = 300

/** One sound, rewound when it ends so that it starts at once the next time: on phones seeking is deferred and playing is not. */
export function soundOf(player: Player, now: Clock['now']): Sound {
  let atStart = true
  /** When the rewind under way began. */
  let rewindsSince: number | null = null
  /** When the sound was asked for that starts after the rewind. */
  let wantedAt: number | null = null
  let pitch = 1

  const isOver = (since: number | null): boolean => since === null || now() - since > tooLate

  // Refused while the audio session cannot be activated, as during a call. The next sound tries again.
  const start = (): void =>
    attempt(() => {
      player.play()
      atStart = false
    })

  /** A faster rate also raises the pitch, because pitch correction is off on both platforms. Neither plays faster than twice. */
  const tune = (rate: number): void => {
    if (rate === pitch) return
    player.shouldCorrectPitch = false
    player.setPlaybackRate(rate)
    pitch = rate
  }

  const rewind = async (): Promise<void> => {
    if (!isOver(rewindsSince)) return
    rewindsSince = now()
    try {
      await player.seekTo(0)
    } catch {
      // A player that cannot seek may still be able to play.
    }
    rewindsSince = null
    atStart = true
    if (!isOver(wantedAt)) start()
    wantedAt = null
  }

  player.addListener('playbackStatusUpdate', ({ didJustFinish }) => {
    if (!didJustFinish || !isOver(rewindsSince)) return
    // Android keeps a sound that has ended in the playing state, so rewinding alone would play it again.
    attempt(() => player.pause())
    void rewind()
  })

  return {
    play: (rate = 1) => {
      attempt(() => tune(rate))
      if (atStart) return start()
      wantedAt = now()
      void rewind()
    },
  }
}
