/** The lesson by touch, keyboard and accessibility tree in each language, and the rules at every size. */
import assert from 'node:assert/strict'

import type { CDPSession, Page } from 'playwright-core'

import { dictionaries } from '@/i18n/dictionaries'
import { type Language, languages } from '@/names'
import { pageNames } from '@/screens/learn/rules/pages'
import { lessonSteps } from '@/screens/learn/lesson/lesson'
import { expectAccessible } from './support/axe'
import { expectTargetsFit, expectTextFits } from './support/fit'
import { tapOn } from './support/tapOn'
import { inBrowser } from './support/open'
import { freshMatch, storedWith } from './support/players'
import { desktop, inBothThemes, phone, screenshot, sizes, themes } from './support/windows'

const stored = { 'claim-it/setting/dicePace': '"instant"' }

/** The buttons that the steps of the lesson ask for, by name. */
const actions = (language: Language): readonly RegExp[] => {
  const { play, board, learn } = dictionaries[language]
  // Playwright treats a non-breaking space as a space, the page itself does not.
  const button = (name: string): RegExp => new RegExp(`^${name.replaceAll('\u00a0', '\\s')}`)
  const space = (column: number, row: number): RegExp => button(`${board.position(column, row)}: `)
  return [
    button(play.rollTheDice),
    space(5, 2),
    button(play.rollAgain),
    space(4, 6),
    button(play.rollAgain),
    space(5, 2),
    button(play.rollAgain),
    space(4, 2),
    button(play.rollAgain),
    button(learn.lesson.rewind),
    button(play.stopAndTake(3)),
  ]
}

const atStep = (page: Page, language: Language, step: number): Promise<void> =>
  page.getByText(dictionaries[language].learn.lesson.progress(step, lessonSteps.length)).waitFor()

for (const language of languages) {
  const opening = { path: '/lesson', stored, locale: language }

  inBrowser(
    `the lesson can be done by taps, and the board does not move, ${language}`,
    opening,
    async ({ page }) => {
      const board = page.getByRole('group', { name: dictionaries[language].board.name })
      const tops = new Set<number>()
      const look = async () => tops.add((await board.boundingBox())!.y)
      for (const [index, name] of actions(language).entries()) {
        await atStep(page, language, index + 1)
        await look()
        const onBoard = board.getByRole('button', { name })
        await tapOn((await onBoard.count()) > 0 ? onBoard : page.getByRole('button', { name }))
      }
      await atStep(page, language, lessonSteps.length)
      await look()
      assert.equal(tops.size, 1, `the board has moved: ${[...tops].join(', ')}`)
    },
  )

  inBrowser(
    `the lesson can be done with Tab and Enter, ${language}`,
    { ...opening, size: desktop },
    async ({ page }) => {
      for (const [index, name] of actions(language).entries()) {
        await atStep(page, language, index + 1)
        await enterOn(page, name)
      }
      await atStep(page, language, lessonSteps.length)
    },
  )

  inBrowser(
    `the lesson can be done through the accessibility tree, ${language}`,
    opening,
    async ({ page, context }) => {
      const reader = await context.newCDPSession(page)
      for (const [index, name] of actions(language).entries()) {
        await atStep(page, language, index + 1)
        await activate(reader, name)
      }
      await atStep(page, language, lessonSteps.length)
      const outcome = dictionaries[language].learn.outcomes.stopped(2, 1, 0)
      await page.getByRole('log').filter({ hasText: outcome }).waitFor()
    },
  )
}

/** Presses Tab until the control with this name has the focus, then Enter. */
async function enterOn(page: Page, name: RegExp): Promise<void> {
  for (let tabs = 0; tabs < 60; tabs += 1) {
    const focused = await page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '')
    if (name.test(focused)) return page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab never came to ${String(name)}`)
}

/** Activates a button as a screen reader does, through the accessibility tree. */
async function activate(reader: CDPSession, name: RegExp): Promise<void> {
  const { nodes } = await reader.send('Accessibility.getFullAXTree')
  const node = nodes.find(
    (each) => !each.ignored && each.role?.value === 'button' && name.test(String(each.name?.value)),
  )
  if (node?.backendDOMNodeId === undefined) throw new Error(`No button in the tree is called ${String(name)}`)
  const { object } = await reader.send('DOM.resolveNode', { backendNodeId: node.backendDOMNodeId })
  await reader.send('Runtime.callFunctionOn', {
    objectId: object.objectId!,
    functionDeclaration: 'function () { this.click() }',
  })
}

inBrowser(
  'the lesson accepts the keys of a match, with all animations',
  { path: '/lesson', size: desktop, motion: 'no-preference' },
  async ({ page }) => {
    const keys = ['r', '5', 'r', '3', 'r', '2', 'r', '2', 'r', 'z', 's']
    const started = Date.now()
    for (const [index, key] of keys.entries()) {
      await atStep(page, 'en', index + 1)
      if (index === 1) await page.getByRole('group', { name: 'Choices' }).getByRole('button').nth(5).waitFor()
      // The first press skips the running animation.
      for (let presses = 0; presses < 4; presses += 1) {
        await page.keyboard.press(key)
        await page.waitForTimeout(60)
        if ((await page.getByText(`Step ${index + 2} of`).count()) > 0) break
      }
    }
    await atStep(page, 'en', lessonSteps.length)
    assert.ok(Date.now() - started < 90_000)
  },
)

const tiny = { name: 'tiny-phone', width: 320, height: 568 }

for (const [index, size] of [tiny, ...sizes].entries())
  inBrowser(
    `the rules and the lesson fit and are accessible, ${size.name}, light and dark`,
    { path: '/how', size, theme: themes[index % 2]!, milliseconds: 240_000 },
    async ({ page, url }) => {
      const inspect = (screen: string): Promise<void> =>
        inBothThemes(page, screen, async (where) => {
          await expectAccessible(page, where)
          await expectTextFits(page, where)
          await expectTargetsFit(page, where, size === tiny ? 40 : 48)
        })
      for (const [index, name] of pageNames.entries()) {
        await page.getByRole('heading', { name: dictionaries.en.learn.pages[name].title }).waitFor()
        await inspect(`how-${index + 1}-${name}`)
        if (index < pageNames.length - 1) await page.getByRole('button', { name: 'Next' }).click()
      }
      for (const path of ['how/summary', 'how/odds', 'lesson']) {
        await page.goto(`${url}/${path}`)
        await page.getByRole('heading', { level: 1 }).waitFor()
        await inspect(path.replace('/', '-'))
      }
    },
  )

for (const textSize of [130, 200])
  inBrowser(
    `at ${textSize} percent the text of the rules and the lesson grows and still fits`,
    { path: '/how', size: phone, locale: 'de-DE', stored: { 'claim-it/setting/textSize': String(textSize) } },
    async ({ page, url }) => {
      for (const name of pageNames) {
        await page.getByRole('heading', { name: dictionaries.de.learn.pages[name].title }).waitFor()
        await expectTextFits(page, name)
        await screenshot(page, `how-${name}-german-${textSize}`)
        if (name !== 'scoring') await page.getByRole('button', { name: 'Weiter' }).click()
      }
      await page.goto(`${url}/lesson`)
      await page.getByRole('button', { name: 'Würfeln' }).click()
      await atStep(page, 'de', 2)
      await expectTextFits(page, 'lesson')
      await screenshot(page, `lesson-german-${textSize}`)
    },
  )

inBrowser(
  'the rules open over a match, and going back shows the match unchanged',
  {
    path: '/match/browser-match',
    stored: storedWith(freshMatch('000000000000000000000000000000e6', { seats: 2 }), { dicePace: 'instant' }),
  },
  async ({ page }) => {
    await page.getByRole('button', { name: 'Roll the dice' }).click()
    const dice = page.getByRole('img', { name: /^Three dice/ })
    const rolled = await dice.getAttribute('aria-label')
    await page.getByRole('button', { name: 'How to play' }).click()
    await page.getByRole('heading', { name: 'The goal' }).waitFor()
    await page.getByRole('button', { name: 'Next' }).click()
    await page.getByRole('button', { name: /^Column 4, row 5: .*place squatter/ }).click()
    await page.keyboard.press('Escape')
    await page.getByRole('group', { name: 'Choices' }).getByRole('button').first().waitFor()
    assert.equal(await dice.getAttribute('aria-label'), rolled)
  },
)

inBrowser(
  'the lesson shows the whole board with its numerals on a small phone, also during a choice',
  { path: '/lesson', stored, size: { name: 'low-phone', width: 375, height: 667 }, locale: 'de' },
  async ({ page }) => {
    await page.getByRole('button', { name: dictionaries.de.play.rollTheDice }).click()
    await atStep(page, 'de', 2)
    // Both axes have a 6; the lower one is below the board.
    const hidden = await page.getByText('6', { exact: true }).evaluateAll((numerals) => {
      const bottom = Math.max(...numerals.map((each) => each.getBoundingClientRect().bottom))
      let around = numerals[0]!
      while (!/auto|scroll/.test(getComputedStyle(around).overflowY)) around = around.parentElement!
      return bottom - around.getBoundingClientRect().bottom
    })
    assert.ok(hidden <= 0, `${hidden} points of the board lie below the page`)
  },
)
