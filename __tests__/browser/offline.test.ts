/** Without a network, with half of it, and when a newer version has been put in its place. */
import assert from 'node:assert/strict'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after } from 'node:test'

import type { Page } from 'playwright-core'

import { appears, inBrowser } from './support/open'
import { freshMatch, storedWith } from './support/players'

const kept = (page: Page): Promise<unknown> =>
  page.evaluate(() => navigator.serviceWorker.ready.then(() => true))
const home = (page: Page): Promise<void> => page.getByRole('heading', { name: 'Claim It' }).first().waitFor()

inBrowser(
  'opens again without a network after one visit, on reload and by a link, with every place there is',
  { keeps: true },
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
    // Only what was asked of the network on purpose has failed.
    assert.equal(complaints.splice(0).length, 1)
  },
)

inBrowser(
  'says that a page could not be loaded, and opens it when it is asked for again',
  {},
  async ({ page, complaints }) => {
    await page.route(/\/others-[0-9a-f]+\.js$/, (route) => route.abort())
    await page.reload()
    await home(page)
    await page.getByRole('button', { name: 'Settings' }).click()
    await page.getByText('This page could not be loaded. Nothing is lost.').waitFor()
    await page.unroute(/\/others-[0-9a-f]+\.js$/)
    await page.getByRole('button', { name: 'Try again' }).click()
    await page.getByRole('heading', { name: 'Settings' }).waitFor()
    // What the browser itself says of a file that does not come.
    complaints.splice(0, Infinity, ...complaints.filter((each) => !/net::ERR_FAILED/.test(each)))
  },
)

/** A host of its own, whose files a newer version takes the place of. */
const folder = mkdtempSync(join(tmpdir(), 'claim-it-host-'))
cpSync(process.env.DIST!, folder, { recursive: true })
after(() => rmSync(folder, { recursive: true }))

const revised = 'look.js'
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

/** Which revisions of that file the browser keeps. */
const revisionsKept = (page: Page): Promise<readonly string[]> =>
  page.evaluate(async (file) => {
    const caches_ = await Promise.all((await caches.keys()).map((name) => caches.open(name)))
    const requests = (await Promise.all(caches_.map((cache) => cache.keys()))).flat()
    return requests.map(({ url }) => url).filter((url) => url.includes(file))
  }, revised)

const inMatch = freshMatch('00000000000000000000000000000001', { seats: 2 })

inBrowser(
  'says at Home that a newer version is ready, and not in a match; it takes over when it is started, and the old one goes',
  { keeps: true, folder, stored: storedWith(inMatch, { passScreen: false }) },
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
    await appears(page)
    await home(page)
    const left = await revisionsKept(page)
    assert.equal(left.length, 1)
    assert.ok(!left[0]!.includes(old), 'the newer one is left')
  },
)
