/** What the app is to a phone's system: names, orientation, permissions. Prebuilt projects are checked by .ci/run. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { languages } from '../../src/names'
import { palettes } from '../../src/theme/colours'
import { runExpo, unattended } from '../../tools/expo'
import { pictures } from '../../tools/icons/pictures'
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

it('turns freely and follows the system between light and dark', () => {
  expect(app).toMatchObject({ orientation: 'default', userInterfaceStyle: 'automatic' })
})

it('asks Android to vibrate and for nothing else, besides the network that a debug build loads itself over', () => {
  expect(app.android.permissions).toEqual(['android.permission.INTERNET', 'android.permission.VIBRATE'])
})

it('blocks every permission that a library or the template would add', () => {
  expect(app.android.blockedPermissions.map((name) => name.replace('android.permission.', ''))).toEqual([
    'MODIFY_AUDIO_SETTINGS',
    'READ_EXTERNAL_STORAGE',
    'RECORD_AUDIO',
    'SYSTEM_ALERT_WINDOW',
    'WRITE_EXTERNAL_STORAGE',
  ])
})

// What it writes is read by .ci/run: only a prebuilt project has manifests for release builds alone.
it('takes the network away from what Android ships', () => {
  expect(app.plugins).toContain('./tools/native/offlineRelease')
})

it('plays sounds without microphone and without going on in the background', () => {
  expect(app.plugins).toContainEqual([
    'expo-audio',
    { microphonePermission: false, recordAudioAndroid: false, enableBackgroundPlayback: false },
  ])
})

describe('as Expo understands it', () => {
  const { android, ios } = introspected()

  it('ends up with two permissions on Android, every other one removed', () => {
    const asked = android.manifest.manifest['uses-permission'].filter(({ $ }) => $['tools:node'] !== 'remove')
    expect(asked.map(({ $ }) => $['android:name'])).toEqual(app.android.permissions)
  })

  // React Native 0.86 always keeps a back callback of its own on the activity, so that Android could never show what
  // lies behind a gesture: nothing would be won, and the older way is the one whose order with sheets is proven.
  it('leaves predictive back off until React Native can tell Android when it would leave', () => {
    const [application] = android.manifest.manifest.application
    expect(application!.$['android:enableOnBackInvokedCallback']).toBe('false')
  })

  it('shows the page of the night, and not of the day, where Android is dark and no page stands yet', () => {
    expect(coloursIn(android.colors)).toMatchObject({
      activityBackground: palettes.paper.colours.bg,
      splashscreen_background: palettes.paper.colours.bg,
    })
    expect(coloursIn(android.colorsNight)).toMatchObject({
      activityBackground: palettes.lantern.colours.bg,
      splashscreen_background: palettes.lantern.colours.bg,
    })
  })

  it('gives matches ten times the room that AsyncStorage would on Android, by the name its Gradle file reads', () => {
    const name = 'AsyncStorage_db_size_in_MB'
    const storage = join(root, 'node_modules/@react-native-async-storage/async-storage/android/config.gradle')
    expect(readFileSync(storage, 'utf8')).toContain(`getPropertyOfDefault('${name}'`)
    expect(android.gradleProperties.filter(({ key }) => key === name)).toEqual([
      { type: 'property', key: name, value: '64' },
    ])
  })

  // Which rules these are is read by .ci/run, from the files of a prebuilt project.
  it('lets Android back the matches up, and nothing else', () => {
    const [application] = android.manifest.manifest.application
    expect(application!.$).toMatchObject({
      'android:allowBackup': 'true',
      'android:fullBackupContent': '@xml/backup_rules',
      'android:dataExtractionRules': '@xml/data_extraction_rules',
    })
  })

  it('turns freely on Android and opens claimit links', () => {
    const [activity] = android.manifest.manifest.application[0]!.activity
    expect(activity!.$['android:screenOrientation']).toBe('unspecified')
    expect(JSON.stringify(activity)).toContain('"android:scheme":"claimit"')
  })

  it('gives iOS no reason to ask the player for anything, and no work in the background', () => {
    const keys = Object.keys(ios.infoPlist)
    expect(keys.filter((key) => /UsageDescription$|^UIBackgroundModes$/.test(key))).toEqual([])
    expect(ios.entitlements).toEqual({})
  })

  // AsyncStorage keeps its folder out of iCloud and of transfers to a new phone unless it is told not to.
  it('lets iOS back the matches up', () => {
    expect(ios.infoPlist['RCTAsyncStorageExcludeFromBackup']).toBe(false)
  })

  it('lets iOS load nothing without encryption but from the same room, where the developer is', () => {
    expect(ios.infoPlist['NSAppTransportSecurity']).toEqual({
      NSAllowsArbitraryLoads: false,
      NSAllowsLocalNetworking: true,
    })
  })

  it('turns freely on iOS, in all four orientations, and speaks every language of the app', () => {
    expect(ios.infoPlist['UISupportedInterfaceOrientations']).toHaveLength(4)
    expect(ios.infoPlist['UISupportedInterfaceOrientations~ipad']).toHaveLength(4)
    expect(ios.infoPlist['CFBundleLocalizations']).toEqual([...languages])
  })
})

it('has every picture that app.json names, and names every picture that is drawn', () => {
  const named = [...new Set(JSON.stringify(app).match(/assets\/[\w-]+\.png/g))].sort()
  const drawn = pictures.map(({ file }) => `assets/${file}`)
  // The web's are named by its manifest and its page.
  expect(named).toEqual(drawn.filter((path) => !path.startsWith('assets/web/')).sort())
  expect(named.filter((path) => !existsSync(join(root, path)))).toEqual([])
})

it.each(pictures)('draws $file as a PNG of $size x $size', ({ file, size }) => {
  const header = readFileSync(join(root, 'assets', file)).subarray(0, 24)
  expect(header.toString('latin1', 1, 4)).toBe('PNG')
  expect([header.readUInt32BE(16), header.readUInt32BE(20)]).toEqual([size, size])
})

/**
 * Reanimated is compiled with them: what moves and fades is then told to views alone, and lays out no page each frame, which a
 * cheap phone cannot do 60 times a second. They stay on although the library's own default is off. Its open faults with
 * them, by the sources of 4.5.1, and why they are not ours:
 * - 10121, a press is lost under what a transform has moved: nothing that can be pressed is moved so, but by as little as a
 *   press may slip (`__tests__/phone/support/checks/moving.ts` looks at all that moves in any test of the phone). Sheets rise by a
 *   property of layout, and what takes the press of the last round's band lies still.
 * - 10434, Android's log fills when a view goes while updates wait for it: only those of `useAnimatedStyle` wait; ours are
 *   CSS animations, and those are taken from their register before the view goes.
 * - 10626, a commit that lands in a frame shows the value of the frame before: the next frame mends it. A motion that ends
 *   just then ends slowly and has nearly come; only the passing faces of a die end at once, and they go with the throw.
 */
it('moves and fades views without laying the page out anew, by switches that Reanimated knows', () => {
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
  // With shared element transitions Reanimated does not build.
  expect({ ...known, ...flags }['ENABLE_SHARED_ELEMENT_TRANSITIONS']).toBe(false)
})

/** Launchers cut any shape, and of the 108 dp of a layer only the circle of 66 in the middle always shows. */
it.each(['adaptive-foreground.png', 'adaptive-monochrome.png'])('keeps %s where no launcher cuts', (file) => {
  const { width, height, alphaAt } = readPng(readFileSync(join(root, 'assets', file)))
  let farthest = 0
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1)
      if (alphaAt(x, y) > 0)
        farthest = Math.max(farthest, Math.hypot(x + 0.5 - width / 2, y + 0.5 - height / 2))
  expect(farthest).toBeGreaterThan(0.2 * width)
  expect(farthest).toBeLessThanOrEqual((33 / 108) * width)
})

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

/** What `expo prebuild` would write, without writing it. */
function introspected(): Native {
  const json = runExpo(['config', '--type', 'introspect', '--json'], {
    stdio: ['ignore', 'pipe', 'ignore'],
    env: unattended,
  })
  return (JSON.parse(json) as { _internal: { modResults: Native } })._internal.modResults
}
