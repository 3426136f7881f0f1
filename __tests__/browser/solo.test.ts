/** Matches against bots, with every interruption. The expected bot moves come from these sources, so an export of other sources fails. */
import assert from 'node:assert/strict'

import type { Page } from 'playwright-core'

import { gameOf, type Match, type Pilot } from '@/match'
import { expectAccessible } from './support/axe'
import { expectTargetsFit, expectTextFits } from './support/fit'
import { diskOf } from './support/disk'
import { expectOnDisk, openControlPage, matchOn } from './support/interruptedMatch'
import { waitForApp, inBrowser, type Opened } from './support/open'
import { afterAction, doActionInPage, expectRanking, isBust, nextAction, storedWith } from './support/players'
import { desktop, phone, screenshot, smallPhone } from './support/windows'
import {
  afterBots,
  botsPath,
  freshSolo,
  isBotsTurn,
  movesOf,
  setHidden,
  waitForWrites,
  watchDisk,
  writtenBy,
} from './support/solo'

const path = '/match/browser-match'
const surveyor: Pilot = { who: 'bot', level: 'surveyor' }
const baron: Pilot = { who: 'bot', level: 'baron' }
const instant = { dicePace: 'instant', botPace: 'instant', sound: false } as const
const unhurried = { dicePace: 'instant', botPace: 'relaxed', sound: false } as const
const unwatched = 1e9

/** Two bots play before Anna. */
const begun = freshSolo(23, [surveyor, baron], 1)
const botsTurns = botsPath(begun)

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })

/** Opens the match and records every write. */
async function sitDown({ page, context, url }: Opened): Promise<void> {
  await context.addInitScript(watchDisk, unwatched)
  await page.goto(url + path)
  await waitForApp(page)
}

/**
 * Each action of the bots is written once and in order, and nothing else is. After the press they act faster than the disk
 * writes, so of the pending writes only the latest happens.
 */
async function skipToTheEnd(page: Page): Promise<void> {
  const path = botsTurns.slice(1).map(movesOf)
  const before = await writtenBy(page)
  assert.deepEqual(before, path.slice(0, before.length))
  await button(page, 'Skip ahead').click()
  await button(page, /^Roll the dice/).waitFor()
  expectOnDisk(await diskOf(page), botsTurns.at(-1)!, 'after the bots')
  const places = (await writtenBy(page)).map((moves) => path.indexOf(moves))
  assert.ok(!places.includes(-1), 'nothing else is written')
  assert.deepEqual(
    places,
    [...new Set(places)].sort((a, b) => a - b),
    'each once, in its order',
  )
}

/** Running animations may finish; after that nothing is written and nothing on the page changes. */
async function expectStill(page: Page, when: string): Promise<void> {
  await page.waitForTimeout(1000)
  const [written, picture] = [await writtenBy(page), await page.getByRole('main').ariaSnapshot()]
  await page.waitForTimeout(1500)
  assert.deepEqual(await writtenBy(page), written, when)
  assert.equal(await page.getByRole('main').ariaSnapshot(), picture, when)
}

async function playBesideBots(page: Page, match: Match): Promise<Match> {
  let present = afterBots(match)
  while (gameOf(present).phase !== 'over') {
    const action = nextAction(present)
    await doActionInPage(page, action)
    const after = afterAction(present, action)
    // The phone is not passed to a bot.
    if (isBust(present, after))
      await button(page, gameOf(after).phase === 'over' ? 'See the result' : 'Continue').click()
    present = afterBots(after)
  }
  return present
}

// The seeds of the shortest of 3,000 matches of each kind.
const duel = freshSolo(235, [baron])
inBrowser(
  'a match against the Claim baron at instant pace ends with the right result',
  { path, stored: storedWith(duel, instant), milliseconds: 300_000 },
  async ({ page }) => {
    const ended = await playBesideBots(page, duel)
    await expectRanking(page, ended)
    expectOnDisk(await diskOf(page), ended, 'at the end')
  },
)

const three = freshSolo(6603, [surveyor, baron], 2)
inBrowser(
  'a match against two bots, one of whom starts, ends with the right result',
  { path, size: desktop, stored: storedWith(three, instant), milliseconds: 300_000 },
  async ({ page }) => {
    const ended = await playBesideBots(page, three)
    await expectRanking(page, ended)
    expectOnDisk(await diskOf(page), ended, 'at the end')
  },
)

inBrowser(
  'a bot’s turn can be paused, resumed and skipped',
  { stored: storedWith(begun, unhurried), exclusive: true },
  async (opened) => {
    const { page } = opened
    await sitDown(opened)
    await waitForWrites(page, 2)
    await button(page, 'Pause').click()
    await page.getByText('Paused').waitFor()
    await expectStill(page, 'paused')
    const paused = await writtenBy(page)
    await button(page, 'Continue').click()
    await waitForWrites(page, paused.length + 1)
    await skipToTheEnd(page)
  },
)

inBrowser(
  'a bot waits while the player is away, and then continues its turn',
  { stored: storedWith(begun, unhurried), exclusive: true },
  async (opened) => {
    const { page } = opened
    await sitDown(opened)
    await waitForWrites(page, 2)
    await button(page, 'Match menu').click()
    await button(page, 'Settings').click()
    await page.getByRole('heading', { name: 'Settings' }).waitFor()
    const away = (await writtenBy(page)).length
    await page.waitForTimeout(2000)
    assert.equal((await writtenBy(page)).length, away, 'in the settings')
    await page.goBack()
    await waitForWrites(page, away + 1)

    await button(page, 'Match menu').click()
    await button(page, /^Leave the match/).click()
    await button(page, /^Continue: /).waitFor()
    await expectStill(page, 'at home')
    const left = matchOn(await diskOf(page), begun.info.id)
    assert.ok(botsTurns.map(movesOf).includes(movesOf(left)))
    await button(page, /^Continue: /).click()
    await skipToTheEnd(page)
  },
)

inBrowser(
  `a match closed after each of ${botsTurns.length - 1} bot actions continues with the next one`,
  { stored: storedWith(begun, { ...instant, botPace: 'brisk' }), exclusive: true, milliseconds: 300_000 },
  async ({ page, context, url }) => {
    await page.close()
    const controlPage = await openControlPage(context, url)
    // Each visit writes once; what the bots do after that is lost with the page.
    await context.addInitScript(watchDisk, 1)
    const last = botsTurns.length - 1
    for (let done = 0; done < last;) {
      const open = await controlPage.open(path)
      await waitForWrites(open, 1)
      await open.close()
      const disk = await controlPage.disk()
      const found = movesOf(matchOn(disk, begun.info.id))
      const next = botsTurns.findIndex((state) => movesOf(state) === found)
      // On a busy machine two actions may happen during one write: then the later one is written.
      assert.ok(next > done && next <= done + 2, `after ${done} actions: ${found}`)
      expectOnDisk(disk, botsTurns[next]!, `after ${next} actions`)
      done = next
    }
    const open = await controlPage.open(path)
    await button(open, /^Roll the dice/).waitFor()
    await open.close()
    expectOnDisk(await controlPage.disk(), botsTurns.at(-1)!, 'Anna is to roll')
  },
)

inBrowser(
  'nothing happens while the page is in the background',
  { stored: storedWith(begun, unhurried), exclusive: true },
  async (opened) => {
    const { page } = opened
    await sitDown(opened)
    await waitForWrites(page, 2)
    await setHidden(page, true)
    await expectStill(page, 'in the background')
    const hidden = (await writtenBy(page)).length
    await setHidden(page, false)
    await waitForWrites(page, hidden + 1)
    await skipToTheEnd(page)
  },
)

inBrowser(
  'a person hands the seat over to a bot, takes it back and plays on',
  { path, stored: storedWith(duel, unhurried) },
  async ({ page }) => {
    const onDisk = async (): Promise<Match> => matchOn(await diskOf(page), duel.info.id)
    await button(page, /^Roll the dice/).click()
    await button(page, 'Match menu').click()
    await button(page, /^Let a bot play for Anna/).click()
    await button(page, 'Surveyor takes over').click()
    await button(page, 'Pause').click()
    await page.getByText('Paused').waitFor()
    const handed = await onDisk()
    assert.match(movesOf(handed), /^\d{3} ?@1=surveyor/)

    await button(page, 'Match menu').click()
    await button(page, /^Take Anna’s seat back/).click()
    const back = await onDisk()
    assert.match(movesOf(back), /@1=person$/)
    // On a busy machine the bots may get further before the pause.
    if (isBotsTurn(back)) await button(page, 'Skip ahead').click()
    const present = afterBots(back)
    const action = nextAction(present)
    await doActionInPage(page, action)
    expectOnDisk(await diskOf(page), afterAction(present, action), 'after the first action since')
  },
)

inBrowser(
  'a match handed over to bots reaches its result by skipping rounds',
  { path, stored: storedWith(duel, unhurried) },
  async ({ page }) => {
    await button(page, /^Roll the dice/).waitFor()
    await button(page, 'Match menu').click()
    await button(page, /^Let a bot play for Anna/).click()
    await button(page, 'Surveyor takes over').click()
    // One press skips to the next turn of the seat that was handed over, or to the end of the match.
    const [ahead, rematch] = [button(page, 'Skip ahead'), button(page, 'Rematch')]
    for (let rounds = 0; rounds < 60 && !(await rematch.isVisible()); rounds += 1) {
      await ahead.or(rematch).waitFor()
      await ahead.click({ timeout: 2_000 }).catch(() => undefined)
    }
    await button(page, 'Rematch').waitFor()
    const ended = matchOn(await diskOf(page), duel.info.id)
    assert.equal(gameOf(ended).phase, 'over')
    await expectRanking(page, ended)
  },
)

const full = afterBots(
  freshSolo(
    9,
    [baron, surveyor, { ...surveyor, level: 'assayer' }, { ...surveyor, level: 'homesteader' }],
    1,
  ),
)
const views = [
  { size: phone },
  { size: smallPhone, settings: { textSize: 200 } },
  { size: phone, settings: { textSize: 115, language: 'de' } },
  { size: phone, settings: { textSize: 200, language: 'nl' } },
  { size: desktop },
] as const
for (const { size, ...more } of views) {
  const settings = 'settings' in more ? more.settings : {}
  inBrowser(
    `the recap lists each of four bots: ${size.name} ${JSON.stringify(settings)}`,
    { path, size, stored: storedWith(full, { ...instant, ...settings }) },
    async ({ page }) => {
      const bots = full.info.players.slice(1).map(({ name }) => name)
      const recaps = page.getByRole('group', { name: /^(Since|Seit|Sinds)/ }).getByRole('button')
      await recaps.first().waitFor()
      const said = await Promise.all((await recaps.all()).map((recap) => recap.getAttribute('aria-label')))
      assert.deepEqual(
        said.map((text) => bots.find((name) => text?.startsWith(`${name} `))),
        bots,
      )
      await screenshot(page, `play-recaps-${Object.values(settings).join('-')}`)
      await expectAccessible(page, 'the recaps')
      await expectTextFits(page, 'the recaps')
      await expectTargetsFit(page, 'the recaps')
      for (const [index, name] of bots.entries()) {
        await recaps.nth(index).click()
        await page.getByRole('heading', { level: 2, name: new RegExp(name) }).waitFor()
        await button(page, /^(Back|Zurück|Terug)/).click()
      }
    },
  )
}
