/** What a press changes first; slower parts of the page follow later. */
import assert from 'node:assert/strict'

import type { Locator } from 'playwright-core'

import { inBrowser } from './support/open'
import { afterActions, freshMatch, storedWith } from './support/players'
import { phone } from './support/windows'

const rolled = afterActions(freshMatch('00000000000000000000000000000001', { seats: 2 }), 1)

/** Whether `wanted` exists at the first change that the press makes in `within`. */
const atFirstChange = (pressed: Locator, within: string, wanted: string): Promise<boolean> =>
  pressed.evaluate(
    (button, [changed, then]) =>
      new Promise<boolean>((seen) => {
        const isThere = (): boolean =>
          document.evaluate(then, document, null, XPathResult.BOOLEAN_TYPE).booleanValue
        if (isThere()) throw new Error('It is there before the press')
        new MutationObserver((_, watching) => {
          watching.disconnect()
          seen(isThere())
        }).observe(document.querySelector(changed)!, { subtree: true, childList: true })
        ;(button as HTMLElement).click()
      }),
    [within, wanted] as const,
  )

inBrowser(
  'shows a placement on the board before the panel changes',
  { path: '/match/browser-match', size: phone, stored: storedWith(rolled, { passScreen: false }) },
  async ({ page }) => {
    const chip = page.getByRole('group', { name: 'Choices' }).getByRole('button').first()
    await chip.waitFor()
    const stop = '//*[@role="button" and starts-with(@aria-label, "Stop")]'
    await page.evaluate(() => {
      document.querySelector('[role=group][aria-label=Board]')!.previousElementSibling!.id = 'drawing'
    })
    assert.equal(await atFirstChange(chip, '#drawing', stop), false)
    await page.locator(`xpath=${stop}`).waitFor()
  },
)

inBrowser('keeps the current page until the next one is rendered', { size: phone }, async ({ page }) => {
  const settings = page.getByRole('button', { name: 'Settings' })
  await settings.click()
  await page.getByRole('heading', { name: 'Settings' }).waitFor()
  await page.goBack()
  await settings.waitFor()
  // A synchronous render would be finished here.
  const atOnce = await settings.evaluate(async (button) => {
    ;(button as HTMLElement).click()
    await Promise.resolve()
    return document.evaluate('//*[self::h1 or @role="heading"][text()="Settings"]', document, null, 3)
      .booleanValue
  })
  assert.equal(atOnce, false)
  await page.getByRole('heading', { name: 'Settings' }).waitFor()
  assert.equal(await settings.isVisible(), false)
})
