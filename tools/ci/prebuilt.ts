/**
 * Reads the native projects that `expo prebuild` wrote into a folder, and fails if the app requests anything that it must not.
 */
import assert from 'node:assert/strict'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'

import { embeddedFonts } from '../../__tests__/support/embeddedFonts'

const [folder] = process.argv.slice(2)
if (folder === undefined) throw new Error('Which folder holds the native projects?')

const read = (path: string): string => readFileSync(join(folder, path), 'utf8')

const manifest = read('android/app/src/main/AndroidManifest.xml')
const asked = [...manifest.matchAll(/<uses-permission android:name="android\.permission\.(\w+)"([^>]*)>/g)]
  .filter(([, , rest = '']) => !rest.includes('tools:node="remove"'))
  .map(([, name = '']) => name)
assert.deepEqual(asked.sort(), ['INTERNET'])
assert.match(
  read('android/app/src/release/AndroidManifest.xml'),
  /<uses-permission android:name="android\.permission\.INTERNET" tools:node="remove"\/>/,
)
assert.match(manifest, /android:allowBackup="true"/)
for (const name of ['backup_rules', 'data_extraction_rules']) {
  const rules = read(`android/app/src/main/res/xml/${name}.xml`)
  assert.deepEqual(
    [...new Set(rules.match(/<(in|ex)clude [^>]*>/g))],
    ['<include domain="database" path="."/>'],
  )
  assert.ok(manifest.includes(`"@xml/${name}"`))
}
// The window may have any size and shape: split, folded, freely resized.
assert.match(manifest, /android:screenOrientation="unspecified"/)
// Predictive back as the system has it: docs/releasing.md.
assert.doesNotMatch(manifest, /android:enableOnBackInvokedCallback/)
assert.doesNotMatch(manifest, /resizeableActivity="false"|AspectRatio|android\.max_aspect/)
assert.match(read('android/app/build.gradle'), /applicationId 'org\.claimit\.game'/)
assert.match(read('android/gradle.properties'), /^hermesEnabled=true$/m)
assert.match(read('android/gradle.properties'), /^AsyncStorage_db_size_in_MB=64$/m)
assert.match(read('android/gradle.properties'), /^android\.enableMinifyInReleaseBuilds=true$/m)
assert.match(read('android/gradle.properties'), /^android\.enableShrinkResourcesInReleaseBuilds=true$/m)
assert.match(
  read('android/app/build.gradle'),
  /proguardFiles getDefaultProguardFile\([^)]*\), "proguard-rules\.pro"/,
)
assert.match(read('android/app/proguard-rules.pro'), /-keep class com\.swmansion\.reanimated\.\*\* \{ \*; \}/)
const fonts = embeddedFonts('android')
const embedded = readdirSync(join(folder, 'android/app/src/main/res/font'))
assert.equal(embedded.filter((name) => name.endsWith('.ttf')).length, fonts.length)
const application = read('android/app/src/main/java/org/claimit/game/MainApplication.kt')
for (const { family } of fonts) assert.ok(application.includes(`addCustomFont(this, "${family}"`), family)
assert.match(
  read('android/app/src/main/res/values/strings.xml'),
  /name="ExpoLocalization_supportsRTL"[^>]*>false</,
)

const info = read('ios/ClaimIt/Info.plist')
assert.doesNotMatch(info, /UsageDescription/)
assert.doesNotMatch(info, /UIBackgroundModes/)
assert.match(info, /<key>NSAllowsArbitraryLoads<\/key>\s*<false\/>/)
assert.match(info, /<key>RCTAsyncStorageExcludeFromBackup<\/key>\s*<false\/>/)
assert.match(info, /<string>claimit<\/string>/)
assert.doesNotMatch(info, /<key>UIRequiresFullScreen<\/key>\s*<true\/>/)
for (const device of ['', '~ipad']) {
  const [, turns = ''] =
    new RegExp(`<key>UISupportedInterfaceOrientations${device}</key>\\s*<array>(.*?)</array>`, 's').exec(
      info,
    ) ?? []
  assert.match(turns, /Portrait</)
  assert.match(turns, /LandscapeLeft</)
  assert.match(turns, /LandscapeRight</)
}
// Only debug builds may load from the local network.
assert.doesNotMatch(info, /NSAllowsLocalNetworking/)
assert.match(info, /<string>EXExpoAppSceneDelegate<\/string>/)
for (const { file } of embeddedFonts('ios'))
  assert.ok(info.includes(`<string>${basename(file)}</string>`), file)
const delegate = read('ios/ClaimIt/AppDelegate.swift')
assert.match(delegate, /ExpoReactNativeFactoryProvider/)
assert.doesNotMatch(delegate, /UIWindow\(frame:/)
assert.match(
  read('ios/ClaimIt/Info-Debug.plist'),
  /<key>NSAllowsArbitraryLoads<\/key>\s*<false\/>\s*<key>NSAllowsLocalNetworking<\/key>\s*<true\/>/,
)
const project = read('ios/ClaimIt.xcodeproj/project.pbxproj')
const lists = [...project.matchAll(/INFOPLIST_FILE = "?([^";]+)"?;[^{}]*\};\s*name = (\w+);/g)]
assert.deepEqual(
  lists.map(([, list, build]) => `${build}: ${list}`),
  ['Debug: ClaimIt/Info-Debug.plist', 'Release: ClaimIt/Info.plist'],
)
assert.match(project, /PRODUCT_BUNDLE_IDENTIFIER = org\.claimit\.game;|= "org\.claimit\.game";/)
assert.ok(existsSync(join(folder, 'ios/ClaimIt/Images.xcassets/AppIcon.appiconset')))

console.log('Android asks for INTERNET in debug builds and for nothing else; iOS asks for nothing.')
