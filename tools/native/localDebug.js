// Lets only debug builds for iOS load from the local network without encryption, because they load the app from the developer's
// machine. They get an Info.plist of their own; that of release builds does not allow it.
const { readFileSync, writeFileSync } = require('node:fs')
const { join } = require('node:path')
const { withFinalizedMod, withXcodeProject } = require('expo/config-plugins')

const secure = /<key>NSAllowsArbitraryLoads<\/key>\s*<false\/>/

const withDebugList = (config) =>
  withFinalizedMod(config, [
    'ios',
    (project) => {
      const folder = join(project.modRequest.platformProjectRoot, project.modRequest.projectName)
      const list = readFileSync(join(folder, 'Info.plist'), 'utf8')
      if (!secure.test(list)) throw new Error('Info.plist says nothing about unencrypted connections')
      const local = '<key>NSAllowsLocalNetworking</key>\n      <true/>'
      writeFileSync(
        join(folder, 'Info-Debug.plist'),
        list.replace(secure, (found) => `${found}\n      ${local}`),
      )
      return project
    },
  ])

module.exports = (config) =>
  withXcodeProject(withDebugList(config), (project) => {
    const { projectName } = project.modRequest
    const configurations = Object.values(project.modResults.pbxXCBuildConfigurationSection())
    for (const { name, buildSettings } of configurations)
      if (name === 'Debug' && buildSettings.INFOPLIST_FILE !== undefined)
        buildSettings.INFOPLIST_FILE = `${projectName}/Info-Debug.plist`
    return project
  })
