// Expo's own settings, and compressed fonts as assets, which the web loads.
const { getDefaultConfig } = require('expo/metro-config')

const config = getDefaultConfig(__dirname)
config.resolver.assetExts.push('woff2')

module.exports = config
