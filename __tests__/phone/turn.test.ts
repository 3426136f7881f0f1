/** What a screen reader reads during a turn, in which order, and what is announced. */
import assert from 'node:assert/strict'

import { turnFaults } from './support/checks/turn'
import { spokenSince } from './support/ear'
import { onPhones } from './support/open'
import { optionsOn, startMatch } from './support/playing'
import type { Phone } from './support/phone'
import { onSight, sights } from './support/tour'

const expectOrder = (phone: Phone): void =>
  assert.deepEqual(turnFaults(phone.reader.stops().map(({ name }) => name)), [])

onPhones('reads a turn in order: top bar, players, drawer, board', {}, async (phone) => {
  await startMatch(phone)
  expectOrder(phone)
  const mark = phone.log.entries.length
  await phone.press(/^Roll the dice/)
  await phone.pass(2500)
  expectOrder(phone)
  assert.match(spokenSince(phone.log, mark).join(' '), /Rolled \d, \d, \d\. .*possible\./)
  const focus = phone.log
    .since(mark)
    .filter(({ who, what }) => who === 'reader' && what === 'focus')
    .at(-1)
  assert.equal(focus?.args[0], optionsOn(phone)[0]?.node.tag, 'the focus moves to the first option')
  const told = phone.log.since(mark).findLastIndex(({ args }) => String(args[0]).startsWith('Rolled'))
  assert.ok(told > phone.log.since(mark).indexOf(focus!), 'and the roll is announced again after that')
  const option = optionsOn(phone)[0]!
  assert.match(option.name, /^Column \d, row \d: place squatter \d here$/)
  await phone.touch(option.node)
  await phone.pass(2500)
  expectOrder(phone)
  assert.match(
    spokenSince(phone.log, mark).join(' '),
    /Squatter \d placed on column \d, row \d\. Chance of a bust (less than )?\d+ percent\./,
  )
  const names = phone.reader.stops().map(({ name }) => name)
  assert.ok(
    names.some((name) => /^Column \d, row \d: squatter \d, this turn, at risk/.test(name)),
    names.join('\n'),
  )
})

// On Android the system's bar takes this space.
onSight(
  'shows the chance of a bust above the pad for real dice on the smallest phone',
  sights.find(({ name }) => name === 'own dice, decide')!,
  { platform: 'ios', width: 320, height: 568 },
  (phone) => assert.ok(phone.sees(/^Chance of a bust/), phone.reader.heard()),
)
