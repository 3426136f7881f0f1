/**
 * Every sight of the app once, on both platforms: no ink cut, no property of a drawing lost, nothing silent that has a name, and
 * going back leads out.
 */
import assert from 'node:assert/strict'

import { lostOn } from './support/checks/drawings'
import { inkOutsideOn } from './support/checks/ink'
import { silentOn } from './support/checks/names'
import { unfilledOn } from './support/checks/whole'
import { platforms } from './support/device'
import type { Phone } from './support/phone'
import { onSight, sights } from './support/tour'

/** Android leaves the app from Home; iOS stays there. */
const isOut = (phone: Phone): boolean =>
  phone.device().platform === 'android'
    ? phone.log.calls('DeviceEventManager', 'invokeDefaultBackPressHandler').length > 0
    : phone.sees(/^New game/, 'button') && phone.sees('Settings', 'button')

/** A sheet, the page it lies on, and the page that led there: no place is deeper. */
async function backsUntilOut(phone: Phone): Promise<number> {
  let backs = 0
  for (; backs < 4 && !isOut(phone); backs += 1) await phone.back()
  return backs
}

for (const platform of platforms) {
  for (const sight of sights) {
    onSight(sight.name, sight, { platform }, async (phone) => {
      assert.deepEqual([...new Set(inkOutsideOn(phone))], [], 'ink outside of its line')
      assert.deepEqual([...new Set(lostOn(phone))], [], 'lost on the way to native')
      assert.deepEqual(unfilledOn(phone), [], 'a drawing that ends before its box')
      assert.deepEqual([...new Set(silentOn(phone))], [], 'no reader stops there')
      const backs = await backsUntilOut(phone)
      assert.ok(backs < 4, phone.reader.heard())
    })
  }
}
