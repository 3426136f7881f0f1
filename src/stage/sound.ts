/**
 * One sound, wound back when it ends, so that the next time it is heard at once: winding back is deferred on phones, and
 * playing is not. Knows no file and no moment.
 */
import type { AudioPlayer } from 'expo-audio'

export type Sound = { readonly play: (rate?: number) => void }

/** What of a player a sound needs. */
export type Player = Pick<
  AudioPlayer,
  'play' | 'pause' | 'seekTo' | 'addListener' | 'setPlaybackRate' | 'shouldCorrectPitch'
>

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
