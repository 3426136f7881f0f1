/** The cost of one tap in shadow nodes and commits, which make cheap phones drop frames. */
import assert from 'node:assert/strict'

import settings from '../../package.json'
import { type Cost, endless, overBudget } from './support/checks/budget'
import { onPhones } from './support/open'
import type { Phone } from './support/phone'
import { optionsOn, startMatch } from './support/playing'

async function workOf(phone: Phone, action: () => Promise<unknown>): Promise<Cost> {
  const before = phone.fabric.work()
  await action()
  await phone.pass(3000)
  const after = phone.fabric.work()
  return { nodes: after.created - before.created, commits: after.commits - before.commits }
}

onPhones('a roll and a placement stay within the budget', {}, async (phone) => {
  await startMatch(phone)
  await phone.pass(3000)
  const work = {
    roll: await workOf(phone, () => phone.press(/^Roll/)),
    place: await workOf(phone, () => phone.touch(optionsOn(phone)[0]!.node)),
    again: await workOf(phone, () => phone.press(/^Roll/)),
  }
  for (const [action, cost] of Object.entries(work)) {
    assert.deepEqual(overBudget(cost), [], action)
  }
})

onPhones('does no work while it waits for a choice', {}, async (phone) => {
  await startMatch(phone)
  await phone.press(/^Roll/)
  await phone.pass(5000)
  const before = phone.fabric.work()
  await phone.pass(10_000)
  assert.deepEqual(phone.fabric.work(), before, 'nothing is committed while nothing happens')
  const started = phone.log.calls('motion', 'animate').map(({ args }) => args[2])
  assert.deepEqual(endless(started), [], 'no endless animation')
})

onPhones('moves views without a commit for every frame', {}, async (phone) => {
  const flag = `${phone.device().platform.toUpperCase()}_SYNCHRONOUSLY_UPDATE_UI_PROPS`
  assert.equal(
    Object.entries(settings.reanimated.staticFeatureFlags).find(([name]) => name === flag)?.[1],
    true,
  )
})
