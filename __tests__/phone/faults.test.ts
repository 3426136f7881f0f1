/**
 * Plays on while native calls throw, reject, hang or answer late: before the first roll, in the middle of a turn and at the end of a
 * match. Nothing may be lost, and the player gets a sentence where one is needed.
 */
import assert from 'node:assert/strict'
import { test } from 'node:test'

import { gameOf, matchOf, type Match } from '@/match'
import { afterAction, freshMatch, isBust, nextAction, storedWith } from '../browser/support/players'
import { type Platform, platforms } from './support/device'
import { faultKinds, type FaultKind, lateBy } from './support/modules/faults'
import { expectNoProblems, onPhones, opened } from './support/open'
import type { Phone } from './support/phone'
import { dismissBust, doOn, expectFigures, expectRanking, isOver } from './support/playing'

const states = [freshMatch('00112233445566778899aabbccddeeff', { seats: 2 })]
for (let match = states[0]!; !isOver(match); states.push(match)) match = afterAction(match, nextAction(match))

const copyOf = (match: Match, id: string): Match => ({ ...match, info: { ...match.info, id } })

/** Each of the three matches is played on for so many actions. */
const played = 2
const moments = [
  copyOf(states[0]!, 'before-the-first-roll'),
  copyOf(
    states.find((match) => gameOf(match).turnsPlayed > 6 && gameOf(match).phase === 'decide')!,
    'turn',
  ),
  copyOf(states.at(-1 - played)!, 'end'),
] as const

const settings = { dicePace: 'brisk', passScreen: false }
const disk = new Map(moments.flatMap((match) => Object.entries(storedWith(match, settings, match.info.id))))

async function playOn(phone: Phone, from: Match): Promise<Match> {
  let match = from
  for (let actions = 0; actions < played; actions += 1) {
    const after = await doOn(phone, match, nextAction(match))
    if (isBust(match, after)) await dismissBust(phone)
    match = after
  }
  await (isOver(match) ? expectRanking(phone, match) : expectFigures(phone, match))
  return match
}

function expectSaved(phone: Phone, { info, steps }: Match): void {
  const read = matchOf(JSON.parse(phone.disk.get(`claim-it/match/${info.id}`)!))
  assert.ok(read.ok, info.id)
  assert.equal(read.match.steps.length, steps.length, info.id)
}

/** What a match calls that a player can do without. */
const extras = [
  'Appearance.setColorScheme',
  'AudioPlayer',
  'ExpoAudio.setIsAudioActiveAsync',
  'ExpoHaptics',
  'ExpoKeepAwake',
  'ExpoSplashScreen',
  'ExpoSystemUI',
]
const screenReader = { android: 'AccessibilityInfo', ios: 'AccessibilityManager' } as const

type Transfer = {
  readonly fails: readonly string[]
  readonly taps: readonly (string | RegExp)[]
  readonly says: RegExp
}

const add = ['Back up or add', 'Add games']
const share = (match: Match) => [new RegExp(`^More for: ${match.info.id}`), 'Share as text']
const notDone = /^That did not work/

/** What leaves the app and what comes in, with the sentence that the player needs when it fails: two for each moment. */
const onSaved: readonly (readonly Transfer[])[] = [
  [
    { fails: ['ExpoSharing'], taps: share(moments[0]), says: notDone },
    { fails: ['ExpoClipboard'], taps: [...add, 'Paste'], says: /^The clipboard could not/ },
  ],
  [
    { fails: ['FileSystemFile.write'], taps: share(moments[1]), says: notDone },
    { fails: ['ExpoDocumentPicker'], taps: [...add, 'Choose a file'], says: notDone },
  ],
  [
    { fails: ['ExpoSharing.shareAsync'], taps: ['Back up or add', 'Back up all games'], says: notDone },
    { fails: ['FileSystemFile.text'], taps: [...add, 'Choose a file'], says: notDone },
  ],
]
const shareResult = 'Share the match as text'
const onResult: readonly Transfer[] = [
  { fails: ['ExpoSharing'], taps: [shareResult], says: /^Copied/ },
  { fails: ['ExpoSharing', 'ExpoClipboard'], taps: [shareResult], says: /^The match could not be shared/ },
]

/** A call that does not answer may be a question of the system that the player has still to answer. */
async function transfer(phone: Phone, kind: FaultKind, { fails, taps, says }: Transfer): Promise<void> {
  for (const name of fails) phone.faults.set(name, kind)
  for (const name of taps) await phone.press(name)
  if (kind === 'throws' || kind === 'rejects') await phone.await(says)
  await phone.pass(3 * lateBy)
  for (const name of fails) phone.faults.delete(name)
}

/** What the player is told while the disk fails. A late disk needs no sentence, and calls with a callback cannot throw. */
const diskSays = {
  throws: null,
  rejects: /^Saving does not work right now/,
  hangs: /^Saving is taking a while/,
  late: null,
} as const satisfies Record<FaultKind, RegExp | null>

async function playOnFailingDisk(phone: Phone, kind: FaultKind, from: Match): Promise<Match> {
  const says = diskSays[kind]
  if (kind !== 'throws') phone.faults.set('RNCAsyncStorage', kind)
  const match = await playOn(phone, from)
  if (says === null) await phone.pass(6 * lateBy)
  else await phone.await(says)
  phone.faults.delete('RNCAsyncStorage')
  if (says !== null) await phone.press('Try again')
  await phone.pass(6000)
  assert.ok(!phone.sees(/^Saving/), phone.reader.heard())
  return match
}

/** Shares, adds and plays at each moment. */
async function playThrough(phone: Phone, kind: FaultKind): Promise<void> {
  phone.owner.chooses = { name: 'match.txt', text: 'A text' }
  for (const [index, moment] of moments.entries()) {
    for (const each of onSaved[index]!) {
      await phone.open('claimit://saved')
      await transfer(phone, kind, each)
      await phone.back()
    }
    await phone.open(`claimit://match/${moment.info.id}`)
    expectSaved(phone, await playOnFailingDisk(phone, kind, moment))
  }
  for (const each of onResult) await transfer(phone, kind, each)
}

const brokenOn = (platform: Platform, kind: FaultKind) =>
  new Map([...extras, screenReader[platform]].map((name) => [name, kind]))

for (const kind of faultKinds) {
  for (const on of platforms) {
    const faults = brokenOn(on, kind)
    onPhones(
      `a match goes on and is saved while native calls fail: ${kind}`,
      { disk, on: [on], faults },
      async (phone) => {
        await playThrough(phone, kind)
        expectAllCalled(phone, kind, [...faults.keys()])
      },
    )
  }
}

for (const [what, planted] of [
  ['does not guard its calls', { instead: /try \{\s+call\(\);\s+\} catch \(error\) \{\}/, text: 'call();' }],
  [
    'says nothing when it cannot share',
    { instead: /(var openShareSheet = [^]*?catch \{[^}]*return) 'failed'/, text: "$1 'shared'" },
  ],
] as const) {
  void test(`notices an app that ${what}`, async () => {
    const phone = await opened({ platform: 'android', disk, faults: brokenOn('android', 'throws'), planted })
    await assert.rejects(async () => {
      await playThrough(phone, 'throws')
      expectNoProblems(phone)
    })
    phone.kill()
  })
}

/** Otherwise a test could pass because nothing failed. */
function expectAllCalled(phone: Phone, kind: FaultKind, broken: readonly string[]): void {
  const calls = phone.log.calls('fault').map(({ what }) => what)
  const all = [...broken, ...[...onSaved.flat(), ...onResult].flatMap(({ fails }) => fails)]
  // A call that returns at once can only throw.
  const isDue = (name: string): boolean => kind === 'throws' || name !== 'Appearance.setColorScheme'
  assert.deepEqual(
    all.filter((name) => isDue(name) && !calls.some((call) => call.startsWith(name))),
    [],
    'nothing called these',
  )
}

for (const kind of ['rejects', 'hangs'] as const) {
  onPhones(
    `opens while the disk cannot be read, says so, and finds the matches later: ${kind}`,
    { disk, faults: new Map([['RNCAsyncStorage', kind]]) },
    async (phone) => {
      await phone.await(/^Your saved games cannot be read right now/)
      phone.faults.clear()
      await phone.await(/^Continue/, { most: 60_000 })
    },
  )
}
