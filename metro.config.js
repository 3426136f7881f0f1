// Expo's defaults, plus compressed fonts as assets for the web.
const { getDefaultConfig } = require('expo/metro-config')

const config = getDefaultConfig(__dirname)
config.resolver.assetExts.push('woff2')

module.exports = config
