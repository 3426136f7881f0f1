/** Sounds on phones: each starts at once, every time, because its player is rewound before. */
import { Platform } from 'react-native'
import { createAudioPlayer, setAudioModeAsync, setIsAudioActiveAsync, type AudioPlayer } from 'expo-audio'
import { soundNames } from '@/stage/cues'
import { createSounds, soundOf, type Player } from '@/stage/sounds'
import { fakeClock } from '../support/fakeClock'

beforeEach(() => {
  // In development the app logs why it plays nothing.
  jest.spyOn(console, 'info').mockImplementation(() => undefined)
})

/** A player as on iOS: it plays at once, seeks later, and stays silent at its end. */
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
    /** Its position, as a fraction of its length, each time it started. */
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

test('A sound starts at once, and again at once when it has ended', async () => {
  const { player, heard, ends, seeksArrive } = slowPlayer()
  const sound = soundOf(player, () => 0)
  sound.play()
  ends()
  await seeksArrive()
  sound.play()
  expect(heard).toEqual([0, 0])
})

test('A sound restarts when it is played again before its end', async () => {
  const { player, heard, goesOn, seeksArrive } = slowPlayer()
  const sound = soundOf(player, () => 0)
  sound.play()
  goesOn(0.4)
  sound.play()
  await seeksArrive()
  expect(heard).toEqual([0, 0])
})

test('A sound that is played again just before its end is heard', async () => {
  const { player, heard, goesOn, ends, seeksArrive } = slowPlayer()
  const sound = soundOf(player, () => 0)
  sound.play()
  goesOn(0.95)
  sound.play()
  ends()
  await seeksArrive()
  expect(heard).toEqual([0, 0])
})

test('A sound that is played while it rewinds starts once, after rewinding', async () => {
  const { player, heard, ends, seeksArrive } = slowPlayer()
  const sound = soundOf(player, () => 0)
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

test('The rate is set before the sound starts, and raises its pitch too', () => {
  const done: string[] = []
  const { player } = slowPlayer()
  const tuned = Object.assign(player, {
    play: () => done.push('play'),
    setPlaybackRate: (rate: number) => done.push(`rate ${rate}, corrected ${tuned.shouldCorrectPitch}`),
  })
  const sound = soundOf(tuned, () => 0)
  sound.play()
  sound.play(1.5)
  expect(done).toEqual(['play', 'rate 1.5, corrected false'])
})

describe('the sounds of the app', () => {
  const made = jest.mocked(createAudioPlayer)
  const opened = [jest.mocked(setAudioModeAsync), jest.mocked(setIsAudioActiveAsync)] as const
  const working = made.getMockImplementation()
  const playing = (play: () => void) => {
    made.mockImplementation(
      () =>
        Object.assign(slowPlayer().player, {
          play,
          setPlaybackRate: () => undefined,
        }) as Player as AudioPlayer,
    )
  }
  const loaded = async () => {
    const clock = fakeClock()
    const sounds = createSounds(clock)
    sounds.load()
    await Promise.resolve()
    clock.pass(3000)
    return sounds
  }

  beforeEach(() => {
    made.mockReset()
    made.mockImplementation(working)
    for (const mock of opened) mock.mockClear()
  })

  test('players are created after the page has slid in, one at a time, and the session stays open', () => {
    const clock = fakeClock()
    const sounds = createSounds(clock)
    sounds.load()
    clock.pass(400)
    expect(made).not.toHaveBeenCalled()
    sounds.play('bust')
    expect(made).toHaveBeenCalledTimes(1)
    clock.pass(110)
    expect(made).toHaveBeenCalledTimes(2)
    clock.pass(2000)
    expect(made).toHaveBeenCalledTimes(soundNames.length)
    for (const [, options] of made.mock.calls) expect(options).toEqual({ keepAudioSessionActive: true })
  })

  test('the audio session is activated once while the page opens, and not by a sound', async () => {
    const sounds = await loaded()
    sounds.load()
    await Promise.resolve()
    expect(setIsAudioActiveAsync).toHaveBeenCalledWith(true)
    sounds.play('bell')
    await Promise.resolve()
    for (const mock of opened) expect(mock).toHaveBeenCalledTimes(1)
  })

  test('nothing is played before the session has its mode, which would stop other music', async () => {
    const play = jest.fn()
    playing(play)
    let opens = () => undefined as void
    jest.mocked(setAudioModeAsync).mockImplementationOnce(() => new Promise((resolve) => (opens = resolve)))
    const sounds = createSounds(fakeClock())
    sounds.play('bell')
    expect(made).not.toHaveBeenCalled()
    sounds.load()
    sounds.play('bell')
    expect(play).not.toHaveBeenCalled()
    opens()
    await Promise.resolve()
    sounds.play('bell')
    expect(play).toHaveBeenCalledTimes(1)
    expect(setAudioModeAsync).toHaveBeenCalledTimes(1)
  })

  test('a mode that the system refuses is asked for again at the next sound', async () => {
    const play = jest.fn()
    playing(play)
    jest.mocked(setAudioModeAsync).mockRejectedValueOnce(new Error('The audio server has died'))
    const sounds = await loaded()
    sounds.play('bell')
    expect(play).not.toHaveBeenCalled()
    await Promise.resolve()
    sounds.play('bell')
    expect(play).toHaveBeenCalledTimes(1)
  })

  test('other music goes on at its own volume, and the ring switch silences iPhones only', async () => {
    await loaded()
    expect(setAudioModeAsync).toHaveBeenCalledWith({
      playsInSilentMode: Platform.OS === 'android',
      interruptionMode: 'mixWithOthers',
      shouldPlayInBackground: false,
    })
  })

  test('a sound that is refused during a call is skipped, and the same and other sounds are heard after it', async () => {
    let isCalling = true
    const play = jest.fn(() => {
      if (isCalling) throw new Error('Session activation failed')
    })
    playing(play)
    const sounds = await loaded()
    sounds.play('bell')
    sounds.play('bust', 1.5)
    expect(play).toHaveBeenCalledTimes(2)
    isCalling = false
    sounds.play('bell')
    sounds.play('claim')
    expect(play).toHaveBeenCalledTimes(4)
    expect(made).toHaveBeenCalledTimes(soundNames.length)
  })

  test('an audio session that cannot be activated does not silence the app', async () => {
    jest.mocked(setIsAudioActiveAsync).mockRejectedValueOnce(new Error('A call'))
    const play = jest.fn()
    playing(play)
    const sounds = await loaded()
    await Promise.resolve()
    sounds.play('bell')
    expect(play).toHaveBeenCalledTimes(1)
  })

  test('a device that cannot create a player stays silent and is not asked again', async () => {
    made.mockImplementation(() => {
      throw new Error('No audio output')
    })
    const sounds = await loaded()
    sounds.play('bell')
    sounds.play('win')
    expect(made).toHaveBeenCalledTimes(1)
  })
})

test('a sound that is refused after rewinding starts the next time', async () => {
  const { player, heard, ends, seeksArrive } = slowPlayer()
  let isCalling = false
  const { play } = player
  const sound = soundOf(
    Object.assign(player, {
      play: () => {
        if (isCalling) throw new Error('Session activation failed')
        play()
      },
    }),
    () => 0,
  )
  sound.play()
  ends()
  isCalling = true
  sound.play()
  await seeksArrive()
  isCalling = false
  sound.play()
  expect(heard).toEqual([0, 0])
})

test('a rewind that is refused at once silences the sound only this time', async () => {
  const { player, heard, ends } = slowPlayer()
  const seekTo = jest.spyOn(player, 'seekTo').mockImplementation(() => {
    throw new Error('No player')
  })
  const sound = soundOf(player, () => 0)
  sound.play()
  ends()
  sound.play()
  expect(seekTo).toHaveBeenCalled()
  await Promise.resolve()
  sound.play()
  expect(heard).toHaveLength(3)
})

test('a sound whose rewind answers late is left out, and the next one is heard', async () => {
  const clock = fakeClock()
  const { player, heard, ends, seeksArrive } = slowPlayer()
  const sound = soundOf(player, clock.now)
  sound.play()
  ends()
  sound.play()
  clock.pass(4000)
  await seeksArrive()
  expect(heard).toEqual([0])
  sound.play()
  expect(heard).toEqual([0, 0])
})

test('a rewind that never answers is tried again', async () => {
  const clock = fakeClock()
  const { player, heard, ends, seeksArrive } = slowPlayer()
  const seekTo = jest.spyOn(player, 'seekTo').mockReturnValueOnce(new Promise(() => undefined))
  const sound = soundOf(player, clock.now)
  sound.play()
  ends()
  clock.pass(4000)
  sound.play()
  await seeksArrive()
  expect(seekTo).toHaveBeenCalledTimes(2)
  expect(heard).toEqual([0, 0])
})
