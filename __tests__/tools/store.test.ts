/** The store listings: texts in three languages within the limits, and answers that the project can prove. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { root, sourceFiles, sourceOf } from '../house/rooms'
import { brandNames, levels } from '../../src/names'
import { motionSettings, themeSettings } from '../../src/saves/settings'
import answers from '../../tools/store/answers.json'
import { captions, sceneNames } from '../../tools/store/pictures/captions'
import { formats } from '../../tools/store/pictures/formats'
import {
  filesOf,
  languages,
  lengthOf,
  limitsOf,
  privacyText,
  stores,
  storeText,
} from '../../tools/store/texts'

const read = (file: string): string => readFileSync(join(root, file), 'utf8')
const { expo: app } = JSON.parse(read('app.json')) as { readonly expo: App }
const { dependencies } = JSON.parse(read('package.json')) as {
  readonly dependencies: Readonly<Record<string, string>>
}

type App = {
  readonly ios: {
    readonly buildNumber?: string
    readonly config: { readonly usesNonExemptEncryption: boolean }
    readonly infoPlist?: Readonly<Record<string, unknown>>
  }
  readonly plugins: readonly unknown[]
  readonly android: { readonly versionCode?: number; readonly permissions: readonly string[] }
}

const files = stores.flatMap((store) => limitsOf(store).map(([file, limit]) => ({ store, file, limit })))

describe.each(languages)('the texts in %s', (language) => {
  const appStore = (file: string): string => storeText('appStore', language, file)
  const play = (file: string): string => storeText('play', language, file)

  it.each(stores)('are complete for the %s page, without extra files', (store) => {
    expect([...filesOf(store, language)].sort()).toEqual(
      limitsOf(store)
        .map(([file]) => file)
        .sort(),
    )
  })

  it.each(files)('have a $file within the length that the store allows', ({ store, file, limit }) => {
    const text = storeText(store, language, file)
    expect(text.trim()).toBe(text)
    expect(text.length).toBeGreaterThan(10)
    expect(lengthOf(text, limit)).toBeLessThanOrEqual(limit.most)
  })

  it('are the same in both stores where both have one', () => {
    expect(play('title.txt')).toBe(appStore('name.txt'))
    expect(play('full_description.txt')).toBe(appStore('description.txt'))
    expect(play('changelogs/default.txt')).toBe(appStore('release_notes.txt'))
  })

  it('name the author of the game and say that the app is unofficial', () => {
    expect(appStore('description.txt')).toContain('Kris Gould')
    expect(play('short_description.txt')).toContain('Kris Gould')
    expect(appStore('description.txt')).toMatch(/unofficial|inoffizielle|onofficiële/)
    expect(appStore('name.txt')).toMatch(/^Claim It! – .*\bfan\b/i)
  })

  it('have no exclamation mark but that of the name', () => {
    const all = [...files.map(({ store, file }) => storeText(store, language, file)), privacyText(language)]
    for (const text of all) expect(text.replaceAll('Claim It!', '')).not.toContain('!')
  })

  it('do not mention the other store or system', () => {
    const shown = files.filter(({ file }) => file !== 'keywords.txt')
    expect(shown.map(({ store, file }) => storeText(store, language, file)).join('\n')).not.toMatch(
      /\b(iOS|iPhone|iPad|Apple|App Store|Android|Google|Play Store)\b/,
    )
  })

  it('list each keyword once, without spaces around commas and without words of the name', () => {
    const words = appStore('keywords.txt').split(',')
    expect(words).toEqual([...new Set(words)].map((word) => word.trim()))
    const named = `${appStore('name.txt')} ${appStore('subtitle.txt')}`.toLowerCase().match(/[\p{L}]+/gu)
    expect(words.filter((word) => word.length < 3 || named?.includes(word))).toEqual([])
  })

  it('count the bots that the app has', () => {
    expect(levels).toHaveLength(7)
    const all = [
      ...files.map(({ store, file }) => storeText(store, language, file)),
      captions[language].bots,
    ].join('\n')
    const counts = [...all.matchAll(/(\p{L}+) bots\b/giu)].map(([, count = '']) => count.toLowerCase())
    expect(counts.length).toBeGreaterThan(3)
    expect(new Set(counts)).toEqual(new Set([{ en: 'seven', de: 'sieben', nl: 'zeven' }[language]]))
  })

  it('contain no made-up contact, only a placeholder for the publisher', () => {
    expect(privacyText(language)).toMatch(/\n\{contact\}$/)
    expect(privacyText(language)).not.toMatch(/@|https?:/)
  })
})

it('tells the App Store’s reviewer what the answers say', () => {
  const given = answers.forms.flatMap((form) => form.answers)
  const notes = given.find(({ ask }) => ask === 'Notes for the reviewer')
  expect(read('fastlane/metadata/review_information/notes.txt')).toBe(`${notes?.say}\n`)
})

const ours = [
  { file: 'App.tsx', source: read('App.tsx') },
  ...sourceFiles().map((file) => ({ file: `src/${file}`, source: sourceOf(file) })),
]
const filesWith = (pattern: RegExp): readonly string[] =>
  ours.filter(({ source }) => pattern.test(source)).map(({ file }) => file)
const packagesOf = (kind: RegExp): readonly string[] =>
  Object.keys(dependencies).filter((name) => kind.test(name))

/** Facts that support the answers. Each test looks for a counterexample. */
const facts: Readonly<Record<string, () => void>> = {
  'sends nothing': () => {
    const network =
      /\b(fetch|XMLHttpRequest|WebSocket|EventSource|sendBeacon|RTCPeerConnection|uploadAsync)\b\s*\(/
    // On the web, sounds, the page and its new version are fetched from its own host.
    expect(filesWith(network)).toEqual(['src/screens/shell/updates.web.ts', 'src/stage/sounds.web.ts'])
    expect(
      packagesOf(/axios|apollo|graphql|socket|netinfo|network|background-(fetch|task)|updates|trpc/),
    ).toEqual([])
  },
  'has no services of others': () => {
    const services =
      /firebase|sentry|bugsnag|crash|analytics|amplitude|segment|posthog|mixpanel|insights|supabase|auth|sign-?in|facebook|google-(?!fonts)|notifications|onesignal/
    expect(packagesOf(services)).toEqual([])
  },
  'sells nothing': () => {
    expect(packagesOf(/\bads?\b|admob|applovin|iap|purchase|billing|stripe|tracking|store-review/)).toEqual(
      [],
    )
  },
  'opens no page outside itself': () => {
    expect(filesWith(/\b(openURL|openBrowserAsync|WebBrowser|window\.open)\b/)).toEqual([])
    expect(packagesOf(/webview|web-browser|expo-linking/)).toEqual([])
  },
  'asks Android for nothing it does not use': () => {
    expect(app.android.permissions).toEqual(Object.keys(answers.permissions))
    // Debug builds need the network; this plugin removes it from release builds.
    expect(app.plugins).toContain('./tools/native/offlineRelease')
  },
  'asks an iPhone for nothing': () => {
    const keys = Object.keys(app.ios.infoPlist ?? {})
    expect(keys.filter((key) => /UsageDescription$|Tracking/.test(key))).toEqual([])
  },
  'encrypts nothing itself': () => {
    expect(app.ios.config.usesNonExemptEncryption).toBe(false)
    expect(filesWith(/\b(encrypt|decrypt|subtle)\b\s*\(?/)).toEqual([])
  },
  'is tested with a screen reader, large text and contrast': () => {
    for (const test of ['phone/turn.test.ts', 'phone/fits.test.ts', 'theme/contrast.test.ts'])
      expect(existsSync(join(root, '__tests__', test))).toBe(true)
  },
  'has a dark theme': () => {
    expect(themeSettings).toEqual(['system', 'paper', 'lantern'])
  },
  'marks players by more than colour': () => {
    expect(brandNames.length).toBeGreaterThanOrEqual(5)
  },
  'reduces motion on request': () => {
    expect(motionSettings).toEqual(['system', 'on'])
  },
  'shows a board, dice and markers': () => {
    // The app cannot show videos, photos or text from elsewhere.
    expect(packagesOf(/camera|image-picker|media-library|video|contacts|location|sensors/)).toEqual([])
  },
}

describe('the answers', () => {
  const given = answers.forms.flatMap((form) => form.answers)

  it('each refer to a fact, which a test proves, or to a decision', () => {
    const known = [...Object.keys(facts), 'a person decides']
    expect(given.filter(({ because }) => because.length === 0)).toEqual([])
    expect(given.flatMap(({ because }) => because).filter((reason) => !known.includes(reason))).toEqual([])
  })

  it('refer to every fact', () => {
    const used = given.flatMap(({ because }) => because)
    expect(Object.keys(facts).filter((fact) => !used.includes(fact))).toEqual([])
  })

  it.each(Object.keys(facts))('are true: the app %s', (fact) => facts[fact]!())
})

describe('the pictures', () => {
  it('have exactly the sizes that the stores require', () => {
    const pixels = formats.map(({ name, size, density }) => [
      name,
      size.width * density,
      size.height * density,
    ])
    expect(pixels).toEqual([
      ['app-store-iphone', 1320, 2868],
      ['app-store-ipad', 2752, 2064],
      ['play-phone', 1080, 1920],
      ['play-tablet', 2560, 1440],
    ])
  })

  it.each(languages)('have a different caption each in %s', (language) => {
    expect(new Set(Object.values(captions[language])).size).toBe(sceneNames.length)
  })
})

describe('eas.json', () => {
  const eas = JSON.parse(read('eas.json')) as {
    readonly cli: Readonly<Record<string, unknown>>
    readonly build: Readonly<Record<string, Readonly<Record<string, unknown>>>>
  }

  it('has profiles for development, preview and the stores', () => {
    expect(Object.keys(eas.build)).toEqual(['development', 'preview', 'production'])
  })

  it('leaves build numbers to the service', () => {
    expect(eas.cli.appVersionSource).toBe('remote')
    expect(eas.build.production).toMatchObject({ autoIncrement: true })
    expect(app.ios.buildNumber).toBeUndefined()
    expect(app.android.versionCode).toBeUndefined()
  })

  it('does not require a development client that is not installed', () => {
    const asked = Object.values(eas.build).some(({ developmentClient }) => developmentClient === true)
    expect(asked).toBe(dependencies['expo-dev-client'] !== undefined)
  })

  it('names no account or project', () => {
    const all = `${read('eas.json')} ${read('app.json')}`
    expect(all).not.toMatch(/projectId|"owner"|appleId|ascAppId|appleTeamId|serviceAccount/)
  })
})

it('links only to existing files', () => {
  const pages = ['README.md', 'device.md'].map((page) => read(`tools/store/${page}`)).join('\n')
  const named = [...pages.matchAll(/\]\(([\w./-]+)\)/g)].map(([, path = '']) => path)
  expect(named.length).toBeGreaterThan(3)
  expect(named.filter((path) => !existsSync(join(root, 'tools/store', path)))).toEqual([])
})
