/** The window changes its size while something is under way: during a throw, and while a name is typed in a sheet. */
import assert from 'node:assert/strict'

import type { Page } from 'playwright-core'

import { dictionaries } from '@/i18n/dictionaries'
import { gameOf } from '@/match'
import { expectInSight, expectTextFits } from './support/fit'
import { diskOf } from './support/disk'
import { expectOnDisk } from './support/interruptedMatch'
import { inBrowser, waitUntilStill } from './support/open'
import { afterAction, freshMatch, playedOut, storedWith } from './support/players'

const { common, saved } = dictionaries.en
const seed = '00112233445566778899aabbccddeeff'

/** Each needs another layout than the one before. */
const windows = [
  [841, 673],
  [344, 882],
  [1280, 800],
  [320, 480],
  [1133, 744],
] as const

const become = (page: Page, [width, height]: readonly [number, number]): Promise<void> =>
  page.setViewportSize({ width, height })

const fresh = freshMatch(seed, { seats: 2 })

inBrowser(
  'a throw survives every change of the window',
  {
    path: '/match/browser-match',
    stored: storedWith(fresh, { sound: false, passScreen: false }),
    motion: 'no-preference',
  },
  async ({ page }) => {
    await page.getByRole('button', { name: /^Roll the dice/ }).click()
    for (const window of windows) {
      await become(page, window)
      await page.waitForTimeout(150)
    }
    const rolled = afterAction(fresh, { does: 'roll' })
    assert.equal(gameOf(rolled).phase, 'place')
    await page.getByRole('img', { name: new RegExp(gameOf(rolled).dice!.join('.*')) }).waitFor()
    await waitUntilStill(page)
    await expectTextFits(page, 'the match after a throw')
    expectOnDisk(await diskOf(page), rolled, 'after the throw')
  },
)

inBrowser(
  'a sheet keeps a half typed name and the focus in a window of any size',
  { path: '/saved', stored: storedWith(playedOut(fresh), {}) },
  async ({ page }) => {
    await page.getByRole('button', { name: /^More/ }).first().click()
    await page.getByRole('button', { name: saved.actions.rename }).click()
    const field = page.getByRole('textbox')
    await field.fill('Half a na')
    for (const window of windows) {
      await become(page, window)
      await waitUntilStill(page)
      for (const control of [field, page.getByRole('button', { name: common.done, exact: true })])
        await expectInSight(control, `the sheet at ${window.join(' x ')}`)
    }
    await page.keyboard.type('me')
    assert.equal(await field.inputValue(), 'Half a name')
  },
)
