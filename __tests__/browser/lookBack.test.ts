/** Look back by keyboard and for screen readers, and the statistics. */
import assert from 'node:assert/strict'
import { pagesOf } from '@/match/review'
import { expectAccessible } from './support/axe'
import { expectTextFits } from './support/fit'
import { putOnDisk } from './support/disk'
import { waitForApp, inBrowser } from './support/open'
import { diskWithMatches, matchOver } from './support/manyMatches'
import { freshMatch, playedOut, storedWith } from './support/players'
import { desktop, phone } from './support/windows'

const match = playedOut(freshMatch('00112233445566778899aabbccddeeff', { seats: 2 }))
const pages = pagesOf(match)
const stored = storedWith(match)
const five = matchOver(7, 'browser-match')
const result = '/match/browser-match/result'

inBrowser(
  'Look back can be opened and paged by keyboard, and every page is accessible',
  { path: result, size: desktop, stored },
  async ({ page }) => {
    await page.getByRole('button', { name: 'Look back' }).press('Enter')
    const slider = page.getByRole('slider')
    const valueIs = (value: number) =>
      page.waitForFunction(
        (wanted) => document.querySelector('[role=slider]')?.getAttribute('aria-valuenow') === String(wanted),
        value,
      )
    await slider.waitFor()
    await page.waitForFunction(
      () => document.querySelector('[role=slider]')?.getAttribute('aria-busy') !== 'true',
    )
    await expectAccessible(page, 'a page of a match looked back on')
    for (const said of ['chance to win, roll by roll', /^A new match from this position/, /^← → roll/])
      await page.getByText(said).waitFor()
    await page.keyboard.press('Home')
    await valueIs(1)
    await page.keyboard.press('ArrowRight')
    await valueIs(2)
    await page.keyboard.press('Shift+ArrowRight')
    await valueIs(pages.find(({ turn }) => turn === 1)!.number + 1)
    await page.keyboard.press('End')
    await page.getByRole('heading', { name: 'The end' }).waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Rematch' }).waitFor()
    assert.match(page.url(), /result$/)
  },
)

inBrowser(
  'the result of five players fits on a phone without scrolling',
  { path: result, size: phone, stored: storedWith(five) },
  async ({ page }) => {
    const sentence = page.getByText(/^[A-Z].*\. .*points/).last()
    await sentence.waitFor()
    const hidden = await sentence.evaluate((words) => {
      const scroller = words.closest<HTMLElement>('[role=main]')!.querySelectorAll('*')
      const around = [...scroller].find(
        (each) => /auto|scroll/.test(getComputedStyle(each).overflowY) && each.contains(words),
      )
      return around ? words.getBoundingClientRect().bottom - around.getBoundingClientRect().bottom : 0
    })
    assert.ok(hidden <= 0, `${hidden} points of the sentence are below the page`)
  },
)

inBrowser(
  'the cursor moves before the page it points to is drawn',
  { path: '/match/browser-match/back', size: phone, stored },
  async ({ page }) => {
    await page.locator('[role=slider]:not([aria-busy=true])').waitFor()
    await page.keyboard.press('Home')
    await page.getByText('Round 1, first roll', { exact: true }).waitFor()
    const together = await page.evaluate(
      () =>
        new Promise<boolean>((seen) => {
          const slider = document.querySelector('[role=slider]')!
          new MutationObserver((_, watching) => {
            if (slider.getAttribute('aria-valuenow') !== '2') return
            watching.disconnect()
            seen(document.evaluate('//*[text()="Round 1, second roll"]', document, null, 3).booleanValue)
          }).observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true })
          document.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight' }))
        }),
    )
    assert.equal(together, false)
    assert.match((await page.getByRole('slider').getAttribute('aria-valuetext'))!, /^Round 1, second roll/)
    await page.getByText('Round 1, second roll', { exact: true }).waitFor()
  },
)

inBrowser(
  'statistics of one match fit and are accessible in Lantern, in large German text',
  {
    path: '/statistics',
    size: phone,
    theme: 'dark',
    stored: storedWith(match, { language: 'de', textSize: 130 }),
  },
  async ({ page }) => {
    await page.getByRole('heading', { name: 'Rekorde' }).waitFor()
    await page.getByText(/Punkte je Zug\.$/).waitFor()
    await expectAccessible(page, 'statistics')
    await expectTextFits(page, 'statistics')
  },
)

inBrowser('statistics draw the visible part first', { size: phone }, async ({ page, url }) => {
  await putOnDisk(page, await diskWithMatches(20))
  await page.goto(url)
  await waitForApp(page)
  const together = await page.getByRole('button', { name: /^Statistics/ }).evaluate(
    (button) =>
      new Promise<boolean>((seen) => {
        const shows = (text: string): boolean =>
          document.evaluate(`//*[text()="${text}"]`, document, null, XPathResult.BOOLEAN_TYPE).booleanValue
        new MutationObserver((_, watching) => {
          if (!shows('Rolls a turn')) return
          watching.disconnect()
          seen(shows('share of each face'))
        }).observe(document.body, { subtree: true, childList: true })
        ;(button as HTMLElement).click()
      }),
  )
  assert.equal(together, false)
  await page.getByText('share of each face').waitFor()
})

inBrowser(
  'the last 20 matches fit in one row on a narrow phone',
  { size: { name: 'narrow-phone', width: 360, height: 740 } },
  async ({ page, url }) => {
    await putOnDisk(page, await diskWithMatches(20))
    await page.goto(`${url}/statistics`)
    const plates = page
      .getByRole('img', { name: /^Last 20:/ })
      .locator(':scope > div')
      .first()
    await plates.waitFor()
    const tops = await plates.evaluate((row) =>
      [...row.children].map((plate) => plate.getBoundingClientRect().top),
    )
    assert.equal(tops.length, 20)
    assert.ok(Math.max(...tops) - Math.min(...tops) < 5, `at ${tops.join(', ')}`)
  },
)
