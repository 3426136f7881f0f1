/** Every place of the app opens, and Android's back, iOS's swipe and a screen reader's escape lead out of it again. */
import assert from 'node:assert/strict'

import { onPhones } from './support/open'
import type { Phone } from './support/phone'
import { doOn, expectFigures, playUntil, startMatch } from './support/playing'
import { nextDeed } from '../browser/support/players'
import { gameOf } from '@/match/index'

const titleOf = (phone: Phone): string =>
  phone.reader.stops().find(({ role }) => role === 'heading')?.name ?? ''

/** What leads there from Home, tap by tap, and the title that shows that one has arrived. */
const places: Readonly<
  Record<string, { readonly taps: readonly (string | RegExp)[]; readonly title: RegExp }>
> = {
  'New game': { taps: ['New game'], title: /^New game$/ },
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
    assert.ok(phone.sees('New game', 'button'), phone.reader.heard())
  })
}

onPhones('leaves the app from Home by back', { on: ['android'] }, async (phone) => {
  await phone.back()
  assert.equal(phone.log.calls('DeviceEventManager', 'invokeDefaultBackPressHandler').length, 1)
})

onPhones('closes a sheet by back, and stays on its page', {}, async (phone) => {
  await phone.press('New game')
  await phone.press(/^.*, Player 1, You/)
  await phone.await('Done')
  await phone.back()
  assert.ok(!phone.sees('Done'), phone.reader.heard())
  assert.match(titleOf(phone), /^New game$/)
})

onPhones('goes back from a match to Home, and the match waits there', {}, async (phone) => {
  await startMatch(phone)
  await phone.back()
  await phone.await(/^Continue|^Go on|^Resume/)
})

onPhones('closes the match menu by back, and the match goes on', {}, async (phone) => {
  const match = await startMatch(phone)
  await phone.press('Match menu')
  await phone.pass(600)
  assert.ok(!phone.sees(/^Roll/), phone.reader.heard())
  await phone.back()
  await doOn(phone, match, nextDeed(match))
})

for (const [link, title] of [
  ['claimit://how', /^(How to play|The goal)$/],
  ['claimit://settings', /^Settings$/],
  ['claimit://saved', /^Saved games$/],
  ['claimit://new', /^New game$/],
  ['claimit://no/such/place', /^(2 to 5 players|Claim It)/],
] as const) {
  onPhones(`opens ${link}, from cold and while it runs, with Home under it`, { link }, async (phone) => {
    assert.match(titleOf(phone), title)
    if (!phone.sees('New game', 'button')) await phone.back()
    assert.ok(phone.sees('New game', 'button'), phone.reader.heard())
    await phone.open(link)
    assert.match(titleOf(phone), title)
  })
}

onPhones('goes on with a throw when the phone is turned meanwhile', {}, async (phone) => {
  let match = await playUntil(phone, await startMatch(phone), (present) => gameOf(present).phase === 'decide')
  for (const _way of ['lying', 'standing']) {
    const thrown = await doOn(phone, match, { does: 'roll' })
    await phone.pass(200)
    await phone.turn()
    await phone.pass(2000)
    match = thrown
    if (gameOf(match).phase !== 'place') return
    match = await doOn(phone, match, nextDeed(match))
    await expectFigures(phone, match)
  }
})
