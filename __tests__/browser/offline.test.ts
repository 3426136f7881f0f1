/** Without a network, with a failing one, and after a new version was deployed. */
import assert from 'node:assert/strict'
import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after } from 'node:test'

import type { Page } from 'playwright-core'

import { writeWorker } from '../../tools/web/worker'
import { waitForApp, inBrowser } from './support/open'
import { freshMatch, storedWith } from './support/players'
import { freshSolo } from './support/solo'

const kept = (page: Page): Promise<unknown> =>
  page.evaluate(() => navigator.serviceWorker.ready.then(() => true))
const home = (page: Page): Promise<void> => page.getByRole('heading', { name: 'Claim It' }).first().waitFor()

inBrowser(
  'works offline after one visit, on reload and by link, with every page',
  { serviceWorker: true },
  async ({ page, context, url, complaints }) => {
    await home(page)
    await kept(page)
    await context.setOffline(true)
    await page.reload()
    await home(page)
    await assert.rejects(page.evaluate((to) => fetch(to, { cache: 'no-store' }), `${url}/robots.txt`))
    await page.getByRole('button', { name: 'Settings' }).click()
    await page.getByRole('heading', { name: 'Settings' }).waitFor()
    for (const [path, heading] of [
      ['/how', 'The goal'],
      ['/saved', 'Saved games'],
      ['/new', 'New game'],
    ] as const) {
      await page.goto(url + path)
      await page.getByRole('heading', { name: heading }).first().waitFor()
    }
    // Only the requests that the test itself made have failed.
    assert.equal(complaints.splice(0).length, 1)
  },
)

inBrowser(
  'says that a page could not be loaded, and opens it once it can',
  {},
  async ({ page, complaints }) => {
    await page.route(/\/others-[0-9a-f]+\.js$/, (route) => route.abort())
    await page.reload()
    await home(page)
    await page.getByRole('button', { name: 'Settings' }).click()
    await page.getByText('This page could not be loaded. Nothing is lost.').waitFor()
    await page.getByRole('button', { name: 'Try again' }).waitFor()
    await page.unroute(/\/others-[0-9a-f]+\.js$/)
    await page.getByRole('heading', { name: 'Settings' }).waitFor()
    // The browser's own messages about the failed files.
    complaints.splice(0, Infinity, ...complaints.filter((each) => !/net::ERR_FAILED/.test(each)))
  },
)

/** A separate host whose files can be replaced by a newer version. */
function ownHost(): string {
  const folder = mkdtempSync(join(tmpdir(), 'claim-it-host-'))
  cpSync(process.env.DIST, folder, { recursive: true })
  after(() => rmSync(folder, { recursive: true }))
  return folder
}

/** Renames every script, as a new version does. */
function renameScripts(host: string): void {
  const scripts = join(host, '_expo/static/js/web')
  const backwards = (text: string): string =>
    text.replace(/(?<=-)[0-9a-f]{32}(?=\.js)/g, (hash) => [...hash].reverse().join(''))
  for (const file of readdirSync(scripts)) {
    writeFileSync(join(scripts, file), backwards(readFileSync(join(scripts, file), 'utf8')))
    renameSync(join(scripts, file), join(scripts, backwards(file)))
  }
  const page = join(host, 'index.html')
  writeFileSync(page, backwards(readFileSync(page, 'utf8')))
}

const waitsForBaron = freshSolo(23, [{ who: 'bot', level: 'baron' }], 1)

for (const [answers, host] of [
  ['answers nothing', ownHost()],
  ['answers with its page', ownHost()],
] as const)
  inBrowser(
    `when the old version's scripts are gone and the host ${answers}, offers the new version and continues the match`,
    { folder: host, stored: storedWith(waitsForBaron, { dicePace: 'instant', sound: false }) },
    async ({ page, complaints }) => {
      await page.route(/\/learning-[0-9a-f]+\.js$/, (route) => route.abort())
      // The last of the prefetched chunks.
      await Promise.all([page.waitForResponse(/\/reviewing-[0-9a-f]+\.js$/), page.reload()])
      await home(page)
      const old = (await page.locator('body > script[src*=AppEntry]').getAttribute('src'))!
      await page.unroute(/\/learning-[0-9a-f]+\.js$/)
      renameScripts(host)
      if (answers !== 'answers nothing')
        await page.route(/\/_expo\/static\//, async (route) => {
          const answer = await route.fetch()
          if (answer.ok()) await route.fulfill({ response: answer })
          else await route.fulfill({ contentType: 'text/html', path: join(host, 'index.html') })
        })
      await page.getByRole('button', { name: 'How to play' }).click()
      await page
        .getByText('This page could not be loaded. Nothing is lost. A new version is ready.')
        .waitFor()
      await page.goBack()
      await page.getByRole('button', { name: /^Continue/ }).click()
      await page
        .getByText('A part of the app could not be loaded. Nothing is lost. A new version is ready.')
        .last()
        .waitFor()
      const start = page.getByRole('button', { name: 'Start it' }).filter({ visible: true })
      await Promise.all([page.waitForEvent('load'), start.click()])
      await page.getByRole('button', { name: /^Roll/ }).waitFor()
      assert.notEqual(await page.locator('body > script[src*=AppEntry]').getAttribute('src'), old)
      // The browser's own messages about missing or invalid files.
      const expected = /net::ERR_FAILED|404|Unexpected token '<'/
      complaints.splice(0, Infinity, ...complaints.filter((each) => !expected.test(each)))
    },
  )

const folder = ownHost()

const revised = 'first.js'
const revisionIn = (worker: string): string =>
  new RegExp(`url:"${revised}",revision:"(\\w+)"|revision:"(\\w+)",url:"${revised}"`)
    .exec(worker)!
    .slice(1)
    .find(Boolean)!

function putNewerVersion(): string {
  const path = join(folder, 'sw.js')
  const worker = readFileSync(path, 'utf8')
  const revision = revisionIn(worker)
  writeFileSync(
    path,
    worker.replace(
      revision,
      revision.replace(/^./, (digit) => (digit === '0' ? '1' : '0')),
    ),
  )
  return revision
}

/** Which revisions of that file the browser has cached. */
const revisionsKept = (page: Page): Promise<readonly string[]> =>
  page.evaluate(async (file) => {
    const caches_ = await Promise.all((await caches.keys()).map((name) => caches.open(name)))
    const requests = (await Promise.all(caches_.map((cache) => cache.keys()))).flat()
    return requests.map(({ url }) => url).filter((url) => url.includes(file))
  }, revised)

const inMatch = freshMatch('00000000000000000000000000000001', { seats: 2 })

inBrowser(
  'offers a new version on Home but not in a match, and replaces the old one once it is started',
  { serviceWorker: true, folder, stored: storedWith(inMatch, { passScreen: false }) },
  async ({ page }) => {
    const said = page.getByText('A new version is ready.')
    await home(page)
    await kept(page)
    await page.reload()
    await page.getByRole('button', { name: /^Continue/ }).click()
    await page.getByRole('button', { name: /^Roll/ }).waitFor()
    const old = putNewerVersion()
    await page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready
      await registration.update()
    })
    await page.waitForFunction(async () => (await navigator.serviceWorker.ready).waiting !== null)
    assert.equal(await said.count(), 0, 'nothing is said in a match')
    await page.goBack()
    await said.waitFor()
    assert.equal((await revisionsKept(page)).length, 2, 'both versions are there')
    await Promise.all([page.waitForEvent('load'), page.getByRole('button', { name: 'Start it' }).click()])
    await waitForApp(page)
    await home(page)
    const left = await revisionsKept(page)
    assert.equal(left.length, 1)
    assert.ok(!left[0]!.includes(old), 'the newer one is left')
  },
)

/** Asks for a newer worker and waits until it is installed or has failed; returns whether one waits to replace the old one. */
const hasNewerWorker = (page: Page): Promise<boolean> =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready
    await registration.update()
    while (registration.installing !== null) await new Promise((later) => setTimeout(later, 50))
    return registration.waiting !== null
  })

const appScript = 'body > script[src*=AppEntry]'
const scriptOf = async (page: Page): Promise<string> =>
  (await page.locator(appScript).getAttribute('src')) ?? ''

/** Browsers' messages about files that are not what they should be. */
const dropExpected = (complaints: string[]): void => {
  const expected = /Unexpected token '<'|Requiring unknown module|integrity|net::ERR_FAILED/
  complaints.splice(0, Infinity, ...complaints.filter((each) => !expected.test(each)))
}

const halfDeployed = ownHost()

inBrowser(
  'keeps the old version while the host answers its page for new scripts, and offers the new one once it is whole',
  { serviceWorker: true, folder: halfDeployed },
  async ({ page, complaints }) => {
    await home(page)
    await kept(page)
    await page.reload()
    await home(page)
    const old = await scriptOf(page)
    renameScripts(halfDeployed)
    await writeWorker(halfDeployed)
    const scripts = join(halfDeployed, '_expo/static/js/web')
    const missing = readdirSync(scripts).filter((file) => /^(AppEntry|playing)-/.test(file))
    const whole = missing.map((file) => readFileSync(join(scripts, file)))
    for (const file of missing) cpSync(join(halfDeployed, 'index.html'), join(scripts, file))
    assert.equal(await hasNewerWorker(page), false, 'a worker with wrong files is not installed')
    await page.reload()
    await home(page)
    assert.equal(await scriptOf(page), old)
    missing.forEach((file, at) => writeFileSync(join(scripts, file), whole[at]!))
    assert.equal(await hasNewerWorker(page), true, 'the whole version is installed')
    const start = page.getByRole('button', { name: 'Start it' })
    await Promise.all([page.waitForEvent('load'), start.click()])
    await home(page)
    assert.notEqual(await scriptOf(page), old)
    dropExpected(complaints)
  },
)

inBrowser(
  'recovers by itself from a cached script that cannot be parsed',
  { serviceWorker: true, exclusive: true },
  async ({ page, complaints }) => {
    await home(page)
    await kept(page)
    const script = await scriptOf(page)
    const wrong = await page.evaluate(async (name) => {
      let replaced = 0
      for (const each of await caches.keys()) {
        const cache = await caches.open(each)
        for (const request of await cache.keys())
          if (request.url.includes(name)) {
            await cache.put(request, new Response('<!doctype html>'))
            replaced += 1
          }
      }
      return replaced
    }, script)
    assert.equal(wrong, 1)
    await page.reload()
    await home(page)
    await kept(page)
    await page.reload()
    await home(page)
    dropExpected(complaints)
  },
)

const broken = ownHost()

inBrowser(
  'reloads only once if the host itself sends a page in place of a script',
  { serviceWorker: true, folder: broken },
  async ({ page, complaints }) => {
    const file = join(broken, (await scriptOf(page)).replace(/^.*?(?=_expo)/, ''))
    const whole = readFileSync(file)
    await page.evaluate(() => navigator.serviceWorker.ready.then((each) => each.unregister()))
    cpSync(join(broken, 'index.html'), file)
    let loads = 0
    page.on('load', () => (loads += 1))
    await page.evaluate(async (src) => (await fetch(src, { cache: 'reload' })).ok, await scriptOf(page))
    await page.reload()
    await page.getByRole('alert').waitFor()
    await page.waitForTimeout(2000)
    assert.equal(loads, 2)
    writeFileSync(file, whole)
    await page.getByRole('button', { name: 'Try again' }).click()
    await home(page)
    dropExpected(complaints)
  },
)
