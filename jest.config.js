// `pure` runs in plain Node. `app` runs everything that draws under jest-expo as iOS; `android` repeats the tests of code
// that asks which platform it runs on. `npm run test:phone` covers both platforms with the bundles that ship.
const { expo } = require('./app.json')

// Most of what a test allocates is short-lived: a larger young generation is collected less often.
process.env.NODE_OPTIONS = `${process.env.NODE_OPTIONS ?? ''} --max-semi-space-size=64`.trim()

/** The test of AsyncStorage runs under jest-expo; all other tests of the saves run in plain Node. */
const deviceTest = '__tests__/saves/device.test.ts'

/** One pattern per room: on Windows Jest reads the bracket of `<rootDir>/__tests__/(a|b)` as an escaped one and finds nothing. */
const testsIn = (rooms, extension) =>
  rooms.map((room) => `<rootDir>/__tests__/${room}/**/*.test.${extension}`)

// Looking up a global is slow in the context that Jest runs tests in, so hot code gets these as local variables.
const sandboxInjectedGlobals = [
  'Array',
  'Float32Array',
  'Int32Array',
  'JSON',
  'Map',
  'Math',
  'Number',
  'Object',
  'Set',
  'String',
  'Uint8Array',
]

const script = '\\.[jt]sx?$'
const fast = ['@swc/jest', { jsc: { target: 'es2022', parser: { syntax: 'typescript' } } }]
/** Compiles as Metro does for a phone. */
const asMetro = (options) => [
  'babel-jest',
  { caller: { name: 'metro', bundler: 'metro', engine: 'hermes', ...options } },
]

const drawing = (displayName, platform, preset, testMatch) => ({
  displayName,
  preset,
  testMatch,
  sandboxInjectedGlobals,
  resolver: '<rootDir>/__tests__/support/resolver.js',
  setupFiles: ['<rootDir>/__tests__/support/mocks.ts'],
  transform: {
    // Code without React, and packages that are plain modules.
    '[/\\\\]src[/\\\\](engine|bots|match|saves|sitting|i18n)[/\\\\].*\\.ts$': fast,
    [`[/\\\\]node_modules[/\\\\](@react-navigation|react-native-(reanimated|screens|worklets))[/\\\\].*${script}`]:
      fast,
    // Metro uses this package's ES modules too.
    '[/\\\\]node_modules[/\\\\]@badrap[/\\\\].*\\.mjs$': fast,
    [`[/\\\\]node_modules[/\\\\].*${script}`]: asMetro({ platform, isNodeModule: true }),
    [script]: asMetro({ platform, supportsReactCompiler: expo.experiments.reactCompiler }),
  },
  transformIgnorePatterns: [
    'node_modules/(?!(@badrap/.*|(jest-)?react-native|@react-native(-community)?|expo(nent)?|@expo(nent)?/.*|@expo-google-fonts/.*|react-navigation|@react-navigation/.*|react-native-svg))',
  ],
})

/** @type {import('jest').Config} */
module.exports = {
  // A test of the whole app can take several seconds on a busy machine.
  testTimeout: 30_000,
  // Jest's default leaves one core free, which is half of a machine with two.
  maxWorkers: '100%',
  testSequencer: '<rootDir>/__tests__/support/sequencer.js',
  projects: [
    {
      displayName: 'pure',
      testEnvironment: 'node',
      testMatch: [
        ...testsIn(
          ['engine', 'bots', 'match', 'saves', 'sitting', 'tools', 'house', 'screens/play/panel'],
          'ts',
        ),
        `!**/${deviceTest}`,
      ],
      moduleNameMapper: { '^@/(.*)$': '<rootDir>/src/$1' },
      sandboxInjectedGlobals,
      transform: { [script]: fast },
    },
    drawing('app', 'ios', 'jest-expo', [
      ...testsIn(['stage', 'theme', 'i18n', 'ui', 'features', 'screens'], '{ts,tsx}'),
      '<rootDir>/__tests__/house/compiler.test.tsx',
      '!**/__tests__/screens/play/panel/**',
      `<rootDir>/${deviceTest}`,
    ]),
    drawing('android', 'android', 'jest-expo/android', [
      '<rootDir>/__tests__/stage/announcer.test.ts',
      '<rootDir>/__tests__/stage/sound.test.ts',
      '<rootDir>/__tests__/ui/gestures.test.ts',
      '<rootDir>/__tests__/ui/kit.test.tsx',
    ]),
  ],
}
