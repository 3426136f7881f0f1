// Resolves Worklets to its web files, which run in Node, and everything else with React Native's preset.
const reactNative = require('@react-native/jest-preset/jest/resolver')
const worklets = require('react-native-worklets/jest/resolver')

module.exports = (request, options) =>
  worklets(request, {
    ...options,
    defaultResolver: (path, rest) => reactNative(path, { ...rest, defaultResolver: options.defaultResolver }),
  })
