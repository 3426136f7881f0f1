/**
 * Checks every sight (page or sheet) of the app: nothing is cut off, covered or off the screen, and letters fit in their lines, at
 * six sizes, six text scales, in three languages and both themes, and in windows of resized and folded devices. Drawings lose no property, everything with a name is readable by
 * a screen reader, and going back leaves the sight. A phone starts once and is then resized, because starting takes longest.
 * Checks a seeded sample; PHONE_WHOLE=1 checks everything (`npm run soak -- sights`).
 */
import assert from 'node:assert/strict'

import { dictionaries } from '@/i18n/dictionaries'
import { playersOf } from '@/match'
import { seededRandom } from '../../tools/seededRandom'
import { lostOn } from './support/checks/drawings'
import { misfitsOn } from './support/checks/fits'
import { underFoldOn } from './support/checks/fold'
import { inkOutsideOn } from './support/checks/ink'
import { silentOn } from './support/checks/names'
import { unfilledOn } from './support/checks/whole'
import { type Insets, type Platform, platforms } from './support/device'
import { isText } from './support/nodes'
import type { Phone } from './support/phone'
import { nameOf, roleOf } from './support/reader'
import { type Language, languages, onSight, type Sight, sights } from './support/tour'

const sizes = [
  [320, 568],
  [375, 667],
  [390, 844],
  [412, 915],
  [844, 390],
  [820, 1180],
] as const
/** The system's text scales; the app's own setting multiplies them, up to twice the size. */
const scales = [1, 1.15, 1.3, 1.6, 2, 3.1] as const
const themes = ['paper', 'lantern'] as const

/** Split and freely resized windows, foldables open and closed, and system bars on one side only. */
const resized: readonly Look[] = [
  { width: 320, height: 480 },
  { width: 375, height: 500 },
  { width: 480, height: 320 },
  { width: 568, height: 320 },
  { width: 344, height: 882 },
  { width: 673, height: 841, folds: true },
  { width: 841, height: 673, folds: true },
  { width: 600, height: 960 },
  { width: 507, height: 1024 },
  { width: 844, height: 390, insets: { top: 0, right: 0, bottom: 21, left: 59 } },
  { width: 740, height: 360, insets: { top: 24, right: 48, bottom: 0, left: 0 } },
  // The last look of a sight, because wide windows show some sheets on the page itself and close them.
  { width: 1133, height: 744 },
].map((window) => ({ ...window, fontScale: 1 }))

type Look = {
  readonly width: number
  readonly height: number
  readonly fontScale: number
  readonly insets?: Insets
  /** It has an upright fold in the middle. */
  readonly folds?: boolean
}

type Start = {
  readonly sight: Sight
  readonly platform: Platform
  readonly language: Language
  readonly theme: (typeof themes)[number]
  readonly looks: readonly Look[]
}

/** Sizes change before text scales, like a turned phone, which also tests that cached layouts are correct. */
const allLooks: readonly Look[] = scales.flatMap((fontScale) =>
  sizes.map(([width, height]) => ({ width, height, fontScale })),
)

const whole = (): readonly Start[] =>
  sights.flatMap((sight) =>
    platforms.flatMap((platform) =>
      languages.flatMap((language) =>
        themes.map((theme) => ({ sight, platform, language, theme, looks: [...allLooks, ...resized] })),
      ),
    ),
  )

/** Each sight on both platforms with a random language and theme, in this many sizes and text scales and in two of the windows. */
function sampled(ways: number, seed: number): readonly Start[] {
  const random = seededRandom(seed)
  const any = <One>(of: readonly One[]): One => of[Math.floor(random() * of.length)]!
  const shuffled = (): readonly Look[] =>
    allLooks
      .map((look) => ({ look, at: random() }))
      .sort((a, b) => a.at - b.at)
      .map(({ look }) => look)
  let turn = seed
  const nextWindow = (): Look => resized[turn++ % resized.length]!
  const twoWindows = (): readonly Look[] => [nextWindow(), nextWindow()].sort((a, b) => a.width - b.width)
  return sights.flatMap((sight) =>
    platforms.map((platform) => ({
      sight,
      platform,
      language: any(languages),
      theme: any(themes),
      looks: [...shuffled().slice(0, ways), ...twoWindows()],
    })),
  )
}

const ways = Number(process.env.PHONE_WAYS ?? 3)
const seed = Number(process.env.PHONE_SEED ?? 1)
const wanted = process.env.PHONE_SIGHT ?? ''
const starts = process.env.PHONE_WHOLE === '1' ? whole() : sampled(ways, seed)

const namesIn = ({ match }: Sight): readonly string[] =>
  match === undefined ? [] : playersOf(match).map(({ name }) => name)

/** Going back from Home leaves the app on Android, and does nothing on iOS. */
const isOut = (phone: Phone, { common }: (typeof dictionaries)[Language]): boolean =>
  phone.device().platform === 'android'
    ? phone.log.calls('DeviceEventManager', 'invokeDefaultBackPressHandler').length > 0
    : phone.sees(new RegExp(`^${common.newGame}`), 'button') && phone.sees(common.settings, 'button')

/** Three levels at most: a sheet, its page, and the page before. */
async function expectBackLeadsOut(phone: Phone, language: Language): Promise<void> {
  let backs = 0
  for (; backs < 4 && !isOut(phone, dictionaries[language]); backs += 1) await phone.back()
  assert.ok(backs < 4, phone.reader.heard())
}

for (const { sight, platform, language, theme, looks } of starts.filter(({ sight: { name } }) =>
  name.includes(wanted),
)) {
  const sentence = `${sight.name} fits, ${language}, ${theme}`
  const [first, ...others] = looks
  onSight(sentence, sight, { platform, language, theme, ...first }, async (phone) => {
    const windows = phone.glass.windows().length
    const found: string[] = []
    const look = ({ width, height, fontScale, insets, folds = false }: Look): void => {
      const where = `${width} x ${height}, text ${fontScale}${insets ? ', bars on one side' : ''}`
      if (width < 900) assert.equal(phone.glass.windows().length, windows, `a sheet came or went at ${where}`)
      const wrong = new Set([...misfitsOn(phone, namesIn(sight)), ...inkOutsideOn(phone)])
      if (folds) for (const each of underFoldOn(phone)) wrong.add(each)
      for (const each of wrong) found.push(`${where}: ${each}`)
    }
    look(first!)
    assert.deepEqual([...new Set(lostOn(phone))], [], 'properties lost on the way to native views')
    assert.deepEqual(unfilledOn(phone), [], 'drawings smaller than their box')
    assert.deepEqual([...new Set(silentOn(phone))], [], 'not readable by a screen reader')
    for (const other of others) {
      await phone.become(other)
      look(other)
    }
    assert.deepEqual(found, [])
    await expectBackLeadsOut(phone, language)
  })
}

/** A deliberate fault, which the check must find. */
type Fault = {
  readonly what: string
  readonly sight: string
  readonly of: RegExp
  /** Where to change: the button with this name by default, its text, or the view around the text. */
  readonly part?: 'text' | 'around'
  readonly change: Readonly<Record<string, unknown>>
  readonly found: RegExp
}

const faults: readonly Fault[] = [
  {
    what: 'a text wider than its space',
    sight: 'decide',
    of: /^Undo$/,
    change: { width: 50 },
    found: /a word is broken: “Undo”/,
  },
  {
    what: 'a button below the screen',
    sight: 'decide',
    of: /^Roll again/,
    change: { top: 60 },
    found: /(cut|off the glass) by \d+: “Roll again/,
  },
  {
    what: 'a button under the system’s bar',
    sight: 'decide',
    of: /^Roll again/,
    change: { top: 20 },
    found: /under the system’s bars by \d+: “Roll again/,
  },
  {
    what: 'a button over another',
    sight: 'decide',
    of: /^Roll again/,
    change: { position: 'absolute', top: 0, left: 0, right: 0, bottom: 0 },
    found: /out of reach: “Stop/,
  },
  {
    what: 'a button that is too small',
    sight: 'decide',
    of: /^Undo$/,
    change: { minHeight: 30, height: 30 },
    found: /too small: “Undo”/,
  },
  {
    what: 'a choice outside of its sheet',
    sight: 'back up',
    of: /^Add games/,
    change: { left: 40 },
    found: /cut sideways: “Add games/,
  },
  {
    what: 'a choice above the scroll view',
    sight: 'back up',
    of: /^Add games/,
    change: { top: -20 },
    found: /beyond what scrolls: “Add games/,
  },
  {
    what: 'a title that is shortened',
    sight: 'saved',
    of: /^Anna won with\s9$/,
    part: 'text',
    change: { width: 100, numberOfLines: 1 },
    found: /shortened: “Anna won with\s9”/,
  },
  {
    what: 'a label beside its switch that should wrap above it',
    sight: 'settings',
    of: /^Outline largest groups$/,
    part: 'around',
    change: { flexBasis: 320, flexShrink: 1 },
    found: /squeezed, not wrapped/,
  },
  {
    what: 'a backdrop that does not reach the screen’s edge',
    sight: 'back up',
    of: /^Close$/,
    change: { top: 10 },
    found: /(off the glass|under the system’s bars) by \d+: “Close”/,
  },
]

for (const platform of platforms) {
  for (const { what, sight: name, of, part, change, found } of faults) {
    const sight = sights.find((each) => each.name === name)!
    onSight(`finds ${what}`, sight, { platform, width: 390, height: 844 }, async (phone) => {
      assert.deepEqual(misfitsOn(phone), [])
      const named = phone.glass.shown().filter((each) => of.test(nameOf(each)))
      const text = named.find(isText)
      const button = named.find((each) => roleOf(each) === 'button')
      const node = part === undefined ? button : part === 'text' ? text : phone.fabric.parentOf(text!)
      assert.ok(node, phone.reader.heard())
      Object.assign(node.props, change)
      await phone.become({})
      assert.match(misfitsOn(phone).join('\n'), found)
    })
  }
}

for (const platform of platforms) {
  for (const name of ['a bot’s seat', 'choose', 'bust']) {
    const sight = sights.find((each) => each.name === name)!
    const view = { platform, width: 390, height: 844, fontScale: 1.3, language: 'de' } as const
    onSight(`${name} fits after the phone is turned`, sight, view, async (phone) => {
      await phone.turn()
      assert.deepEqual([...new Set(misfitsOn(phone, namesIn(sight)))], [])
    })
  }
}
