// Expo's own settings, and compressed fonts as assets: the web loads those.
const { getDefaultConfig } = require('expo/metro-config')

const config = getDefaultConfig(__dirname)
config.resolver.assetExts.push('woff2')

module.exports = config
