// The pure rooms and the saves run in plain Node, everything that draws runs under jest-expo as on iOS. What draws by itself or
// speaks (ui, stage) runs as on Android too: where the platforms differ, it is there. Screens differ nowhere: npm run test:phone.
// Saves run in plain Node, but for the one test of the device's own disk.
const deviceTest = '__tests__/saves/device.test.ts'
const transformFor = (platform) => ({
  '\\.[jt]sx?$': ['<rootDir>/__tests__/support/transform.js', { platform }],
})
const shortLived = '<rootDir>/__tests__/support/shortLived.js'
// Most of what a test makes it throws away at once: with room for it, less time goes into looking what is still in use.
process.env.NODE_OPTIONS = `${process.env.NODE_OPTIONS ?? ''} --max-semi-space-size=64`.trim()
/** One pattern per room: on Windows Jest takes the bracket of `<rootDir>/__tests__/(a|b)` for an escaped one and finds nothing. */
const testsIn = (rooms, extension) =>
  rooms.map((room) => `<rootDir>/__tests__/${room}/**/*.test.${extension}`)
const drawing = (platform, preset, testMatch) => ({
  displayName: platform === 'android' ? 'android' : 'app',
  preset,
  transform: transformFor(platform),
  resolver: '<rootDir>/__tests__/support/resolver.js',
  testMatch,
  setupFiles: [shortLived, '<rootDir>/__tests__/support/mocks.ts'],
  transformIgnorePatterns: [
    'node_modules/(?!((jest-)?react-native|@react-native(-community)?|expo(nent)?|@expo(nent)?/.*|@expo-google-fonts/.*|react-navigation|@react-navigation/.*|react-native-svg))',
  ],
})

/** @type {import('jest').Config} */
module.exports = {
  // A whole app on a busy machine of two cores takes its time.
  testTimeout: 30_000,
  // Jest would leave one core to who watches: of two, that is half.
  maxWorkers: '100%',
  projects: [
    {
      displayName: 'pure',
      testEnvironment: 'node',
      testMatch: [
        ...testsIn(['engine', 'bots', 'match', 'saves', 'sitting', 'tools', 'house'], 'ts'),
        `!**/${deviceTest}`,
      ],
      moduleNameMapper: { '^@/(.*)$': '<rootDir>/src/$1' },
      transform: transformFor('ios'),
      setupFiles: [shortLived],
    },
    drawing('ios', 'jest-expo', [
      ...testsIn(['stage', 'theme', 'i18n', 'ui', 'screens'], '{ts,tsx}'),
      `<rootDir>/${deviceTest}`,
    ]),
    drawing('android', 'jest-expo/android', testsIn(['stage', 'ui'], '{ts,tsx}')),
  ],
}
