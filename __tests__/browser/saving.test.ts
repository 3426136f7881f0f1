/** Saving: two windows, a full disk, broken and newer saves, export and import, dead links. */
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'

import type { Page } from 'playwright-core'

import { columnOf, rowOf, type Space } from '@/engine'
import { dictionaries } from '@/i18n/dictionaries'
import { gameOf, recordOf, writeText, type Match } from '@/match'
import { expectAccessible } from './support/axe'
import { expectTargetsFit, expectTextFits } from './support/fit'
import { diskOf, refuseIndexedDb, restoreDisk, type Disk, type WithWriteHook } from './support/disk'
import { expectOnDisk, sampleMatch, sampleScript, openFrom } from './support/interruptedMatch'
import { waitForApp, inBrowser } from './support/open'
import { afterAction, doActionInPage, nextAction, playedOut, storedWith } from './support/players'
import { desktop, lyingPhone, phone, screenshot, smallPhone } from './support/windows'

const { common, problems, home, saved } = dictionaries.en
const swift = { passScreen: false, dicePace: 'instant', sound: false }
const path = '/match/browser-match'
const key = 'claim-it/match/browser-match'

const looks = [
  [phone, 'light'],
  [smallPhone, 'dark'],
  [lyingPhone, 'light'],
  [desktop, 'dark'],
] as const

/** The match after some actions of its script. */
const early = sampleScript[19]!.after
const elsewhere = (page: Page) => page.getByRole('heading', { name: problems.elsewhere })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** Plays by the simple strategy on the board itself; from this position it does not bust. */
const playOn = async (page: Page, match: Match, actions: number): Promise<Match> => {
  let present = match
  for (let action = 0; action < actions; action += 1) {
    const action = nextAction(present)
    const after = afterAction(present, action)
    if (action.does === 'place') await spaceOf(page, gameOf(after).placedThisTurn.at(-1)!).click()
    else await doActionInPage(page, action)
    present = after
  }
  return present
}

const spaceOf = (page: Page, space: Space) =>
  page
    .getByRole('group', { name: 'Board' })
    .getByRole('button', { name: new RegExp(`^Column ${columnOf(space)}, row ${rowOf(space)}:`) })

inBrowser(
  'a second window takes over, the first one says so and can take over again',
  { path, stored: storedWith(early, swift) },
  async ({ page, url }) => {
    const first = await playOn(page, early, 2)
    const later = await openFrom(page, url + path)
    const second = await playOn(later, first, 3)
    await elsewhere(page).waitFor()
    assert.equal(await page.getByRole('group', { name: 'Board' }).count(), 0, 'nobody plays at two tables')
    await expectAccessible(page, 'the window that gave way')
    await button(page, problems.continueHere).click()
    await elsewhere(later).waitFor()
    expectOnDisk(await diskOf(page), second, 'nothing was written over')
    const third = await playOn(page, second, 2)
    expectOnDisk(await diskOf(page), third, 'the window writes again')
  },
)

inBrowser(
  'a match renamed and reopened from the list over it keeps its moves',
  { path, size: desktop, stored: storedWith(early, swift) },
  async ({ page }) => {
    const first = await playOn(page, early, 2)
    await button(page, dictionaries.en.common.savedGames).click()
    await page.getByRole('button', { name: /^More for/ }).click()
    await button(page, saved.actions.rename).click()
    await page.getByRole('textbox', { name: saved.nameOfMatch }).fill('Sunday')
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: /^Sunday/i }).click()
    const second = await playOn(page, first, 2)
    expectOnDisk(await diskOf(page), second, 'the name and all moves', 'Sunday')
    assert.equal(await page.locator('[aria-label="Board"]').count(), 1, 'no older table lies beneath')
  },
)

const neighbour: Match = { ...early, info: { ...early.info, id: 'neighbour' } }

inBrowser(
  'two windows with different matches do not disturb each other',
  { path, stored: { ...storedWith(early, swift), ...storedWith(neighbour, {}, 'Sunday') } },
  async ({ page, url }) => {
    const mine = await playOn(page, early, 2)
    const later = await openFrom(page, `${url}/match/neighbour`)
    const theirs = await playOn(later, neighbour, 3)
    await later.close()
    await button(page, problems.continueHere).click()
    const further = await playOn(page, mine, 2)
    const disk = await diskOf(page)
    expectOnDisk(disk, theirs, 'theirs', 'Sunday')
    expectOnDisk(disk, further, 'mine')
  },
)

for (const [size, theme] of looks)
  inBrowser(
    `play goes on while the disk is full, a notice stays until saving works again, and nothing is lost, ${size.name}`,
    { path, size, theme, stored: storedWith(early, swift) },
    async ({ page }) => {
      const notice = page.getByText(problems.saving.full)
      await page.evaluate(fillDisk)
      const played = await playOn(page, early, 3)
      await notice.waitFor()
      await expectTextFits(page, 'play with a full disk')
      await expectTargetsFit(page, 'play with a full disk')
      await screenshot(page, 'full-disk')
      expectOnDisk(await diskOf(page), early, 'the disk is as it was')
      await button(page, problems.tryAgain).click()
      await notice.waitFor()
      await page.evaluate(() => (window as unknown as { freeDisk: () => void }).freeDisk())
      const further = await playOn(page, played, 1)
      await notice.waitFor({ state: 'detached' })
      expectOnDisk(await diskOf(page), further, 'all of it is there')
    },
  )

for (const [language, locale] of [
  ['en', 'en-US'],
  ['de', 'de-DE'],
  ['nl', 'nl-NL'],
] as const)
  inBrowser(
    `play works without IndexedDB, and a strip warns about the risk, ${language}`,
    { path, locale, size: smallPhone, exclusive: true },
    async ({ page, context, url }) => {
      await restoreDisk(page, storedWith(early, swift))
      await refuseIndexedDb(context)
      await page.goto(url + path)
      await page.getByText(dictionaries[language].problems.saving.late).waitFor()
      await expectTextFits(page, 'play on a late disk')
      await expectTargetsFit(page, 'play on a late disk')
      await screenshot(page, `late-disk-${language}`)
      const written = (await diskOf(page))['claim-it/match/browser-match']
      assert.ok(written, 'the match lies where it lay')
      if (language !== 'en') return
      const played = await playOn(page, early, 2)
      expectOnDisk(await diskOf(page), played, 'in localStorage')
    },
  )

inBrowser(
  'a localStorage that is refused does not keep anybody from the matches in IndexedDB',
  { path, exclusive: true, stored: storedWith(early, swift) },
  async ({ page, context, url }) => {
    await context.addInitScript(() => {
      if (location.pathname.endsWith('/favicon.ico')) return
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('Denied', 'SecurityError')
        },
      })
    })
    const later = await openFrom(page, url + path)
    const played = await playOn(later, early, 2)
    await later.close()
    expectOnDisk(await diskOf(page), played, 'in IndexedDB')
  },
)

inBrowser(
  'a newer version may take the database, and this one says so',
  { path, exclusive: true, stored: storedWith(early, swift) },
  async ({ page }) => {
    const upgraded = await page.evaluate(
      () =>
        new Promise((resolve) => {
          const opening = indexedDB.open('claim-it', 2)
          opening.onsuccess = () => {
            opening.result.close()
            resolve('upgraded')
          }
          setTimeout(resolve, 4000, 'blocked')
        }),
    )
    assert.equal(upgraded, 'upgraded')
    await page.getByText(problems.saving.outdated).waitFor()
    await expectTextFits(page, 'play under a newer version')
    await expectTargetsFit(page, 'play under a newer version')
  },
)

/** Runs in the page: rejects writes from now on. */
function fillDisk(): void {
  const { writeHook } = window as unknown as WithWriteHook
  writeHook.decideWrite = () => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
  }
  Object.assign(window, {
    freeDisk: () => {
      writeHook.decideWrite = null
    },
  })
}

const moves = recordOf(early).moves
const lastPlaced = moves.lastIndexOf(':')
const brokenText = JSON.stringify({
  ...recordOf(early),
  title: 'Kitchen table',
  moves: `${moves.slice(0, lastPlaced)}:77${moves.slice(lastPlaced + 3)}`,
})
const newerText = JSON.stringify({
  ...recordOf(early),
  format: 'claim-it/3',
  id: 'future',
  title: 'Mars',
  rings: 3,
})
const mixed = {
  ...storedWith(neighbour, swift, 'Sunday'),
  [key]: brokenText,
  'claim-it/match/future': newerText,
}

for (const [size, theme] of looks)
  inBrowser(
    `a broken save is listed by name, can be shared, and continues from its last valid move, ${size.name}`,
    { path: '/saved', size, theme, stored: mixed },
    async ({ page }) => {
      await page.getByText(/^Kitchen table cannot be read from move \d+ on: its moves are damaged/).waitFor()
      await page.getByText(problems.newer('Mars')).waitFor()
      await page.getByText('Sunday').filter({ visible: true }).first().waitFor()
      await expectTextFits(page, 'saved games with a broken one')
      await expectTargetsFit(page, 'saved games with a broken one')
      await expectAccessible(page, 'saved games with a broken one')
      await screenshot(page, 'put-aside')
      const download = page.waitForEvent('download')
      await button(page, problems.shareRaw).click()
      assert.equal(
        readFileSync(await (await download).path(), 'utf8'),
        brokenText.replace(/"seed":"\w+"/, '"seed":null'),
      )
      await page.getByRole('button', { name: /^Continue from move \d+$/ }).click()
      await page.getByRole('group', { name: 'Board' }).waitFor()
      assert.equal((await diskOf(page))['claim-it/match/future'], newerText)
      await page.goBack()
      await page.getByText(/^Kitchen table cannot be read/).waitFor()
      await page.getByText('Kitchen table', { exact: true }).waitFor()
    },
  )

inBrowser(
  'a match from a newer app is marked as such and never overwritten',
  { path: '/match/future', stored: mixed },
  async ({ page }) => {
    await page.getByText(problems.newer('Mars')).waitFor()
    await page.reload()
    await page.getByText(problems.newer('Mars')).waitFor()
    assert.equal((await diskOf(page))['claim-it/match/future'], newerText)
  },
)

for (const [link, sentence] of [
  ['/match/nonsense', home.missing],
  ['/match/nonsense/result', home.missing],
  ['/match/no%20such%20id', home.nowhere],
  ['/no/such/place', home.nowhere],
] as const)
  inBrowser(`${link} opens Home with an explanation`, { path: link }, async ({ page, url }) => {
    await page.getByText(sentence).first().waitFor()
    assert.equal(page.url(), `${url}/`)
  })

const playedToTheEnd: Match = playedOut(sampleMatch)
/** Has the id of the match here and began on another day. */
const finished: Match = {
  ...playedToTheEnd,
  info: { ...playedToTheEnd.info, started: '2024-02-29T12:00:00.000Z' },
}

inBrowser(
  'exports all matches as one backup; an import is previewed, added, and never overwrites',
  { path: '/saved', stored: { ...storedWith(early, swift), ...storedWith(neighbour, {}, 'Sunday') } },
  async ({ page }) => {
    const tools = () => button(page, saved.tools).click()
    await tools()
    const download = page.waitForEvent('download')
    await button(page, saved.exportAll).click()
    const backup = readFileSync(await (await download).path(), 'utf8')
    const [, ...records] = backup.trim().split('\n')
    assert.deepEqual(records.map((line) => (JSON.parse(line) as { readonly id: string }).id).sort(), [
      'browser-match',
      'neighbour',
    ])

    const lookAt = async (text: string): Promise<void> => {
      await tools()
      await button(page, saved.importGames).click()
      await page.getByRole('textbox', { name: saved.importText }).fill(text)
      await button(page, saved.look).click()
    }
    await lookAt(backup)
    await page.getByText(saved.already(2)).waitFor()
    await page.keyboard.press('Escape')

    // Another match with the same id becomes a second one.
    await lookAt(writeText(finished))
    await page.getByText(saved.asSecond).waitFor()
    await expectTargetsFit(page, 'the preview of an import')
    await expectAccessible(page, 'the preview of an import')
    await screenshot(page, 'import')
    const before = await diskOf(page)
    await button(page, saved.add(1)).click()
    await page.getByText(saved.addedToast(1)).waitFor()
    const disk = await diskOf(page)
    assert.equal(disk[key], before[key], 'the match that was here is as it was')
    const added = Object.keys(disk).filter((each) => each.startsWith('claim-it/match/') && !(each in before))
    assert.equal(added.length, 1)
    assert.ok(disk[added[0]!]!.includes(recordOf(finished).moves))
    await page.reload()
    await waitForApp(page)
    await page.getByText(saved.filed).waitFor()
  },
)

inBrowser(
  'asks the browser for persistent storage; if refused, Home warns once with a backup and the list always',
  { path: '/', stored: storedWith(early, swift) },
  async ({ page, url }) => {
    await page.evaluate(() => {
      const asked: string[] = []
      Object.assign(window, { asked })
      navigator.storage.persist = () => {
        asked.push('persist')
        return Promise.resolve(false)
      }
    })
    const offer = button(page, saved.exportAll).filter({ visible: true })
    const goOn = page.getByRole('button', { name: new RegExp(`^${home.continue}`) })
    await goOn.click()
    await playOn(page, early, 2)
    assert.deepEqual(await page.evaluate(() => (window as unknown as { asked: string[] }).asked), ['persist'])
    assert.equal(await offer.count(), 0, 'nothing is said in a match')
    await page.goBack()
    await page.getByText(problems.mayBeCleared).last().waitFor()
    await expectAccessible(page, 'Home that says so')
    await expectTextFits(page, 'Home that says so')
    await expectTargetsFit(page, 'Home that says so')
    const download = page.waitForEvent('download')
    await offer.click()
    assert.ok(readFileSync(await (await download).path(), 'utf8').includes(early.info.id))
    await page.getByText(saved.sharedToast).last().waitFor()
    await button(page, common.settings).click()
    await page.getByRole('heading', { name: common.settings }).waitFor()
    await page.goBack()
    await goOn.waitFor()
    assert.equal(await offer.count(), 0, 'it was said')
    await page.goto(`${url}/saved`)
    await page.getByText(problems.mayBeCleared).waitFor()
  },
)

for (const count of [1, 1000])
  inBrowser(
    `the list of ${count} appears at once, from the index alone`,
    { path: '/', stored: manyMatches(count) },
    async ({ page, url }) => {
      // The first start has no index yet and rebuilds it from the matches.
      await button(page, common.newGame).waitFor()
      for (const since = Date.now(); !(await diskOf(page))['claim-it/index'];)
        assert.ok(Date.now() - since < 30_000, 'the index is there again')
      await page.goto(`${url}/saved`)
      await page.getByRole('heading', { name: saved.underWay }).waitFor()
      const took = await page.evaluate(() => Math.round(performance.now()))
      console.log(`${count} matches: the list stands ${took} ms after the page was asked for`)
    },
  )

function manyMatches(count: number): Disk {
  const records = Array.from({ length: count }, (_, index): Match => {
    const { after } = sampleScript[index % sampleScript.length]!
    return { ...after, info: { ...after.info, id: `match-${index}` } }
  })
  return Object.assign({}, ...records.map((match) => storedWith(match))) as Disk
}
