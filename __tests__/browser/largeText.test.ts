/** The play page in large German text, the longest language, and at unusual sizes. */
import assert from 'node:assert/strict'

import type { Page } from 'playwright-core'

import { dictionaries } from '@/i18n/dictionaries'
import { matchWith } from '../support/matches'
import { movesTo, picturedTable } from '../support/scripted'
import { expectInSight, expectTargetsFit, expectTextFits } from './support/fit'
import { inBrowser, restart, waitUntilStill } from './support/open'
import { storedWith } from './support/players'
import { desktop, screenshot } from './support/windows'

const { play, common, coach } = dictionaries.de
const atRisk = '461:46 424:42 421:42 521:52 352:35'
const match = (moves: string, seats: 4 | 5 = 4) => matchWith(moves, { id: 'browser-match', rules: { seats } })
const german = { path: '/match/browser-match', locale: 'de-DE' }
const sized = (width: number, height: number) => ({ name: `${width}x${height}`, width, height })

const windows = [
  [320, 568, 200],
  [667, 375, 200],
  [375, 667, 160],
  [390, 844, 130],
  [390, 844, 200],
  [844, 390, 100],
  [1024, 768, 130],
] as const

for (const [width, height, textSize] of windows)
  inBrowser(
    `shows Undo, the bust chance and both choices at once in German, ${width} x ${height} at ${textSize} percent`,
    {
      ...german,
      size: sized(width, height),
      stored: storedWith(match(`${picturedTable} ${atRisk}`), { textSize }),
    },
    async ({ page }) => {
      const button = (name: string) =>
        page.getByRole('button', { name: new RegExp(`^${name.replace(/\s/g, '\\s')}`) })
      await button(common.undo).waitFor()
      await screenshot(page, `decide-german-${textSize}`)
      const controls = [button(common.undo), button(play.stopAndTake(4)), button(play.rollAgain)]
      for (const control of controls) await expectInSight(control, 'the decide screen')
      await expectInSight(page.getByText(play.chanceOfBust), 'the decide screen')
      await expectTextFits(page, 'the decide screen')
      await expectTargetsFit(page, 'the decide screen', width === 320 ? 40 : 48)
    },
  )

const coached = (moves: string) =>
  matchWith(moves, { id: 'browser-match', rules: { seats: 4 }, bots: [1, 2, 3], coach: true })

for (const [width, height, textSize] of [
  [375, 667, 100],
  [375, 667, 130],
  [667, 375, 100],
  [667, 375, 130],
  [844, 390, 100],
  [390, 844, 160],
] as const)
  inBrowser(
    `shows dice, Undo and the bust chance in full beside the coach, with Undo below its text, ${width} x ${height} at ${textSize} percent`,
    {
      ...german,
      size: sized(width, height),
      stored: storedWith(coached(`${picturedTable} 245`), { textSize }),
    },
    async (opened) => {
      const { page } = opened
      const dice = page.getByRole('img', { name: play.diceSpoken([2, 4, 5]) })
      // The panel may measure its forms once more after it appears, which replaces its elements.
      await dice.waitFor()
      await waitUntilStill(page)
      await expectInSight(dice, 'the choose screen')
      await restart(
        opened,
        german.path,
        storedWith(coached(`${picturedTable} ${atRisk}`), { textSize, language: 'de' }),
      )
      const undo = page.getByRole('button', { name: common.undo })
      await undo.waitFor()
      await waitUntilStill(page)
      await expectInSight(undo, 'the decide screen')
      await expectInSight(page.getByText(play.chanceOfBust), 'the decide screen')
      await page.getByRole('button', { name: coach.hint, exact: true }).click()
      await page.getByText(coach.rolls, { exact: true }).waitFor()
      await waitUntilStill(page)
      await expectInSight(undo, 'the decide screen with a hint')
    },
  )

const five = movesTo(
  `
  c D . d C C
  D . b . b C
  D d . a . c
  B B A A . E
  B b A . a E
  . . d e . .
`,
  5,
  3,
)

for (const [width, height] of [
  [320, 568],
  [667, 375],
] as const)
  inBrowser(
    `keeps the discs and scores of five players apart, ${width} x ${height}`,
    { ...german, size: sized(width, height), stored: storedWith(match(`${five} 211:21`, 5)) },
    async ({ page }) => {
      await page.getByRole('button', { name: common.undo }).waitFor()
      assert.deepEqual(await page.getByRole('listitem').evaluateAll(touching), [])
    },
  )

/** Runs in the page: the cards whose drawings and numbers overlap. */
function touching(cards: readonly Element[]): readonly string[] {
  return cards
    .filter((card) => {
      const boxes = [...card.querySelectorAll('svg, [dir="auto"]')]
        .map((each) => each.getBoundingClientRect())
        // Text for screen readers only takes no room.
        .filter(({ width }) => width > 1)
      const meets = (a: DOMRect, b: DOMRect): boolean =>
        a.left < b.right - 0.5 && b.left < a.right - 0.5 && a.top < b.bottom - 0.5 && b.top < a.bottom - 0.5
      return boxes.some((box, at) => boxes.slice(at + 1).some((other) => meets(box, other)))
    })
    .map((card) => card.textContent ?? '')
}

inBrowser(
  'does not cut the last line of the field book on a low desktop window',
  {
    ...german,
    size: sized(1440, 760),
    stored: storedWith(match(picturedTable), { textSize: 130, passScreen: false }),
  },
  async ({ page }) => {
    await page.getByText(play.fieldBook).waitFor()
    await page.waitForTimeout(200)
    await expectTextFits(page, 'the play screen')
  },
)

inBrowser(
  'lists the keys on a desktop',
  { path: '/match/browser-match', size: desktop, stored: storedWith(match(picturedTable)) },
  async ({ page }) => {
    await page.getByText(dictionaries.en.play.keys).waitFor()
  },
)

inBrowser(
  'does not clip thrown dice that leave their column on a low desktop window',
  {
    path: '/match/browser-match',
    size: sized(1440, 700),
    motion: 'no-preference',
    stored: storedWith(match(''), { sound: false }),
  },
  async ({ page }) => {
    await page.getByRole('button', { name: 'Roll the dice' }).click()
    await page.getByRole('img', { name: /^Three dice/ }).waitFor()
    assert.deepEqual(await framesAroundDice(page), [])
  },
)

/** Ancestors of the dice, except the page, that would clip them. */
const framesAroundDice = (page: Page): Promise<readonly string[]> =>
  page.getByRole('img', { name: /^Three dice/ }).evaluate((dice) => {
    const cutting: string[] = []
    for (let around = dice.parentElement; around?.role !== 'main'; around = around!.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(around!)
      if (overflowX !== 'visible' || overflowY !== 'visible') cutting.push(`${overflowX} ${overflowY}`)
    }
    return cutting
  })
