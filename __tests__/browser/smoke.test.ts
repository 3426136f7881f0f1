/** The exported app starts: at every size, in both themes, on every path a host may be asked for. */
import assert from 'node:assert/strict'

import { expectAccessible } from './support/axe'
import { expectTargetsFit, expectTextFits } from './support/fit'
import { inBrowser } from './support/open'
import { shoot, sizes, themes } from './support/shots'

for (const theme of themes) {
  for (const size of sizes) {
    inBrowser(`opens on the home screen, ${size.name}, ${theme}`, { size, theme }, async ({ page }) => {
      await page.getByRole('heading', { name: 'Claim It' }).first().waitFor()
      await expectAccessible(page, 'home')
      await expectTextFits(page, 'home')
      await expectTargetsFit(page, 'home')
      await shoot(page, 'home')
    })
  }
}

inBrowser('names itself in the tab', {}, async ({ page }) => {
  assert.match(await page.title(), /Claim It!/)
})

inBrowser('opens home when the link leads nowhere', { path: '/no/such/place' }, async ({ page }) => {
  await page.getByRole('heading', { name: 'Claim It' }).first().waitFor()
})
