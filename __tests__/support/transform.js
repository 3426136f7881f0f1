// How Jest reads a source: through esbuild, which is quick. What hoists a mock, moves by worklets or is written in Flow goes through Babel.
const { createHash } = require('node:crypto')
const { readFileSync } = require('node:fs')
const { transformSync, version } = require('esbuild')

let babel
const babelJest = () => {
  babel ??= require('babel-jest').default.createTransformer(
    require('jest-expo/src/resolveBabelOptions').resolveBabelOptions(),
  )
  return babel
}

const isFlow = (path) => /node_modules\/(@react-native|react-native)\//.test(path)
/** Babel alone marks a function of ours as a worklet. */
const hasWorklets = (source, path) =>
  !path.includes('node_modules') && source.includes("'react-native-reanimated'")
const needsBabel = (source, path) =>
  isFlow(path) || hasWorklets(source, path) || /\bjest\.mock\(/.test(source)

const loaderFor = (path) => {
  if (path.endsWith('.tsx')) return 'tsx'
  return path.endsWith('.ts') ? 'ts' : 'jsx'
}

const throughEsbuild = (source, path) =>
  transformSync(source, {
    loader: loaderFor(path),
    format: 'cjs',
    target: 'node20',
    jsx: 'automatic',
    sourcemap: 'inline',
    sourcefile: path,
    // What babel-preset-expo writes in for the phone that Jest pretends to be.
    define: { 'process.env.EXPO_OS': '"ios"' },
  })

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

const ownText = readFileSync(require.resolve('./transform'))
const keyOf = (source, path) =>
  createHash('sha1').update(ownText).update(version).update(path).update(source).digest('hex')

module.exports = {
  canInstrument: false,
  getCacheKey: (source, path, options) =>
    needsBabel(source, path) ? babelJest().getCacheKey(source, path, options) : keyOf(source, path),
  process: (source, path, options) =>
    needsBabel(source, path)
      ? babelJest().process(source, path, options)
      : { code: quickened(throughEsbuild(source, path).code, path) },
}
