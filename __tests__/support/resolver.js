// Worklets picks its web half, which runs in Node. Everything else resolves as React Native's preset says.
const reactNative = require('@react-native/jest-preset/jest/resolver')
const worklets = require('react-native-worklets/jest/resolver')

module.exports = (request, options) =>
  worklets(request, {
    ...options,
    defaultResolver: (path, rest) => reactNative(path, { ...rest, defaultResolver: options.defaultResolver }),
  })
