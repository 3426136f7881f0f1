/** app.json and what Expo makes of it: names, orientation, permissions. .ci/run checks the prebuilt projects. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { languages } from '../../src/names'
import { palettes } from '../../src/theme/colours'
import { typeTokens } from '../../src/theme/type'
import { runExpo, unattended } from '../../tools/expo'
import { pictures } from '../../tools/icons/pictures'
import { embeddedFonts } from '../support/embeddedFonts'
import { readPng } from '../support/png'
import { root } from './rooms'

const { expo: app } = JSON.parse(readFileSync(join(root, 'app.json'), 'utf8')) as { expo: App }

type App = {
  readonly name: string
  readonly slug: string
  readonly scheme: string
  readonly version: string
  readonly orientation: string
  readonly userInterfaceStyle: string
  readonly ios: { readonly bundleIdentifier: string; readonly infoPlist?: Readonly<Record<string, unknown>> }
  readonly android: {
    readonly package: string
    readonly permissions: readonly string[]
    readonly blockedPermissions: readonly string[]
  }
  readonly plugins: readonly (string | readonly [string, Readonly<Record<string, unknown>>])[]
}

it('is called Claim It! everywhere, with one identifier on both systems', () => {
  expect(app).toMatchObject({ name: 'Claim It!', slug: 'claim-it', scheme: 'claimit' })
  expect(app.ios.bundleIdentifier).toBe('org.claimit.game')
  expect(app.android.package).toBe(app.ios.bundleIdentifier)
})

it('has the version of the package', () => {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string }
  expect(app.version).toBe(version)
})

it('allows every orientation and follows the light and dark mode of the system', () => {
  expect(app).toMatchObject({ orientation: 'default', userInterfaceStyle: 'automatic' })
})

it('asks Android for nothing but the network in debug builds', () => {
  expect(app.android.permissions).toEqual(['android.permission.INTERNET'])
})

it('blocks every permission that libraries and the template add', () => {
  expect(app.android.blockedPermissions.map((name) => name.replace('android.permission.', ''))).toEqual([
    'MODIFY_AUDIO_SETTINGS',
    'READ_EXTERNAL_STORAGE',
    'RECORD_AUDIO',
    'SYSTEM_ALERT_WINDOW',
    'VIBRATE',
    'WRITE_EXTERNAL_STORAGE',
  ])
})

// .ci/run reads the result: only a prebuilt project has separate manifests for release builds.
it('removes the network permission from Android release builds', () => {
  expect(app.plugins).toContain('./tools/native/offlineRelease')
})

it('plays sounds without a microphone permission and not in the background', () => {
  expect(app.plugins).toContainEqual([
    'expo-audio',
    { microphonePermission: false, recordAudioAndroid: false, enableBackgroundPlayback: false },
  ])
})

it.each(['ios', 'android'] as const)('embeds exactly the fonts that texts use on %s', (platform) => {
  const used = new Set(Object.values(typeTokens).map(({ family }) => family))
  const fonts = embeddedFonts(platform)
  expect(new Set(fonts.map(({ family }) => family))).toEqual(used)
  for (const { file } of fonts) expect(existsSync(file)).toBe(true)
})

describe('with Expo’s plugins applied', () => {
  const { android, ios } = introspected()

  it('has no other permission on Android', () => {
    const asked = android.manifest.manifest['uses-permission'].filter(({ $ }) => $['tools:node'] !== 'remove')
    expect(asked.map(({ $ }) => $['android:name'])).toEqual(app.android.permissions)
  })

  it('has predictive back where React Native can answer it: from Android 16, where it is the default', () => {
    const [application] = android.manifest.manifest.application
    expect(application!.$).not.toHaveProperty('android:enableOnBackInvokedCallback')
    const versions = readFileSync(join(root, 'node_modules/react-native/gradle/libs.versions.toml'), 'utf8')
    expect(Number(/^targetSdk = "(\d+)"/m.exec(versions)?.[1])).toBeGreaterThanOrEqual(36)
  })

  it('shrinks Android’s release builds', () => {
    for (const key of ['android.enableMinifyInReleaseBuilds', 'android.enableShrinkResourcesInReleaseBuilds'])
      expect(android.gradleProperties).toContainEqual({ type: 'property', key, value: 'true' })
  })

  it('has a scene on iOS, which iOS 27 demands of every app', () => {
    expect(ios.infoPlist['UIApplicationSceneManifest']).toMatchObject({
      UISceneConfigurations: {
        UIWindowSceneSessionRoleApplication: [{ UISceneDelegateClassName: 'EXExpoAppSceneDelegate' }],
      },
    })
  })

  it('is laid out from left to right in every system', () => {
    expect(ios.infoPlist['ExpoLocalization_supportsRTL']).toBe(false)
  })

  it('starts with the dark theme’s background if Android is in dark mode', () => {
    expect(coloursIn(android.colors)).toMatchObject({
      activityBackground: palettes.paper.colours.bg,
      splashscreen_background: palettes.paper.colours.bg,
    })
    expect(coloursIn(android.colorsNight)).toMatchObject({
      activityBackground: palettes.lantern.colours.bg,
      splashscreen_background: palettes.lantern.colours.bg,
    })
  })

  it('raises AsyncStorage’s size limit on Android tenfold, by the property its Gradle file reads', () => {
    const name = 'AsyncStorage_db_size_in_MB'
    const storage = join(root, 'node_modules/@react-native-async-storage/async-storage/android/config.gradle')
    expect(readFileSync(storage, 'utf8')).toContain(`getPropertyOfDefault('${name}'`)
    expect(android.gradleProperties.filter(({ key }) => key === name)).toEqual([
      { type: 'property', key: name, value: '64' },
    ])
  })

  // .ci/run reads the rules themselves from a prebuilt project.
  it('limits Android’s backup by rules', () => {
    const [application] = android.manifest.manifest.application
    expect(application!.$).toMatchObject({
      'android:allowBackup': 'true',
      'android:fullBackupContent': '@xml/backup_rules',
      'android:dataExtractionRules': '@xml/data_extraction_rules',
    })
  })

  it('allows every orientation on Android and opens claimit links', () => {
    const [activity] = android.manifest.manifest.application[0]!.activity
    expect(activity!.$['android:screenOrientation']).toBe('unspecified')
    expect(JSON.stringify(activity)).toContain('"android:scheme":"claimit"')
  })

  it('asks for no permission on iOS and does not run in the background', () => {
    const keys = Object.keys(ios.infoPlist)
    expect(keys.filter((key) => /UsageDescription$|^UIBackgroundModes$/.test(key))).toEqual([])
    expect(ios.entitlements).toEqual({})
  })

  // By default AsyncStorage excludes its folder from iCloud and from transfers to a new phone.
  it('includes the matches in iOS’s backup', () => {
    expect(ios.infoPlist['RCTAsyncStorageExcludeFromBackup']).toBe(false)
  })

  // Debug builds have a separate list: .ci/run reads both from a prebuilt project.
  it('allows no unencrypted connections in iOS release builds, not even in the local network', () => {
    expect(app.plugins).toContain('./tools/native/localDebug')
    expect(ios.infoPlist['NSAppTransportSecurity']).toEqual({ NSAllowsArbitraryLoads: false })
  })

  it('allows all four orientations on iOS and lists every language of the app', () => {
    expect(ios.infoPlist['UISupportedInterfaceOrientations']).toHaveLength(4)
    expect(ios.infoPlist['UISupportedInterfaceOrientations~ipad']).toHaveLength(4)
    expect(ios.infoPlist['CFBundleLocalizations']).toEqual([...languages])
  })
})

it('has every picture named in app.json, and names every picture that is generated', () => {
  const named = [...new Set(JSON.stringify(app).match(/assets\/[\w-]+\.png/g))].sort()
  const drawn = pictures.map(({ file }) => `assets/${file}`)
  // Those of the web are named in its manifest and its page.
  expect(named).toEqual(drawn.filter((path) => !path.startsWith('assets/web/')).sort())
  expect(named.filter((path) => !existsSync(join(root, path)))).toEqual([])
})

it.each(pictures)('draws $file as a PNG of $size x $size', ({ file, size }) => {
  const header = readFileSync(join(root, 'assets', file)).subarray(0, 24)
  expect(header.toString('latin1', 1, 4)).toBe('PNG')
  expect([header.readUInt32BE(16), header.readUInt32BE(20)]).toEqual([size, size])
})

/**
 * With these flags Reanimated updates moving and fading views without a layout of the page in each frame, which a cheap phone
 * cannot do 60 times a second. They are off by default. The library's open issues with them (sources of 4.5.1), and why they
 * do not affect us:
 * - 10121: a view moved by a transform loses presses. We never move a pressable view farther than a press may slip
 *   (`__tests__/phone/support/checks/moving.ts` checks this in every phone test). Sheets rise by a layout
 *   property, and the pressable part of the last round's band does not move.
 * - 10434: Android logs an error if a view is removed while updates are pending. Only `useAnimatedStyle` has pending updates;
 *   ours are CSS animations, which are unregistered before the view is removed.
 * - 10626: a commit during a frame shows the value of the frame before, and the next frame corrects it. Motions ease
 *   out, so little shows; only the passing faces of a die end at once, and they disappear with the throw.
 */
it('sets the Reanimated flags that avoid layout during animations, by names that exist', () => {
  const flags = (
    JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
      reanimated: { staticFeatureFlags: Readonly<Record<string, boolean>> }
    }
  ).reanimated.staticFeatureFlags
  const known = JSON.parse(
    readFileSync(
      join(root, 'node_modules/react-native-reanimated/src/featureFlags/staticFlags.json'),
      'utf8',
    ),
  ) as Readonly<Record<string, boolean>>
  expect(flags).toEqual({
    ANDROID_SYNCHRONOUSLY_UPDATE_UI_PROPS: true,
    IOS_SYNCHRONOUSLY_UPDATE_UI_PROPS: true,
  })
  expect(Object.keys(flags).filter((name) => known[name] === undefined)).toEqual([])
  // Reanimated does not build with shared element transitions.
  expect({ ...known, ...flags }['ENABLE_SHARED_ELEMENT_TRANSITIONS']).toBe(false)
})

/** Launchers mask icons: of a layer's 108 dp only the inner circle of 66 dp is always visible. */
it.each(['adaptive-foreground.png', 'adaptive-monochrome.png'])(
  'keeps %s inside the part that no launcher cuts off',
  (file) => {
    const { width, height, alphaAt } = readPng(readFileSync(join(root, 'assets', file)))
    let farthest = 0
    for (let y = 0; y < height; y += 1)
      for (let x = 0; x < width; x += 1)
        if (alphaAt(x, y) > 0)
          farthest = Math.max(farthest, Math.hypot(x + 0.5 - width / 2, y + 0.5 - height / 2))
    expect(farthest).toBeGreaterThan(0.2 * width)
    expect(farthest).toBeLessThanOrEqual((33 / 108) * width)
  },
)

type Attributes = { readonly $: Readonly<Record<string, string>> }
type Coloured = { readonly resources: { readonly color: readonly (Attributes & { readonly _: string })[] } }
type Native = {
  readonly android: {
    readonly manifest: {
      readonly manifest: {
        readonly 'uses-permission': readonly Attributes[]
        readonly application: readonly (Attributes & { readonly activity: readonly Attributes[] })[]
      }
    }
    readonly gradleProperties: readonly {
      readonly type: string
      readonly key?: string
      readonly value?: string
    }[]
    readonly colors: Coloured
    readonly colorsNight: Coloured
  }
  readonly ios: { readonly infoPlist: Readonly<Record<string, unknown>>; readonly entitlements: object }
}

const coloursIn = ({ resources }: Coloured): Readonly<Record<string, string>> =>
  Object.fromEntries(resources.color.map(({ $, _ }) => [$['name'], _]))

/** What `expo prebuild` would write. */
function introspected(): Native {
  const json = runExpo(['config', '--type', 'introspect', '--json'], {
    stdio: ['ignore', 'pipe', 'ignore'],
    env: unattended,
  })
  return (JSON.parse(json) as { _internal: { modResults: Native } })._internal.modResults
}
