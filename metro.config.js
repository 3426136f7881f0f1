// Expo's own settings, compressed fonts as assets (the web loads those), and no more of Valibot than is used.
const { getDefaultConfig } = require('expo/metro-config')

const { usedOfValibot } = require('./tools/bundle/valibot')

const config = getDefaultConfig(__dirname)
config.resolver.assetExts.push('woff2')

const valibot = usedOfValibot()
config.resolver.resolveRequest = (context, name, platform) =>
  name === 'valibot'
    ? { type: 'sourceFile', filePath: valibot }
    : context.resolveRequest(context, name, platform)

module.exports = config
