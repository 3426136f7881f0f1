/** The exported app starts at every size, in both themes and on unknown paths. */
import assert from 'node:assert/strict'

import { expectAccessible } from './support/axe'
import { expectTargetsFit, expectTextFits } from './support/fit'
import { waitForApp, inBrowser } from './support/open'
import { screenshot, sizes, themes } from './support/windows'

for (const size of sizes) {
  inBrowser(`opens on the home screen, ${size.name}, light and dark`, { size }, async ({ page }) => {
    for (const theme of themes) {
      await page.emulateMedia({ colorScheme: theme })
      await page.reload()
      await page.getByRole('heading', { name: 'Claim It' }).first().waitFor()
      await waitForApp(page)
      await expectAccessible(page, `home, ${theme}`)
      await expectTextFits(page, `home, ${theme}`)
      await expectTargetsFit(page, `home, ${theme}`)
      await screenshot(page, 'home')
    }
  })
}

inBrowser('sets the title of the tab', {}, async ({ page }) => {
  assert.match(await page.title(), /Claim It!/)
})

inBrowser('opens Home for an unknown link', { path: '/no/such/place' }, async ({ page }) => {
  await page.getByRole('heading', { name: 'Claim It' }).first().waitFor()
})

inBrowser('keeps Home’s layout in the first frame after the page over it is closed', {}, async ({ page }) => {
  await page.getByRole('button', { name: 'Settings' }).click()
  await page.getByRole('heading', { name: 'Settings' }).waitFor()
  await page.getByRole('heading', { name: 'Claim It' }).first().waitFor({ state: 'hidden' })
  const heights = await page.evaluate(
    () =>
      new Promise<readonly number[]>((done) => {
        const seen: number[] = []
        const look = (): void => {
          const { width, height } = document
            .querySelector('[aria-label="Claim It!"]')!
            .getBoundingClientRect()
          if (width > 0) seen.push(Math.round(height))
          if (seen.length < 20) requestAnimationFrame(look)
          else done(seen)
        }
        requestAnimationFrame(look)
        document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
      }),
  )
  const different = [...new Set(heights)]
  assert.equal(different.length, 1, `heights of the name: ${different.join(', ')}`)
  assert.ok(different[0]! > 0)
})
