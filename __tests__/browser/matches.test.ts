/** Whole matches from a fixed seed to the ranking. */
import assert from 'node:assert/strict'

import { standings } from '@/engine'
import { gameOf } from '@/match'
import { inBrowser } from './support/open'
import { afterActions, expectRanking, freshMatch, playInPage, storedWith } from './support/players'
import { desktop, phone, tablet } from './support/windows'

const seed = (number: number): string => number.toString(16).padStart(32, '0')
const swift = { passScreen: false, dicePace: 'instant' } as const
const path = '/match/browser-match'
const milliseconds = 300_000

// The seeds of the shortest of 110,000 matches of each kind.
const two = freshMatch(seed(25749), { seats: 2 })
inBrowser(
  'two people play a match with all animations to a correct ranking',
  {
    path,
    size: phone,
    motion: 'no-preference',
    stored: storedWith(two, { passScreen: false }),
    milliseconds,
  },
  async ({ page }) => {
    await expectRanking(page, await playInPage(page, two))
  },
)

const five = freshMatch(seed(95530), { seats: 5, reusableSquatters: true, first: 3 })
inBrowser(
  'five people play the variant to a correct ranking',
  { path, size: desktop, stored: storedWith(five, swift), milliseconds },
  async ({ page }) => {
    await expectRanking(page, await playInPage(page, five))
  },
)

/** A seed found by search: the simple strategy ends level in group, claims and spaces. */
const level = afterActions(freshMatch(seed(0x128b), { seats: 2 }), 180)
inBrowser(
  'two people who are fully tied share the win, and the other one starts the rematch',
  { path, size: tablet, stored: storedWith(level, swift), milliseconds },
  async ({ page }) => {
    const ended = await playInPage(page, level)
    assert.deepEqual(
      standings(gameOf(ended)).map(({ rank }) => rank),
      [1, 1],
    )
    await page.getByRole('heading', { name: 'They share the win' }).waitFor()
    await page.getByText('Anna and Ruben are equal in group, claims and spaces.').waitFor()
    await expectRanking(page, ended)
    await page.getByRole('button', { name: 'Rematch' }).click()
    await page.getByRole('button', { name: /^Ruben, .*on turn/ }).waitFor()
  },
)
