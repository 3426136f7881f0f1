/** Every sight of the app once, on both platforms: no ink cut, no property of a drawing lost, nothing silent that has a name. */
import assert from 'node:assert/strict'
import { test } from 'node:test'

import { lostOn } from './support/checks/drawings'
import { inkOutsideOn } from './support/checks/ink'
import { silentOn } from './support/checks/names'
import { platforms } from './support/device'
import { sights, show } from './support/tour'

const checks = {
  'ink outside of its line': inkOutsideOn,
  'lost on the way to native': lostOn,
  silent: silentOn,
}

for (const platform of platforms) {
  for (const sight of sights) {
    void test(`${sight.name}, ${platform}`, async () => {
      const phone = await show(sight, { platform })
      try {
        assert.deepEqual(phone.problems, [])
        const found = Object.fromEntries(
          Object.entries(checks).map(([name, look]) => [name, [...new Set(look(phone))]]),
        )
        assert.deepEqual(found, Object.fromEntries(Object.keys(checks).map((name) => [name, []])))
      } finally {
        phone.kill()
      }
    })
  }
}
