// How Jest reads a source: through esbuild, which is quick. Babel does one thing each where esbuild cannot: it takes Flow's types
// away, marks worklets, and lifts mocks above what they mock.
const { createHash } = require('node:crypto')
const { readFileSync } = require('node:fs')
const { createRequire } = require('node:module')
const { transformSync, version } = require('esbuild')

// These plugins are the preset's and Jest's own, so they are found from there.
const fromPreset = createRequire(require.resolve('babel-preset-expo'))
const fromJest = createRequire(createRequire(require.resolve('babel-jest')).resolve('babel-preset-jest'))

const throughBabel = (code, filename, plugins, parserOpts = {}) =>
  require('@babel/core').transformSync(code, {
    filename,
    babelrc: false,
    configFile: false,
    compact: false,
    sourceMaps: 'inline',
    plugins,
    parserOpts,
  }).code

/** React Native's own sources. */
const isFlow = (path) => /node_modules\/(@react-native|react-native)\//.test(path)
const withoutFlow = (source, path) =>
  throughBabel(source, path, [
    [fromPreset('babel-plugin-syntax-hermes-parser'), { parseLangTypes: 'flow' }],
    fromPreset('babel-plugin-transform-flow-enums'),
    fromPreset('@babel/plugin-transform-flow-strip-types'),
  ])

const hasWorklets = (source, path) =>
  !path.includes('node_modules') && source.includes("'react-native-reanimated'")
const withWorklets = (source, path) =>
  throughBabel(source, path, [require('react-native-worklets/plugin')], { plugins: ['typescript', 'jsx'] })

const hasMocks = (source) => /\bjest\s*\.mock\(/.test(source)
const withMocksFirst = (code, path) => throughBabel(code, path, [fromJest('babel-plugin-jest-hoist')])

const loaderFor = (path) => {
  if (path.endsWith('.tsx')) return 'tsx'
  return path.endsWith('.ts') ? 'ts' : 'jsx'
}

const throughEsbuild = (source, path, platform) =>
  transformSync(source, {
    loader: loaderFor(path),
    format: 'cjs',
    target: 'node20',
    jsx: 'automatic',
    sourcemap: 'inline',
    sourcefile: path,
    // What babel-preset-expo writes in for the phone that Jest pretends to be.
    define: { 'process.env.EXPO_OS': `"${platform}"` },
    // Jest runs no import() of its own; as on phones it is a require.
    supported: { 'dynamic-import': false },
  }).code

/** In the context that Jest runs tests in, each look at a global costs as much as a call out of JavaScript: our own code looks once. */
const globals =
  'const { Array, Float32Array, Int32Array, JSON, Map, Math, Number, Object, Set, String, Uint8Array } = globalThis;'
/** What esbuild exports are getters of getters, which counting over every roll pays for: once all is defined, values do. */
const plainExports = `
if (module.exports.__esModule) {
  const plain = Object.defineProperty({}, '__esModule', { value: true })
  for (const name in module.exports) plain[name] = module.exports[name]
  module.exports = plain
}`
const quickened = (code, path) => (path.includes('node_modules') ? code : `${globals}${code}${plainExports}`)

const read = (source, path, platform) => {
  const plain = isFlow(path) ? withoutFlow(source, path) : source
  const marked = hasWorklets(source, path) ? withWorklets(plain, path) : plain
  const code = throughEsbuild(marked, path, platform)
  return quickened(hasMocks(source) ? withMocksFirst(code, path) : code, path)
}

/** Which phone: the project in jest.config.js has it. */
const platformOf = ({ transformerConfig }) => transformerConfig.platform

const ownText = readFileSync(require.resolve('./transform'))

module.exports = {
  canInstrument: false,
  getCacheKey: (source, path, options) =>
    createHash('sha1')
      .update(ownText)
      .update([version, platformOf(options), path].join(' '))
      .update(source)
      .digest('hex'),
  process: (source, path, options) => ({ code: read(source, path, platformOf(options)) }),
}
