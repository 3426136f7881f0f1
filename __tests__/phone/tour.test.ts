/** Every sight of the app once, on both platforms: no ink cut, no property of a drawing lost, nothing silent that has a name. */
import assert from 'node:assert/strict'

import { lostOn } from './support/checks/drawings'
import { inkOutsideOn } from './support/checks/ink'
import { silentOn } from './support/checks/names'
import { platforms } from './support/device'
import { onSight, sights } from './support/tour'

for (const platform of platforms) {
  for (const sight of sights) {
    onSight(sight.name, sight, { platform }, (phone) => {
      assert.deepEqual([...new Set(inkOutsideOn(phone))], [], 'ink outside of its line')
      assert.deepEqual([...new Set(lostOn(phone))], [], 'lost on the way to native')
      assert.deepEqual([...new Set(silentOn(phone))], [], 'no reader stops there')
    })
  }
}
