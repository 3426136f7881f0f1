/** Plays a match from the live region, roles and labels alone, as with a screen reader. */
import assert from 'node:assert/strict'

import type { Page } from 'playwright-core'

import { inBrowser } from './support/open'
import { freshMatch, storedWith } from './support/players'

// A seed found by search: always taking the first choice gives a short match with busts.
const match = freshMatch('00000000000000000000000000000034', { seats: 2 })
const stored = storedWith(match, { dicePace: 'instant' })

/** Collects all announcements in order; the region itself keeps only the last few. */
async function listen(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.evaluate(() => {
    const heard: string[] = []
    Object.assign(window, { heard })
    const known = new WeakSet<Node>()
    const hear = (): void => {
      for (const sentence of document.querySelectorAll('[aria-live="polite"][role="log"] > *'))
        if (!known.has(sentence)) {
          known.add(sentence)
          heard.push(sentence.textContent ?? '')
        }
    }
    new MutationObserver(hear).observe(document.body, { subtree: true, childList: true, characterData: true })
  })
  return () => page.evaluate(() => (window as unknown as Ears).heard)
}

/** Waits for another announcement, or for the button to the result after a final bust. */
const somethingNew = async (page: Page, known: number): Promise<void> => {
  await page.waitForFunction(
    (count) =>
      (window as unknown as Ears).heard.length > count ||
      [...document.querySelectorAll('[role="button"]')].some((each) => each.textContent === 'See the result'),
    known,
  )
}

type Ears = { readonly heard: readonly string[] }

/** Does what the last announcement asks for. */
async function answer(page: Page, sentence: string): Promise<'over' | 'on'> {
  const press = (name: RegExp | string) => page.getByRole('button', { name }).first().click()
  if (/^The match is over/.test(sentence)) return 'over'
  if (/possible\.$/.test(sentence))
    await page.getByRole('group', { name: 'Choices' }).getByRole('button').first().click()
  else if (/^Chance|Chance of a bust (?:less than )?(\d+) percent/.test(sentence)) {
    const chance = Number(/Chance of a bust (?:less than )?(\d+) percent/.exec(sentence)![1])
    await press(chance > 20 ? /^Stop & take/ : /^Roll again/)
  } else if (/’s turn\.$/.test(sentence)) {
    // After a bust the phone is passed on first.
    await page
      .getByRole('button', { name: /^(Pass to|I’m )/ })
      .first()
      .waitFor()
    const bust = page.getByRole('button', { name: /^Pass to/ })
    if (await bust.isVisible()) await bust.click()
    await page.getByRole('button', { name: /^I’m / }).waitFor()
    await press(/^I’m /)
    await press('Roll the dice')
  }
  return 'on'
}

inBrowser(
  'a match can be played from the announcements alone',
  { path: '/match/browser-match', stored, milliseconds: 400_000 },
  async ({ page }) => {
    const heardSoFar = await listen(page)
    await page.getByRole('button', { name: 'Roll the dice' }).click()
    let answered = 0
    for (;;) {
      await somethingNew(page, answered)
      const heard = await heardSoFar()
      if (heard.length === answered) await page.getByRole('button', { name: 'See the result' }).click()
      else if ((await answer(page, heard.at(-1)!)) === 'over') break
      answered = heard.length
    }
    const heard = await heardSoFar()
    assert.ok(heard.some((sentence) => /^Bust\. /.test(sentence)))
    assert.match(heard.at(-1) ?? '', /^The match is over\. /)
    assert.ok(heard.some((sentence) => /^Last round\. \w+ holds 1[3-9] claims\.$/.test(sentence)))
    const result = page.getByRole('button', { name: 'See the result' })
    if (await result.isVisible()) await result.click()
    const places = page.getByRole('list', { name: 'Ranking' }).getByRole('listitem')
    await places.first().waitFor()
    assert.match(
      (await places.first().getAttribute('aria-label')) ?? '',
      /^Place 1: (Anna|Ruben), largest group \d+/,
    )
    assert.equal(await places.count(), 2)
    // The announcements of earlier pages stay in the region, where a screen reader can find them.
    assert.equal(await page.locator('[role="log"]').count(), 1)
    assert.match(await page.locator('[role="log"]').innerText(), /The match is over\. .*$/)
  },
)
