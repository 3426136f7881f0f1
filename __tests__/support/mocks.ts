/** Mocks of native modules, loaded before every app test. */

jest.mock('react-native-worklets', () => require('react-native-worklets/src/mock'))

jest.mock('@react-native-async-storage/async-storage', () =>
  require('@react-native-async-storage/async-storage/jest/async-storage-mock'),
)

jest.mock('react-native-safe-area-context', () => require('react-native-safe-area-context/jest/mock').default)

jest.mock('expo-localization', () => ({ useLocales: jest.fn(() => [{ languageTag: 'en-GB' }]) }))

jest.mock('expo-haptics', () => ({
  ...jest.requireActual('expo-haptics/src/Haptics.types'),
  impactAsync: jest.fn(async () => undefined),
  notificationAsync: jest.fn(async () => undefined),
  performAndroidHapticsAsync: jest.fn(async () => undefined),
  selectionAsync: jest.fn(async () => undefined),
}))

jest.mock('expo-audio', () => {
  const player = () => ({
    volume: 1,
    play: jest.fn(),
    pause: jest.fn(),
    seekTo: jest.fn(async () => undefined),
    setPlaybackRate: jest.fn(),
    addListener: jest.fn(() => ({ remove: () => undefined })),
    remove: jest.fn(),
  })
  return {
    createAudioPlayer: jest.fn(player),
    useAudioPlayer: jest.fn(player),
    setAudioModeAsync: jest.fn(async () => undefined),
    setIsAudioActiveAsync: jest.fn(async () => undefined),
  }
})

jest.mock('expo-keep-awake', () => ({
  activateKeepAwakeAsync: jest.fn(async () => undefined),
  deactivateKeepAwake: jest.fn(async () => undefined),
  useKeepAwake: jest.fn(),
}))

// Renders elements by name; browser and phone tests check the drawings.
jest.mock('react-native-svg', () =>
  Object.fromEntries(
    ['Circle', 'Defs', 'G', 'Line', 'Path', 'RadialGradient', 'Rect', 'Stop', 'Svg', 'Text'].map((name) => [
      name,
      `RNSVG${name}`,
    ]),
  ),
)
