/**
 * The page for hosts, browsers, search engines and people without JavaScript. Covers what Lighthouse checks:
 * installable (manifest, icons, maskable), themed, offline (offline.test), a Content Security Policy, a clean console (every
 * test), doctype and charset, title, description, language, a zoomable viewport, crawlable, names and contrasts (axe).
 * By default the export is for a subfolder of its host; to test one for the root: `npm run export:web && DIST=dist npm run test:browser -- hosting offline`.
 */
import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'

import { dictionaries } from '@/i18n/dictionaries'
import { sizesOf } from '../../tools/web/sizes'
import { readPng } from '../support/png'
import { expectAccessible } from './support/axe'
import { waitForApp, waitUntilStill, inBrowser } from './support/open'
import { desktop, phone, screenshot } from './support/windows'

const { problems, common } = dictionaries.de

const filesIn = (folder: string): readonly string[] =>
  readdirSync(join(process.env.DIST, folder), { recursive: true, encoding: 'utf8' })
const inDist = (file: string): Buffer => readFileSync(join(process.env.DIST, file))

type Manifest = {
  readonly start_url: string
  readonly display: string
  readonly name: string
  readonly theme_color: string
  readonly icons: readonly { readonly src: string; readonly sizes: string; readonly purpose: string }[]
}

inBrowser(
  'can be installed: the manifest is valid and its icons have the stated sizes',
  {},
  async ({ page, url }) => {
    const path = await page.locator('link[rel=manifest]').getAttribute('href')
    const manifest = (await (await page.request.get(new URL(path!, url).href)).json()) as Manifest
    assert.equal(manifest.name, 'Claim It!')
    assert.equal(manifest.display, 'standalone')
    assert.equal(manifest.start_url, './')
    assert.match(manifest.theme_color, /^#/)
    assert.deepEqual(
      manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`),
      ['192x192 any', '512x512 any', '192x192 maskable', '512x512 maskable'],
    )
    for (const { src, sizes } of manifest.icons) {
      const { width, height } = readPng(inDist(src))
      assert.equal(`${width}x${height}`, sizes, src)
    }
    for (const link of await page.locator('link[rel=apple-touch-icon], link[rel=icon]').all()) {
      const answer = await page.request.get(new URL((await link.getAttribute('href'))!, url).href)
      assert.equal(answer.status(), 200)
    }
  },
)

void test('loads at most 340 kB before Home and 412 kB before the first roll', () => {
  const { beforeHome, beforeFirstRoll } = sizesOf(process.env.DIST)
  assert.ok(beforeHome <= 340_000, `${beforeHome} bytes before Home`)
  assert.ok(beforeFirstRoll <= 412_000, `${beforeFirstRoll} bytes before the first roll`)
})

void test('asks the browser to compile the app’s script eagerly', () => {
  const app = filesIn('.').find((file) => /\/AppEntry-\w+\.js$/.test(file))
  assert.match(inDist(app!).toString(), /^\/\/# allFunctionsCalledOnLoad\n/)
})

inBrowser('has the metadata that browsers and search engines read', {}, async ({ page }) => {
  const html = inDist('index.html').toString()
  assert.match(html, /^<!doctype html>/i)
  assert.ok(html.indexOf('charset="utf-8"') < 1024, 'the charset comes in time')
  assert.equal(await page.title(), 'Claim It!')
  assert.equal(await page.locator('html').getAttribute('lang'), 'en')
  const content = (name: string): Promise<string | null> =>
    page.locator(`meta[${name}]`).first().getAttribute('content')
  const description = (await content('name=description')) ?? ''
  assert.ok(description.length > 50 && description.length < 160, description)
  assert.doesNotMatch((await content('name=viewport')) ?? '', /user-scalable=no|maximum-scale/)
  assert.match((await content('property="og:image"')) ?? '', /icons\/preview\.png$/)
  const { width, height } = readPng(inDist('icons/preview.png'))
  assert.deepEqual([width, height], [1200, 630])
  assert.match(inDist('robots.txt').toString(), /Allow: \//)
  assert.equal(inDist('404.html').toString(), html, 'a host without a fallback answers links too')
})

inBrowser('blocks inline scripts and eval', {}, async ({ page, complaints }) => {
  const ran = await page.evaluate(() => {
    const written = document.createElement('script')
    written.textContent = 'globalThis.hasRun = true'
    document.head.append(written)
    return 'hasRun' in globalThis
  })
  assert.equal(ran, false)
  const evaluated = page.locator('html').evaluate(() => {
    // In a timer of the page, because code sent by the test may use eval.
    return new Promise<boolean>((resolve) =>
      setTimeout(() => {
        try {
          resolve(new Function('return true')() as boolean)
        } catch {
          resolve(false)
        }
      }),
    )
  })
  assert.equal(await evaluated, false)
  const refusals = complaints.splice(0)
  assert.ok(
    refusals.length > 0 && refusals.every((each) => /Content Security Policy/.test(each)),
    refusals.join(),
  )
})

for (const [scheme, paper] of [
  ['light', 'rgb(241, 231, 209)'],
  ['dark', 'rgb(21, 16, 11)'],
] as const)
  inBrowser(
    `shows a placeholder of Home and a sentence without JavaScript, ${scheme}`,
    {},
    async ({ context, url }) => {
      const bare = await context.browser()!.newContext({ javaScriptEnabled: false, colorScheme: scheme })
      const page = await bare.newPage()
      await page.goto(url)
      const sentence = page.locator('noscript')
      await sentence.waitFor()
      assert.match((await sentence.textContent()) ?? '', /needs JavaScript/)
      assert.ok((await page.locator('#picture .mark svg').filter({ visible: true }).count()) === 1)
      const colour = await page
        .locator('#picture')
        .evaluate((picture) => getComputedStyle(picture).backgroundColor)
      assert.equal(colour, paper)
      await bare.close()
    },
  )

inBrowser('shows the placeholder in the chosen theme', { theme: 'dark' }, async ({ page, complaints }) => {
  await page.getByRole('button', { name: 'Settings' }).click()
  await page.getByRole('radio', { name: 'Light' }).click()
  await page.route(/AppEntry/, (route) => route.abort())
  await page.reload({ waitUntil: 'domcontentloaded' })
  // It has reloaded once by then.
  await page.getByRole('alert').waitFor()
  const colour = await page
    .locator('#picture')
    .evaluate((picture) => getComputedStyle(picture).backgroundColor)
  assert.equal(colour, 'rgb(241, 231, 209)')
  // The script of the app was blocked.
  complaints.splice(0)
})

inBrowser(
  'says that the app did not load, and retries on a press',
  { locale: 'de-DE' },
  async ({ page, complaints }) => {
    await page.route(/AppEntry/, (route) => route.abort())
    await page.reload({ waitUntil: 'domcontentloaded' })
    await page.getByRole('alert').filter({ hasText: problems.notHere }).waitFor()
    await expectAccessible(page, 'the page without the app')
    await screenshot(page, 'not-here')
    await page.unroute(/AppEntry/)
    await page.getByRole('button', { name: problems.tryAgain }).click()
    await page.getByRole('button', { name: common.settings }).waitFor()
    complaints.splice(0)
  },
)

const fonts = filesIn('assets').filter((file) => file.endsWith('.woff2'))

for (const size of [phone, desktop])
  inBrowser(`shifts no layout when fonts load late, ${size.name}`, { size }, async ({ page }) => {
    await page.route(/\.woff2$/, async (route) => {
      await new Promise((late) => setTimeout(late, 800))
      await route.continue()
    })
    await page.reload({ waitUntil: 'commit' })
    await waitForApp(page)
    await page.getByRole('button', { name: 'Settings' }).waitFor()
    await page.waitForFunction((count) => document.fonts.size === count, fonts.length)
    await waitUntilStill(page)
    const shifts = await page.evaluate(
      () =>
        new Promise<readonly number[]>((told) => {
          const found: number[] = []
          new PerformanceObserver((list) =>
            found.push(...list.getEntries().map((entry) => (entry as unknown as { value: number }).value)),
          ).observe({ type: 'layout-shift', buffered: true })
          // Buffered entries are delivered in a later task.
          setTimeout(() => told(found), 100)
        }),
    )
    assert.deepEqual(shifts, [])
  })
