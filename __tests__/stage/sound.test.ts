/** A sound on a phone is heard at once, every time: its player is back at the start before it is wanted again. */
import { createAudioPlayer } from 'expo-audio'
import { soundNames } from '@/stage/cues'
import { loadSounds, playSound, soundOf, type Player } from '@/stage/sounds'

/** A player as iOS has it: it plays at once and seeks later, and at its end it stays there, playing nothing. */
function slowPlayer() {
  const heard: number[] = []
  const seeks: (() => void)[] = []
  let at = 0
  let tell: (status: { didJustFinish: boolean }) => void = () => undefined
  const player = {
    play: () => heard.push(at),
    pause: () => undefined,
    seekTo: (to: number) =>
      new Promise<void>((resolve) =>
        seeks.push(() => {
          at = to
          resolve()
        }),
      ),
    addListener: (_: string, listener: typeof tell) => {
      tell = listener
      return { remove: () => undefined }
    },
  } as unknown as Player
  return {
    player,
    /** Where it stood, in shares of its length, each time it began. */
    heard,
    goesOn: (share: number) => (at = share),
    ends: () => {
      at = 1
      tell({ didJustFinish: true })
    },
    seeksArrive: async () => {
      for (const seek of seeks.splice(0)) seek()
      await Promise.resolve()
      await Promise.resolve()
    },
  }
}

test('it begins at once, and again at once when it has ended', async () => {
  const { player, heard, ends, seeksArrive } = slowPlayer()
  const sound = soundOf(player)
  sound.play()
  ends()
  await seeksArrive()
  sound.play()
  expect(heard).toEqual([0, 0])
})

test('wanted again while it sounds, it begins anew', async () => {
  const { player, heard, goesOn, seeksArrive } = slowPlayer()
  const sound = soundOf(player)
  sound.play()
  goesOn(0.4)
  sound.play()
  await seeksArrive()
  expect(heard).toEqual([0, 0])
})

test('wanted just before its end, it is heard all the same', async () => {
  const { player, heard, goesOn, ends, seeksArrive } = slowPlayer()
  const sound = soundOf(player)
  sound.play()
  goesOn(0.95)
  sound.play()
  ends()
  await seeksArrive()
  expect(heard).toEqual([0, 0])
})

test('wanted while it winds back, it begins when it is there, and once', async () => {
  const { player, heard, ends, seeksArrive } = slowPlayer()
  const sound = soundOf(player)
  sound.play()
  ends()
  sound.play()
  await seeksArrive()
  expect(heard).toEqual([0, 0])
  ends()
  await seeksArrive()
  sound.play()
  expect(heard).toEqual([0, 0, 0])
})

test('it is tuned before it begins, as a record is: faster and higher', () => {
  const done: string[] = []
  const { player } = slowPlayer()
  const tuned = Object.assign(player, {
    play: () => done.push('play'),
    setPlaybackRate: (rate: number) => done.push(`rate ${rate}, corrected ${tuned.shouldCorrectPitch}`),
  })
  const sound = soundOf(tuned)
  sound.play()
  sound.play(1.5)
  expect(done).toEqual(['play', 'rate 1.5, corrected false'])
})

test('players are made after the page has come, one at a time, and the session stays open', () => {
  jest.useFakeTimers()
  const made = jest.mocked(createAudioPlayer)
  made.mockClear()
  loadSounds()
  jest.advanceTimersByTime(400)
  expect(made).not.toHaveBeenCalled()
  playSound('bust')
  expect(made).toHaveBeenCalledTimes(1)
  jest.advanceTimersByTime(110)
  expect(made).toHaveBeenCalledTimes(2)
  jest.advanceTimersByTime(2000)
  expect(made).toHaveBeenCalledTimes(soundNames.length)
  for (const [, options] of made.mock.calls) expect(options).toEqual({ keepAudioSessionActive: true })
  jest.useRealTimers()
})
