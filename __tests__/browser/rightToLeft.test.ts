/** A browser set to a language that is read from right to left: the app has none, so nothing is mirrored. */
import assert from 'node:assert/strict'

import { dictionaries } from '@/i18n/dictionaries'
import { inBrowser } from './support/open'
import { freshMatch, storedWith } from './support/players'

const name = 'יעל'
const fresh = freshMatch('00112233445566778899aabbccddeeff', { seats: 2 })
const [, second] = fresh.info.players
const match = { ...fresh, info: { ...fresh.info, players: [{ ...fresh.info.players[0]!, name }, second!] } }

inBrowser(
  'the page and its sentences stay left to right in a browser in Hebrew',
  { path: '/match/browser-match', locale: 'he-IL', stored: storedWith(match, { passScreen: false }) },
  async ({ page }) => {
    const sentences = page.getByText(dictionaries.en.common.turn(name))
    await sentences.first().waitFor({ state: 'attached' })
    const directions = await sentences.evaluateAll((all) =>
      all.map((each) => getComputedStyle(each).direction),
    )
    assert.deepEqual([...new Set(directions)], ['ltr'])
    const { lang, direction } = await page.evaluate(() => ({
      lang: document.documentElement.lang,
      direction: getComputedStyle(document.documentElement).direction,
    }))
    assert.deepEqual({ lang, direction }, { lang: 'en', direction: 'ltr' })
  },
)
