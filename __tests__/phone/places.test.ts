/** Every place opens, and Android's back, iOS's swipe and a screen reader's escape leave it again. */
import assert from 'node:assert/strict'

import { onPhones, opened } from './support/open'
import type { Phone } from './support/phone'
import { dismissBust, doOn, expectFigures, playUntil, startMatch } from './support/playing'
import { isBust, nextAction } from '../browser/support/players'
import { gameOf, type Match } from '@/match'

const titleOf = (phone: Phone): string =>
  phone.reader.stops().find(({ role }) => role === 'heading')?.name ?? ''

/** The taps from Home, and the title of the place. */
const places: Readonly<
  Record<string, { readonly taps: readonly (string | RegExp)[]; readonly title: RegExp }>
> = {
  'New game': { taps: [/^New game/], title: /^New game$/ },
  'Saved games': { taps: ['Saved'], title: /^Saved games$/ },
  'How to play': { taps: ['How to play'], title: /^(How to play|The goal)$/ },
  Settings: { taps: ['Settings'], title: /^Settings$/ },
  'the lesson': { taps: ['Learn it in 90 seconds'], title: /./ },
}

for (const [name, { taps, title }] of Object.entries(places)) {
  onPhones(`goes back from ${name} to Home`, {}, async (phone) => {
    for (const tap of taps) await phone.press(tap)
    await phone.pass(800)
    assert.match(titleOf(phone), title)
    await phone.back()
    assert.ok(phone.sees(/^New game/, 'button'), phone.reader.heard())
  })
}

onPhones('going back from Home leaves the app', { on: ['android'] }, async (phone) => {
  await phone.back()
  assert.equal(phone.log.calls('DeviceEventManager', 'invokeDefaultBackPressHandler').length, 1)
})

onPhones('going back closes a sheet and stays on its page', {}, async (phone) => {
  await phone.press(/^New game/)
  await phone.press(/^.*, Player 1, You/)
  await phone.await('Done')
  await phone.back()
  assert.ok(!phone.sees('Done'), phone.reader.heard())
  assert.match(titleOf(phone), /^New game$/)
})

onPhones(
  'going back from a match leads to Home, which offers to continue it once somebody has rolled',
  {},
  async (phone) => {
    await startMatch(phone)
    await phone.back()
    assert.ok(!phone.sees(/^Continue/), phone.reader.heard())
    const match = await startMatch(phone)
    await doOn(phone, match, nextAction(match))
    await phone.pass(50)
    await phone.back()
    await phone.await(/^Continue/)
  },
)

onPhones('going back closes the match menu, and the match goes on', {}, async (phone) => {
  const match = await startMatch(phone)
  await phone.press('Match menu')
  await phone.pass(600)
  assert.ok(!phone.sees(/^Roll/), phone.reader.heard())
  await phone.back()
  await doOn(phone, match, nextAction(match))
})

for (const [link, title] of [
  ['claimit://how', /^(How to play|The goal)$/],
  ['claimit://settings', /^Settings$/],
  ['claimit://saved', /^Saved games$/],
  ['claimit://new', /^New game$/],
  ['claimit://no/such/place', /^(You and Doc Hollis|Claim It)/],
] as const) {
  onPhones(`opens ${link} at the start and while running, with Home beneath`, { link }, async (phone) => {
    assert.match(titleOf(phone), title)
    if (!phone.sees(/^New game/, 'button')) await phone.back()
    assert.ok(phone.sees(/^New game/, 'button'), phone.reader.heard())
    await phone.open(link)
    assert.match(titleOf(phone), title)
  })
}

/** All announcements, haptics and sounds, sorted because turning the phone may delay some. */
const heard = (phone: Phone, mark: number): readonly string[] =>
  phone.log
    .since(mark)
    .filter(({ who, what }) => /^announce/.test(what) || who === 'ExpoHaptics' || what === 'play')
    .map(({ what, args }) => [what, ...args.map(String)].join(' '))
    .sort()

onPhones(
  'turning the phone during a throw changes neither announcements nor haptics and sounds',
  {},
  async (phone) => {
    const still = await opened({ platform: phone.device().platform })
    const [ours, others] = await Promise.all([phone, still].map(throwOn))
    async function throwOn(each: Phone): Promise<readonly string[]> {
      await startMatch(each)
      const mark = each.log.entries.length
      await each.press(/^Roll/)
      await each.pass(200)
      if (each === phone) await each.turn()
      await each.pass(6000)
      return heard(each, mark)
    }
    still.kill()
    assert.ok(
      ours!.some((line) => line.includes('Rolled')),
      ours!.join('\n'),
    )
    assert.deepEqual(ours, others)
    assert.equal(phone.disk.size, still.disk.size)
  },
)

const decides = (match: Match): boolean => gameOf(match).phase === 'decide'

onPhones('turning the phone during a throw does not disturb the match', {}, async (phone) => {
  let match = await playUntil(phone, await startMatch(phone), decides)
  for (const _way of ['lying', 'standing']) {
    const thrown = await doOn(phone, match, { does: 'roll' })
    await phone.pass(200)
    await phone.turn()
    await phone.pass(2000)
    match = thrown
    if (gameOf(match).phase !== 'place') return
    match = await doOn(phone, match, nextAction(match))
    await expectFigures(phone, match)
  }
})

/** Each needs another layout of the match than the one before. */
const windows = [
  { width: 841, height: 673 },
  { width: 344, height: 882 },
  { width: 320, height: 480 },
  { width: 1280, height: 800 },
  { width: 480, height: 320 },
  { width: 1133, height: 744 },
] as const

onPhones('resizing the window during a throw does not disturb the match', {}, async (phone) => {
  const { width, height } = phone.device()
  let match = await startMatch(phone)
  for (const window of windows) {
    // In low windows there are no choices in the panel to play by.
    await phone.become({ width, height })
    match = await playUntil(phone, match, decides)
    const thrown = await doOn(phone, match, { does: 'roll' })
    await phone.pass(200)
    await phone.become(window)
    if (isBust(match, thrown)) await dismissBust(phone)
    match = thrown
    await expectFigures(phone, match)
  }
})
