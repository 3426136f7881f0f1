// Bundles the phones' drawing code for the web in place of the browsers': react-native-svg, Reanimated, dice of views. Only for
// pictures. Code that a browser needs, or that pictures do not show (focus, keys, disk, fonts, sound), stays the web's.
const { existsSync } = require('node:fs')
const { join, relative, sep } = require('node:path')

const root = join(__dirname, '../..')
const config = require('../../metro.config')

const drawn = join(root, 'src/ui') + sep
const browsers = ['kit/focus', 'kit/focusShows', 'kit/FocusRing']

const nativeHalfOf = (path) => {
  const [, name, ending] = /^(.*)\.web(\.tsx?)$/.exec(path) ?? []
  if (name === undefined || !path.startsWith(drawn) || browsers.includes(relative(drawn, name))) return null
  return existsSync(name + ending) ? name + ending : null
}

const resolve = config.resolver.resolveRequest

module.exports = {
  ...config,
  resolver: {
    ...config.resolver,
    resolveRequest: (context, name, platform) => {
      const found = (resolve ?? context.resolveRequest)(context, name, platform)
      const half = found.type === 'sourceFile' ? nativeHalfOf(found.filePath) : null
      return half === null ? found : { type: 'sourceFile', filePath: half }
    },
  },
}
