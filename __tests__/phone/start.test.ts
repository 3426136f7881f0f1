import assert from 'node:assert/strict'

import { splashFaults } from './support/checks/splash'
import { onPhones } from './support/open'

for (const scheme of ['light', 'dark'] as const) {
  onPhones(
    `hides the splash once a page is rendered in its colours, ${scheme}`,
    { scheme },
    async (phone) => {
      assert.deepEqual(splashFaults(phone.log.entries), [])
    },
  )

  onPhones(
    `hides the splash also after an unknown link, ${scheme}`,
    { scheme, link: 'claimit://match/none' },
    async (phone) => {
      assert.deepEqual(splashFaults(phone.log.entries), [])
    },
  )
}
