// How Jest reads a source: through esbuild, which is quick. What hoists a mock or is written in Flow goes through Babel as before.
const { createHash } = require('node:crypto')
const { readFileSync } = require('node:fs')
const { createTransformer } = require('babel-jest').default
const { transformSync, version } = require('esbuild')
const { resolveBabelOptions } = require('jest-expo/src/resolveBabelOptions')

const babel = createTransformer(resolveBabelOptions())
const isFlow = (path) => /node_modules\/(@react-native|react-native)\//.test(path)
/** Worklets of our own, which Babel alone marks as such. */
const isMotion = (source, path) =>
  !path.includes('node_modules') && source.includes("'react-native-reanimated'")
const needsBabel = (source, path) => isFlow(path) || isMotion(source, path) || /\bjest\.mock\(/.test(source)

const loaderFor = (path) => {
  if (path.endsWith('.tsx')) return 'tsx'
  return path.endsWith('.ts') ? 'ts' : 'jsx'
}

const esbuilt = (source, path) =>
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

const ownText = readFileSync(__filename)
const keyOf = (source, path) =>
  createHash('sha1').update(ownText).update(version).update(path).update(source).digest('hex')

module.exports = {
  canInstrument: false,
  getCacheKey: (source, path, options) =>
    needsBabel(source, path) ? babel.getCacheKey(source, path, options) : keyOf(source, path),
  process: (source, path, options) =>
    needsBabel(source, path) ? babel.process(source, path, options) : { code: esbuilt(source, path).code },
}
