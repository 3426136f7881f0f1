import assert from 'node:assert/strict'

import { onPhones } from './support/open'
import type { Phone } from './support/phone'
import { startBots } from './support/playing'

const written = (phone: Phone): number => phone.log.calls('disk', 'set').length

onPhones('pauses bots while the app is in the background', {}, async (phone) => {
  await startBots(phone)
  await phone.pass(8000)
  await phone.background()
  await phone.pass(3000)
  const before = written(phone)
  await phone.pass(60_000)
  assert.equal(written(phone), before, 'nothing is played in the background')
  await phone.foreground()
  await phone.pass(20_000)
  assert.ok(written(phone) > before, 'the bots play on')
})
