// Two projects: the pure rooms and the saves run in plain Node, everything that draws runs under jest-expo.
const deviceTest = '/__tests__/saves/device\\.test'

/** @type {import('jest').Config} */
module.exports = {
  // A whole app on a busy machine of two cores takes its time.
  testTimeout: 30_000,
  projects: [
    {
      displayName: 'pure',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/__tests__/(engine|bots|match|saves|sitting|tools|house)/**/*.test.ts'],
      testPathIgnorePatterns: ['/node_modules/', deviceTest],
      moduleNameMapper: {
        // Of the theme the stage needs its tokens alone; the door leads to React too.
        '^@/theme/index$': '<rootDir>/src/theme/motion',
        '^@/(.*)$': '<rootDir>/src/$1',
      },
      transform: {
        '^.+\\.tsx?$': [
          'babel-jest',
          {
            babelrc: false,
            configFile: false,
            presets: [['@babel/preset-env', { targets: { node: 'current' } }], '@babel/preset-typescript'],
          },
        ],
      },
    },
    {
      displayName: 'app',
      preset: 'jest-expo',
      transform: { '\\.[jt]sx?$': '<rootDir>/__tests__/support/transform.js' },
      testMatch: ['<rootDir>/__tests__/(saves|stage|theme|i18n|ui|screens)/**/*.test.{ts,tsx}'],
      setupFiles: ['<rootDir>/__tests__/support/mocks.ts'],
      transformIgnorePatterns: [
        'node_modules/(?!((jest-)?react-native|@react-native(-community)?|expo(nent)?|@expo(nent)?/.*|@expo-google-fonts/.*|react-navigation|@react-navigation/.*|react-native-svg))',
      ],
      // Saves run in plain Node, but for the one test of the device's own disk.
      testPathIgnorePatterns: ['/node_modules/', '/__tests__/saves/(?!device\\.)'],
    },
  ],
}
