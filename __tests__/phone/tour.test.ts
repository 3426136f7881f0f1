/** Every sight of the app once, on both platforms: no ink cut, no property of a drawing lost, nothing silent that has a name. */
import assert from 'node:assert/strict'

import { lostOn } from './support/checks/drawings'
import { inkOutsideOn } from './support/checks/ink'
import { slippingOn } from './support/checks/moving'
import { silentOn } from './support/checks/names'
import { unfilledOn } from './support/checks/whole'
import { platforms } from './support/device'
import { onSight, sights } from './support/tour'

for (const platform of platforms) {
  for (const sight of sights) {
    onSight(sight.name, sight, { platform }, (phone) => {
      assert.deepEqual([...new Set(inkOutsideOn(phone))], [], 'ink outside of its line')
      assert.deepEqual([...new Set(lostOn(phone))], [], 'lost on the way to native')
      assert.deepEqual(unfilledOn(phone), [], 'a drawing that ends before its box')
      assert.deepEqual([...new Set(slippingOn(phone))], [], 'moved away under the finger')
      assert.deepEqual([...new Set(silentOn(phone))], [], 'no reader stops there')
    })
  }
}
