// Two projects: the pure rooms and the saves run in plain Node, everything that draws runs under jest-expo.
// Saves run in plain Node, but for the one test of the device's own disk.
const deviceTest = '__tests__/saves/device.test.ts'
const transform = { '\\.[jt]sx?$': '<rootDir>/__tests__/support/transform.js' }

/** @type {import('jest').Config} */
module.exports = {
  // A whole app on a busy machine of two cores takes its time.
  testTimeout: 30_000,
  projects: [
    {
      displayName: 'pure',
      testEnvironment: 'node',
      testMatch: [
        '<rootDir>/__tests__/(engine|bots|match|saves|sitting|tools|house)/**/*.test.ts',
        `!**/${deviceTest}`,
      ],
      moduleNameMapper: {
        // Of the theme the stage needs its tokens alone; the door leads to React too.
        '^@/theme/index$': '<rootDir>/src/theme/motion',
        '^@/(.*)$': '<rootDir>/src/$1',
      },
      transform,
    },
    {
      displayName: 'app',
      preset: 'jest-expo',
      transform,
      testMatch: [
        '<rootDir>/__tests__/(stage|theme|i18n|ui|screens)/**/*.test.{ts,tsx}',
        `<rootDir>/${deviceTest}`,
      ],
      setupFiles: ['<rootDir>/__tests__/support/mocks.ts'],
      transformIgnorePatterns: [
        'node_modules/(?!((jest-)?react-native|@react-native(-community)?|expo(nent)?|@expo(nent)?/.*|@expo-google-fonts/.*|react-navigation|@react-navigation/.*|react-native-svg))',
      ],
    },
  ],
}
