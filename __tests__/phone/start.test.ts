/** The first second: the splash stays until a page stands behind it, in the page's own colours. */
import assert from 'node:assert/strict'

import { onPhones } from './support/open'
import type { Phone } from './support/phone'

const order = (phone: Phone) => {
  const { entries } = phone.log
  const isHidden = (what: string): boolean => what === 'hide' || what === 'hideAsync'
  return {
    hidden: entries.findIndex(({ who, what }) => /SplashScreen/.test(who) && isHidden(what)),
    page: entries.findIndex(({ who, args }) => who === 'commit' && Number(args[0]) > 0),
    colour: entries.findIndex(
      ({ who, what }) => who === 'ExpoSystemUI' && what === 'setBackgroundColorAsync',
    ),
  }
}

for (const scheme of ['light', 'dark'] as const) {
  onPhones(`takes the splash away once a page stands, ${scheme}`, { scheme }, async (phone) => {
    const { hidden, page, colour } = order(phone)
    assert.ok(hidden >= 0, 'the splash goes')
    assert.ok(page >= 0 && page < hidden, 'a page was committed before')
    assert.ok(colour >= 0 && colour < hidden, 'what lies behind has the colour of the page before')
  })

  onPhones(
    `takes the splash away when a link leads nowhere, ${scheme}`,
    { scheme, link: 'claimit://match/none' },
    async (phone) => {
      assert.ok(order(phone).hidden >= 0)
    },
  )
}
