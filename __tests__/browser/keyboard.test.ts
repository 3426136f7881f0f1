/** A match played with the keyboard alone. */
import assert from 'node:assert/strict'

import type { Page } from 'playwright-core'

import { dictionaries } from '@/i18n/dictionaries'
import { gameOf, playersOf, type Match } from '@/match'
import { matchWith } from '../support/matches'
import { diskOf } from './support/disk'
import { sampleMatch } from './support/interruptedMatch'
import { inBrowser } from './support/open'
import { afterAction, expectRanking, nextAction, storedWith } from './support/players'
import { desktop } from './support/windows'

const match = sampleMatch
const stored = storedWith(match, { dicePace: 'instant' })
const path = '/match/browser-match'

/** The label of the focused control, or else its first text. */
const nameOfFocus = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const focused = document.activeElement
    const words = focused?.querySelector('[dir="auto"]')?.textContent
    return focused?.getAttribute('aria-label') ?? words ?? ''
  })

/** Presses Tab until the control with this name has the focus, then Enter. */
async function enterOn(page: Page, name: RegExp): Promise<void> {
  for (let tabs = 0; tabs < 90; tabs += 1) {
    const focused = await nameOfFocus(page)
    if (name.test(focused)) return page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab never reached ${String(name)}`)
}

async function takeThePhone(page: Page, present: Match): Promise<void> {
  const name = playersOf(present)[gameOf(present).turn].name
  await page.getByRole('heading', { name: `${name}’s turn` }).waitFor()
  await enterOn(page, new RegExp(`^I’m ${name}`))
  await page.getByRole('heading', { level: 2, name: /^Your/ }).waitFor()
}

async function pressFor(page: Page, before: Match): Promise<Match> {
  const action = nextAction(before)
  const after = afterAction(before, action)
  const turnEnds = gameOf(after).turnsPlayed > gameOf(before).turnsPlayed
  const isOver = gameOf(after).phase === 'over'
  await page.keyboard.press(
    action.does === 'roll' ? 'r' : action.does === 'stop' ? 's' : String(action.option + 1),
  )
  if (action.does === 'roll' && turnEnds) {
    await page.getByRole('heading', { name: 'Nothing fits' }).waitFor()
    await enterOn(page, isOver ? /^See the result/ : /^Pass to/)
  } else if (action.does === 'roll') await page.getByRole('heading', { name: 'Choose a space' }).waitFor()
  else if (action.does === 'place') await page.getByRole('button', { name: /^Roll again/ }).waitFor()
  if (turnEnds && !isOver) await takeThePhone(page, after)
  return after
}

inBrowser(
  'a match can be played with the keyboard alone',
  { path, size: desktop, stored, milliseconds: 400_000 },
  async ({ page }) => {
    await page.getByRole('button', { name: /^Roll/ }).waitFor()
    let present = match
    while (gameOf(present).phase !== 'over') present = await pressFor(page, present)
    await expectRanking(page, present)
  },
)

inBrowser(
  'after a placement a second Space does not roll, Z undoes it, and a held key counts once',
  { path, size: desktop, stored },
  async ({ page }) => {
    await enterOn(page, /^Roll the dice/)
    const choices = page.getByRole('group', { name: 'Choices' }).getByRole('button')
    await choices.first().waitFor()
    const dice = await page.getByRole('img', { name: /^Three dice/ }).getAttribute('aria-label')

    await page.waitForFunction(() => document.activeElement?.closest('[aria-label="Choices"]') !== null)
    assert.match(
      await nameOfFocus(page),
      /^Column \d, row \d: place squatter \d here$/,
      'the first option has the focus',
    )
    await page.keyboard.press(' ')
    const undo = page.getByRole('button', { name: 'Undo' })
    await undo.waitFor()
    await page.keyboard.press(' ')
    await page.waitForTimeout(200)
    assert.ok(await undo.isVisible(), 'Space on the board does not roll')

    await page.keyboard.press('z')
    await choices.first().waitFor()
    assert.equal(await page.getByRole('img', { name: /^Three dice/ }).getAttribute('aria-label'), dice)
    await page.keyboard.press('1')
    await undo.waitFor()
    await page.keyboard.down('r')
    await page.keyboard.down('r')
    await page.keyboard.down('r')
    await page.keyboard.up('r')
    await page.getByRole('heading', { name: /Choose a space|Nothing fits/ }).waitFor()
  },
)

inBrowser(
  'real dice can be typed, taken back and corrected, and a held digit chooses nothing',
  {
    path: '/match/own',
    size: desktop,
    stored: storedWith(matchWith('235:52', { id: 'own', dice: 'own', starter: 'chosen' })),
  },
  async ({ page }) => {
    const told = (text: string) => page.getByText(text, { exact: true }).last().waitFor({ state: 'attached' })
    await page.getByRole('button', { name: /^Stop & take 1/ }).waitFor()
    await page.getByText(/^1–6 a die, then a space · S stop/).waitFor()
    await page.getByText('Your own dice: the app keeps the board, the odds and the score.').waitFor()
    await page.keyboard.press('r')
    await told('Roll your own dice, then type them.')
    await page.keyboard.press('4')
    await page.keyboard.press('2')
    await told('4, 2. One more.')
    await page.keyboard.press('Backspace')
    await page.getByRole('img', { name: 'Your dice: 4, two to come' }).waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: /^Stop & take 1/ }).waitFor()
    await page.keyboard.press('4')
    await page.keyboard.press('2')
    for (let repeats = 0; repeats < 20; repeats += 1) await page.keyboard.down('1')
    await page.keyboard.up('1')
    await page.getByRole('button', { name: '4, 2, 1. Change' }).click()
    await page.getByRole('button', { name: 'Take back, the 1' }).waitFor()
  },
)

inBrowser(
  'arrow keys move over the board, and every space has a label',
  { path, size: desktop, stored },
  async ({ page }) => {
    const focused = (): Promise<string | null> =>
      page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? null)
    await page.getByRole('button', { name: /^Roll/ }).waitFor()
    await page.keyboard.press('r')
    await page.waitForFunction(() => document.activeElement?.closest('[aria-label="Choices"]') !== null)
    await page.evaluate(() => (document.activeElement as HTMLElement).blur())
    await page.keyboard.press('ArrowRight')
    // The focus moves one frame after the key press.
    await page.waitForFunction(() => document.activeElement !== document.body)
    assert.match((await focused()) ?? '', /^Column \d, row \d: empty; place squatter \d here$/)
    for (let step = 0; step < 6; step += 1) await page.keyboard.press('ArrowUp')
    assert.match((await focused()) ?? '', /^Column \d, row 6: /)
    for (let step = 0; step < 6; step += 1) await page.keyboard.press('ArrowLeft')
    assert.match((await focused()) ?? '', /^Column 1, row 6: /)
  },
)

inBrowser(
  'going back from the choice of a bot returns the focus to the button that opened it',
  { path, size: desktop, stored },
  async ({ page }) => {
    await enterOn(page, /^Match menu/)
    await enterOn(page, /^Let a bot play for/)
    await page.getByRole('button', { name: 'Surveyor takes over' }).waitFor()
    await enterOn(page, /^Back$/)
    await page.getByRole('button', { name: /^Leave the match/ }).waitFor()
    await page.waitForFunction(() => document.activeElement?.textContent?.startsWith('Let a bot play for'))
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: /^Leave the match/ }).waitFor({ state: 'detached' })
  },
)

inBrowser(
  'a held key presses once even if the control changes: one long press does not discard a broken save',
  { path: '/saved', stored: { 'claim-it/match/broken': 'no match at all' } },
  async ({ page }) => {
    const { discard, discardNote } = dictionaries.en.problems
    const putAside = async (): Promise<number> =>
      Object.keys(await diskOf(page)).filter((key) => key.startsWith('claim-it/aside/')).length
    await page.getByRole('button', { name: discard }).focus()
    for (let repeats = 0; repeats < 20; repeats += 1) await page.keyboard.down('Enter')
    await page.keyboard.up('Enter')
    await page.getByText(discardNote).waitFor()
    assert.equal(await putAside(), 1)
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: discard }).waitFor({ state: 'detached' })
    assert.equal(await putAside(), 0)
  },
)
