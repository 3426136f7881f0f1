import * as Haptics from 'expo-haptics'
import { Platform } from 'react-native'
import { touch } from '@/stage/haptics'
import { haptics, type HapticMoment, type HapticName } from '@/theme/motion'

const moments = Object.keys(haptics) as HapticMoment[]
const momentOf = (name: HapticName): HapticMoment => moments.find((moment) => haptics[moment] === name)!
const names = [...new Set(Object.values(haptics))]

const { impactAsync, notificationAsync, performAndroidHapticsAsync, selectionAsync } = jest.mocked(Haptics)

afterEach(() => {
  jest.restoreAllMocks()
  jest.clearAllMocks()
})

describe('on Android', () => {
  beforeEach(() => jest.replaceProperty(Platform, 'OS', 'android'))

  it('performs the effects of the system and never vibrates by itself', () => {
    for (const moment of moments) touch(moment)
    expect(performAndroidHapticsAsync).toHaveBeenCalledTimes(moments.length)
    for (const vibrate of [impactAsync, notificationAsync, selectionAsync])
      expect(vibrate).not.toHaveBeenCalled()
  })

  it('has a different effect for each kind of haptic', () => {
    for (const name of names) touch(momentOf(name))
    expect(new Set(performAndroidHapticsAsync.mock.calls.map(([effect]) => effect)).size).toBe(names.length)
  })

  it('performs an older effect where the phone does not know the first', async () => {
    performAndroidHapticsAsync.mockRejectedValueOnce(new Error('not supported'))
    touch('bust')
    await Promise.resolve()
    await Promise.resolve()
    expect(performAndroidHapticsAsync.mock.calls).toEqual([
      [Haptics.AndroidHaptics.Reject],
      [Haptics.AndroidHaptics.Long_Press],
    ])
  })
})

it('uses the feedback generators of iOS', () => {
  for (const name of names) touch(momentOf(name))
  expect(impactAsync.mock.calls).toEqual([['light'], ['medium']])
  expect(notificationAsync.mock.calls.flat().sort()).toEqual(['error', 'success', 'warning'])
  expect(selectionAsync).toHaveBeenCalledTimes(1)
})

it('goes on when a phone refuses', async () => {
  impactAsync.mockRejectedValueOnce(new Error('no motor'))
  touch('dieLand')
  await Promise.resolve()
})
