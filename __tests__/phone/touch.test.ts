/** Ignores presses on controls that appeared under the finger; quick taps elsewhere all count. */
import assert from 'node:assert/strict'

import { legalPlacements } from '@/engine'
import { gameOf, playersOf, type Match } from '@/match'
import { afterAction } from '../browser/support/players'
import type { Point } from './support/glass'
import { onPhones } from './support/open'
import type { Phone } from './support/phone'
import { optionsOn, playUntil, spaceName, startMatch } from './support/playing'

const apart = [90, 180, 300] as const
const tapDuration = 35

async function taps(phone: Phone, at: Point, count: number, gap: number): Promise<void> {
  for (let done = 0; done < count; done += 1) {
    phone.down(at)
    await phone.pass(tapDuration)
    phone.up()
    await phone.pass(gap - tapDuration)
  }
}

async function withoutPassing(phone: Phone): Promise<Match> {
  await phone.press('Settings')
  await phone.press(/^Pass-the-phone/)
  await phone.press('Back')
  return await startMatch(phone)
}

const decides = (match: Match): boolean => gameOf(match).phase === 'decide'
const places = (match: Match): boolean => gameOf(match).phase === 'place'

onPhones('a long press on a choice previews, and the next tap places', {}, async (phone) => {
  await playUntil(phone, await withoutPassing(phone), places)
  await phone.pass(2000)
  const at = phone.middleOf(optionsOn(phone).at(-1)!.name)
  phone.down(at)
  await phone.pass(700)
  assert.ok(phone.sees(/^Tap it again to place\. Then: largest group/), phone.reader.heard())
  phone.up()
  await phone.pass(1500)
  assert.ok(optionsOn(phone).length > 0, 'lifting it places nothing')
  await taps(phone, at, 1, 100)
  await phone.pass(1500)
  assert.ok(phone.sees(/^Stop/), phone.reader.heard())
})

for (const gap of apart) {
  onPhones(`a double tap on a chip, ${gap} ms apart, places and does not stop`, {}, async (phone) => {
    await playUntil(phone, await withoutPassing(phone), places)
    await phone.pass(2000)
    const chip = optionsOn(phone).at(-1)!
    await taps(phone, phone.middleOf(chip.name), 2, gap)
    await phone.pass(1500)
    assert.ok(phone.sees(/^Stop/), phone.reader.heard())
  })

  onPhones(`four taps on Roll again, ${gap} ms apart, roll once`, {}, async (phone) => {
    await playUntil(phone, await withoutPassing(phone), decides)
    await phone.pass(1500)
    await taps(phone, phone.middleOf(/^Roll again/), 4, gap)
    await phone.pass(1500)
    assert.ok(optionsOn(phone).length > 0 || phone.sees(/^Pass to/), phone.reader.heard())
  })

  onPhones(`a double tap on Stop, ${gap} ms apart, does not roll for the next player`, {}, async (phone) => {
    await playUntil(phone, await withoutPassing(phone), decides)
    await phone.pass(1500)
    await taps(phone, phone.middleOf(/^Stop/), 2, gap)
    await phone.pass(1500)
    assert.ok(phone.sees(/^Roll the dice/), phone.reader.heard())
  })

  onPhones(`quick taps, ${gap} ms apart, do not press through the pass page`, {}, async (phone) => {
    await playUntil(phone, await startMatch(phone), decides)
    await phone.pass(1500)
    const { width, height } = phone.device()
    phone.down(phone.middleOf(/^Stop/))
    await phone.pass(tapDuration)
    phone.up()
    await taps(phone, { x: width / 2, y: height - 60 }, 10, gap)
    await phone.pass(1500)
    assert.ok(phone.sees(/^I’m/), phone.reader.heard())
  })
}

onPhones('a finger held down while the dice land presses nothing', {}, async (phone) => {
  const match = await withoutPassing(phone)
  const rolled = afterAction(match, { does: 'roll' })
  const options = legalPlacements(gameOf(rolled))
  const space = phone.middleOf(spaceName(options[0]!.space))
  await taps(phone, phone.middleOf(/^Roll the dice/), 1, 400)
  phone.down(space)
  await phone.pass(1500)
  phone.up()
  await phone.pass(90)
  await taps(phone, space, 2, 120)
  await phone.pass(1500)
  assert.equal(optionsOn(phone).length, options.length, phone.reader.heard())
  await taps(phone, space, 1, 1500)
  assert.ok(phone.sees(/^Stop/), phone.reader.heard())
})

onPhones('quick taps at different places all count', {}, async (phone) => {
  const match = await withoutPassing(phone)
  const [option, other] = legalPlacements(gameOf(afterAction(match, { does: 'roll' })))
  const elsewhere = phone.middleOf(spaceName(other!.space))
  await taps(phone, phone.middleOf(/^Roll the dice/), 1, 90)
  // Taps skip the animations, so dice and marker are there at once.
  await taps(phone, elsewhere, 1, 90)
  await taps(phone, phone.middleOf(spaceName(option!.space)), 1, 90)
  await taps(phone, { x: phone.device().width / 2, y: 24 }, 1, 90)
  await taps(phone, phone.middleOf(/^Stop/), 1, 1500)
  const next = playersOf(match)[1 - gameOf(match).turn]!.name
  await phone.await(new RegExp(`^${next}, .*on turn`))
})

onPhones('quick taps on the same control all count', {}, async (phone) => {
  await phone.press('Settings')
  const toggle = phone.middleOf(/^Pass-the-phone/)
  const isOn = (): unknown => phone.find(/^Pass-the-phone/)?.props.accessibilityState
  const before = JSON.stringify(isOn())
  await taps(phone, toggle, 3, 90)
  await phone.pass(500)
  assert.notEqual(JSON.stringify(isOn()), before)
})

onPhones('a screen reader’s presses always count', { screenReader: true }, async (phone) => {
  await playUntil(phone, await withoutPassing(phone), decides)
  await phone.pass(1500)
  await taps(phone, phone.middleOf(/^Stop/), 1, 1500)
  const roll = phone.middleOf(/^Roll the dice/)
  await taps(phone, roll, 1, 1500)
  assert.ok(!phone.sees(/^Roll the dice/), phone.reader.heard())
})
