// Removes network access from Android's release builds, whatever permissions a library requests. Debug builds keep it, because
// they load the app from the developer's machine. Writes one manifest that is only merged into releases.
const { mkdirSync, writeFileSync } = require('node:fs')
const { join } = require('node:path')
const { withDangerousMod } = require('expo/config-plugins')

const manifest = `<manifest xmlns:android="http://schemas.android.com/apk/res/android" xmlns:tools="http://schemas.android.com/tools">
  <uses-permission android:name="android.permission.INTERNET" tools:node="remove"/>
</manifest>
`

module.exports = (config) =>
  withDangerousMod(config, [
    'android',
    (project) => {
      const folder = join(project.modRequest.platformProjectRoot, 'app/src/release')
      mkdirSync(folder, { recursive: true })
      writeFileSync(join(folder, 'AndroidManifest.xml'), manifest)
      return project
    },
  ])
