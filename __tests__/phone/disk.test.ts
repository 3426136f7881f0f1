/** Kills the app at different moments and restarts it from the same disk. */
import assert from 'node:assert/strict'

import { writeText, type Match } from '@/match'
import { freshMatch, isBust, nextAction, playedOut } from '../browser/support/players'
import { onPhones, restarted } from './support/open'
import type { Phone } from './support/phone'
import {
  doOn,
  expectFigures,
  expectRanking,
  isOver,
  playUntil,
  dismissBust,
  startMatch,
} from './support/playing'

const back = /^Continue/

async function restartAndContinue(phone: Phone, match: Match): Promise<Phone> {
  const again = await restarted(phone)
  await again.press(back)
  await expectFigures(again, match)
  return again
}

// The seed of the short match in matches.test.ts.
onPhones('continues after each of ten kills and reaches the result', { chance: 130081 }, async (phone) => {
  let [on, match] = [phone, await startMatch(phone)]
  for (let kills = 0; kills < 10 && !isOver(match);) {
    const after = await doOn(on, match, nextAction(match))
    // Kills at different times: during a throw, after a placement, during a stop.
    await on.pass([5, 300, 900, 2500][kills % 4]!)
    if (isBust(match, after)) await dismissBust(on)
    match = after
    if (kills === 9 || match.steps.length % 3 === 0) {
      on = await restartAndContinue(on, match)
      kills += 1
    }
  }
  await expectRanking(on, await playUntil(on, match, isOver))
  on.kill()
})

/** The colour scheme last set for the keyboard and system sheets. */
const colourSchemeOf = (phone: Phone): unknown =>
  phone.log.calls('Appearance', 'setColorScheme').at(-1)?.args[0]

onPhones('keeps settings and language over a restart', { scheme: 'light' }, async (phone) => {
  assert.equal(colourSchemeOf(phone), 'unspecified')
  await phone.press('Settings')
  await phone.press(/^Dark/)
  assert.equal(colourSchemeOf(phone), 'dark')
  await phone.press(/^Language/)
  await phone.press('Deutsch')
  await phone.pass(500)
  const again = await restarted(phone)
  assert.ok(again.sees(/^Neues Spiel/, 'button'), again.reader.heard())
  assert.equal(colourSchemeOf(again), 'dark')
  again.kill()
})

onPhones('renames, deletes and restores a match', {}, async (phone) => {
  // A match without a roll is deleted when it is left.
  await playOne(phone, await startMatch(phone))
  await phone.back()
  await phone.press('Saved')
  await phone.press(/^More|^Options/)
  await phone.press(/^Rename/)
  await phone.pass(500)
  const field = phone.reader.stops().find(({ role }) => role === 'field')
  assert.ok(field, phone.reader.heard())
  await phone.type(field.name, 'The long evening')
  await phone.press(/^(Save|Done|Rename)/)
  await phone.await(/The long evening/)
  await phone.press(/^More|^Options/)
  await phone.press(/^Delete/)
  await phone.pass(1000)
  await phone.press(/Deleted/)
  await phone.press(/^(Restore|Put back|Give back)/)
  await phone.await(/The long evening/)
})

onPhones('says that the disk is full, plays on, and saves once there is room', {}, async (phone) => {
  let match = await startMatch(phone)
  phone.owner.hasRoom = false
  for (let actions = 0; actions < 4; actions++) match = await playOne(phone, match)
  await phone.await(/no room left to save/)
  phone.owner.hasRoom = true
  match = await playOne(phone, match)
  await phone.pass(1000)
  assert.ok(!phone.sees(/no room left to save/), phone.reader.heard())
  const again = await restartAndContinue(phone, match)
  again.kill()
})

async function playOne(phone: Phone, match: Match): Promise<Match> {
  const after = await doOn(phone, match, nextAction(match))
  if (isBust(match, after)) await dismissBust(phone)
  return after
}

const foreign = playedOut(freshMatch('00112233445566778899aabbccddeeff', { seats: 2 }))

onPhones('adds a match from the clipboard', {}, async (phone) => {
  phone.owner.clipboard = writeText(foreign)
  await phone.press('Saved')
  await phone.press('Back up or add')
  await phone.press(/^Add|^Import/)
  await phone.press('Paste')
  await phone.press(/^Add 1 game/)
  await phone.await(/Anna/)
})

onPhones('adds a match from a file', {}, async (phone) => {
  phone.owner.chooses = { name: 'match.txt', text: writeText(foreign) }
  await phone.press('Saved')
  await phone.press('Back up or add')
  await phone.press(/^Add|^Import/)
  await phone.press('Choose a file')
  await phone.press(/^Add 1 game/)
  await phone.await(/Anna/)
})
