/** Runs a test on both platforms; it fails on any red box, error or warning of the app. */
import assert from 'node:assert/strict'
import { test } from 'node:test'

import { type Platform, platforms } from './device'
import { type Opening, type Phone, startPhone } from './phone'

export type Wanted = Omit<Opening, 'platform'> & {
  readonly on?: readonly Platform[]
}

/** Without a time limit: waiting ends by the phone's clock. */
export function onPhones(sentence: string, wanted: Wanted, body: (phone: Phone) => Promise<void>): void {
  const { on = platforms, ...opening } = wanted
  for (const platform of on) {
    void test(`${sentence}, ${platform}`, async () => {
      const phone = await opened({ ...opening, platform })
      try {
        await body(phone)
        expectNoProblems(phone)
      } catch (error) {
        for (const problem of phone.problems) console.error(`${sentence}, ${platform}: ${problem}`)
        throw error
      } finally {
        phone.kill()
      }
    })
  }
}

/** A started phone after the splash. */
export async function opened(opening: Opening): Promise<Phone> {
  const phone = await startPhone(opening)
  await phone.pass(1000)
  return phone
}

export function expectNoProblems(phone: Phone): void {
  assert.deepEqual(phone.problems, [], 'the app complained')
  assert.deepEqual(phone.motion.slipped(), [], 'moved away under the finger')
  if (phone.device().platform === 'ios')
    assert.deepEqual(phone.ear.unspoken(), [], 'a live region that VoiceOver does not hear of')
}

/** Kills the app and restarts it on the same phone with the same disk. */
export async function restarted(phone: Phone, wanted: Partial<Opening> = {}): Promise<Phone> {
  expectNoProblems(phone)
  const disk = phone.kill()
  return await opened({ ...phone.device(), disk, ...wanted })
}
