/** The first second: the splash stays until a page stands behind it, in the page's own colours. */
import assert from 'node:assert/strict'

import { splashFaults } from './support/checks/splash'
import { onPhones } from './support/open'

for (const scheme of ['light', 'dark'] as const) {
  onPhones(`takes the splash away once a page stands, ${scheme}`, { scheme }, async (phone) => {
    assert.deepEqual(splashFaults(phone.log.entries), [])
  })

  onPhones(
    `takes the splash away when a link leads nowhere, ${scheme}`,
    { scheme, link: 'claimit://match/none' },
    async (phone) => {
      assert.deepEqual(splashFaults(phone.log.entries), [])
    },
  )
}
