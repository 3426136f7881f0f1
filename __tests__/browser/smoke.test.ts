/** The exported app starts: at every size, in both themes, on every path a host may be asked for. */
import assert from 'node:assert/strict'

import { expectAccessible } from './support/axe'
import { expectTargetsFit, expectTextFits } from './support/fit'
import { appears, inBrowser } from './support/open'
import { shoot, sizes, themes } from './support/shots'

for (const size of sizes) {
  inBrowser(`opens on the home screen, ${size.name}, light and dark`, { size }, async ({ page }) => {
    for (const theme of themes) {
      await page.emulateMedia({ colorScheme: theme })
      await page.reload()
      await page.getByRole('heading', { name: 'Claim It' }).first().waitFor()
      await appears(page)
      await expectAccessible(page, `home, ${theme}`)
      await expectTextFits(page, `home, ${theme}`)
      await expectTargetsFit(page, `home, ${theme}`)
      await shoot(page, 'home')
    }
  })
}

inBrowser('names itself in the tab', {}, async ({ page }) => {
  assert.match(await page.title(), /Claim It!/)
})

inBrowser('opens home when the link leads nowhere', { path: '/no/such/place' }, async ({ page }) => {
  await page.getByRole('heading', { name: 'Claim It' }).first().waitFor()
})
