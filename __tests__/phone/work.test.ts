/** How much one tap costs: shadow nodes made and commits, which on a cheap phone are the frames that are missed. */
import assert from 'node:assert/strict'

import settings from '../../package.json'
import { onPhones } from './support/open'
import type { Phone } from './support/phone'
import { optionsOn, startMatch } from './support/playing'

/**
 * A cheap phone makes and mounts some 10 to 20 views a millisecond of its JavaScript and main threads together, and a
 * frame lasts 16: what is made at one tap should fit into two of them, so at most 360 nodes. Commits each cost a
 * layout of the page: a roll begins, lands and shows its targets, and each of the three may come with a second commit.
 */
const most = { nodes: 360, commits: 6 }

async function workOf(phone: Phone, deed: () => Promise<unknown>) {
  const before = phone.fabric.work()
  await deed()
  await phone.pass(3000)
  const after = phone.fabric.work()
  return { nodes: after.created - before.created, commits: after.commits - before.commits }
}

onPhones('makes little of a roll, a placement and a stop', {}, async (phone) => {
  await startMatch(phone)
  await phone.pass(3000)
  const work = {
    roll: await workOf(phone, () => phone.press(/^Roll/)),
    place: await workOf(phone, () => phone.touch(optionsOn(phone)[0]!.node)),
    again: await workOf(phone, () => phone.press(/^Roll/)),
  }
  for (const [deed, { nodes, commits }] of Object.entries(work)) {
    assert.ok(nodes <= most.nodes, `${deed}: ${nodes} nodes`)
    assert.ok(commits <= most.commits, `${deed}: ${commits} commits`)
  }
})

onPhones('rests while it waits for a choice', {}, async (phone) => {
  await startMatch(phone)
  await phone.press(/^Roll/)
  await phone.pass(5000)
  const before = phone.fabric.work()
  await phone.pass(10_000)
  assert.deepEqual(phone.fabric.work(), before, 'nothing is committed while nothing happens')
  assert.deepEqual(endless(phone), [], 'no target breathes for ever')
})

type Started = {
  readonly newAnimationSettings?: Readonly<Record<string, { readonly iterationCount: number }>>
}

/** Reanimated writes an animation without end as one that runs less than no time. */
const endless = (phone: Phone): readonly unknown[] =>
  phone.log
    .calls('motion', 'animate')
    .flatMap(({ args }) => Object.values((args[2] as Started).newAnimationSettings ?? {}))
    .filter(({ iterationCount }) => iterationCount < 0 || iterationCount > 10)

onPhones('moves views without a commit for every frame', {}, async (phone) => {
  const flag = `${phone.device().platform.toUpperCase()}_SYNCHRONOUSLY_UPDATE_UI_PROPS`
  assert.equal(
    Object.entries(settings.reanimated.staticFeatureFlags).find(([name]) => name === flag)?.[1],
    true,
  )
})
