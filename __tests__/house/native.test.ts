/** What the app is to a phone's system: names, orientation, permissions. Prebuilt projects are checked by .ci/run. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { pictures } from '../../tools/icons/pictures'
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

it('asks Android to vibrate and for nothing else, besides the network that React Native brings', () => {
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

it('plays sounds without microphone and without going on in the background', () => {
  expect(app.plugins).toContainEqual([
    'expo-audio',
    { microphonePermission: false, recordAudioAndroid: false, enableBackgroundPlayback: false },
  ])
})

it('has every picture that app.json names, and names every picture that is drawn', () => {
  const named = [...new Set(JSON.stringify(app).match(/assets\/[\w-]+\.png/g))].sort()
  expect(named).toEqual(pictures.map(({ file }) => `assets/${file}`).sort())
  expect(named.filter((path) => !existsSync(join(root, path)))).toEqual([])
})

it.each(pictures)('draws $file as a PNG of $size x $size', ({ file, size }) => {
  const header = readFileSync(join(root, 'assets', file)).subarray(0, 24)
  expect(header.toString('latin1', 1, 4)).toBe('PNG')
  expect([header.readUInt32BE(16), header.readUInt32BE(20)]).toEqual([size, size])
})
