/**
 * Opens the exported app for one test in a window without stored data or history, and fails on any console error or warning.
 * A window whose test has passed is emptied and reused, because its scripts are already compiled.
 */
import assert from 'node:assert/strict'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'

import type { Browser, BrowserContext, Page } from 'playwright-core'

import { launchChromium } from '../../../tools/chromium'
import { resetDisk, hookWrites, restoreDisk, type Disk } from './disk'
import { serve, type Server } from './serve'
import { artifacts, type Look, phone } from './windows'

export type Opening = Partial<Look> & {
  /** The path to open. */
  readonly path?: string
  /** What is stored before the app starts. */
  readonly stored?: Disk
  /** Seeds the page's cryptographic randomness, and so the seeds of its matches. */
  readonly chance?: number
  /** How many times the page's processor is slowed down. */
  readonly cpuSlowdown?: number
  readonly motion?: 'reduce' | 'no-preference'
  readonly touch?: boolean
  /** Allows the service worker; otherwise every test would load its cache retry. */
  readonly serviceWorker?: boolean
  /** Serves this folder by a separate server. */
  readonly folder?: string
  /** The test adds scripts to its window or closes it, so the window is not reused. */
  readonly exclusive?: true
  readonly milliseconds?: number
}

export type Opened = {
  readonly page: Page
  readonly context: BrowserContext
  readonly url: string
  /** Errors and warnings so far; must be empty when the test ends. */
  readonly complaints: string[]
}

/** Disables optimising compilers, which do not pay off in short tests; timed tests keep them. */
const flagsNow = (): readonly string[] =>
  process.env.TIMED === undefined ? ['--js-flags=--no-opt --no-maglev --always-sparkplug'] : []

let server: Promise<Server> | undefined
let browser: Promise<Browser> | undefined

/** Starts a new browser after a crash, so that only one test fails. */
async function sharedBrowser(): Promise<Browser> {
  const running = await (browser ??= launchChromium(flagsNow()))
  if (running.isConnected()) return running
  browser = launchChromium(flagsNow())
  return browser
}

/** All tests share one browser and one server, which the runner closes. */
export async function closeBrowser(): Promise<void> {
  await (await browser)?.close()
  await (await server)?.close()
}

export function inBrowser(sentence: string, opening: Opening, body: (opened: Opened) => Promise<void>): void {
  const once = (): Promise<void> => openAndTest(sentence, opening, body)
  void test(sentence, { timeout: 2 * (opening.milliseconds ?? 120_000) }, () =>
    once().catch((error: unknown) => retry(sentence, error, once)),
  )
}

async function openAndTest(
  sentence: string,
  opening: Opening,
  body: (opened: Opened) => Promise<void>,
): Promise<void> {
  const opened = await windowFor(opening)
  const { page, url, complaints } = opened
  try {
    await page.goto(url + (opening.path ?? '/'))
    await waitForApp(page)
    await body(opened)
    assert.deepEqual(complaints, [], 'the page complained')
  } catch (error) {
    for (const complaint of complaints) console.error(`${sentence}: ${complaint}`)
    await saveScreenshot(page, sentence)
    await opened.context.close()
    throw error
  }
  await leave(opened, opening)
}

/** Windows to reuse, by the options that cannot be changed once a window is open. */
const idle = new Map<string, Opened[]>()

/** Null if the window cannot be reused; timed tests get a new one without compiled scripts. */
function kindOf(opening: Opening): string | null {
  const { locale, chance, cpuSlowdown, serviceWorker, folder, exclusive } = opening
  const isItsOwn = [chance, cpuSlowdown, serviceWorker, folder, exclusive, process.env.TIMED].some(
    (each) => each !== undefined,
  )
  return isItsOwn ? null : `${locale} ${hasTouch(opening)}`
}

const hasTouch = ({ touch, size = phone }: Opening): boolean => touch ?? size.width < 1200

async function windowFor(opening: Opening): Promise<Opened> {
  const kind = kindOf(opening)
  const left = kind === null ? undefined : idle.get(kind)?.pop()
  const isThere = left !== undefined && left.context.browser()?.isConnected() === true
  const opened = isThere ? left : await newWindow(opening)
  if (isThere || opening.stored !== undefined) {
    await opened.page.goto(`${opened.url}/robots.txt`)
    await resetDisk(opened.page, opening.stored ?? {})
  }
  if (isThere) await resetWindow(opened, opening)
  if (kind !== null) forbidInitScripts(opened)
  return opened
}

async function resetWindow({ page, context, complaints }: Opened, opening: Opening): Promise<void> {
  const { size = phone, theme = 'light', motion = 'reduce' } = opening
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.mouse.move(-1, -1)
  await page.setViewportSize({ width: size.width, height: size.height })
  await page.emulateMedia({ colorScheme: theme, reducedMotion: motion })
  const session = await context.newCDPSession(page)
  await session.send('Page.resetNavigationHistory')
  await session.detach()
  complaints.length = 0
}

/** Init scripts cannot be removed from a window, so a window to be reused must not get any. */
function forbidInitScripts({ page, context }: Opened): void {
  page.addInitScript = context.addInitScript = () => {
    throw new Error('This window is reused: open it with `exclusive` to add scripts')
  }
}

async function leave(opened: Opened, opening: Opening): Promise<void> {
  const kind = kindOf(opening)
  const { context, page } = opened
  if (kind === null || page.isClosed() || context.pages().length !== 1) return await context.close()
  idle.set(kind, [...(idle.get(kind) ?? []), opened])
}

const retried: string[] = []
/** More failures than this in one run are not caused by a busy machine. */
const mostRetries = 3

/** In CI a failed test is retried once, and the first failure is printed. */
async function retry(sentence: string, error: unknown, once: () => Promise<void>): Promise<void> {
  if (process.env.CI === undefined || retried.length === mostRetries) throw error
  retried.push(sentence)
  console.error(`TRIED AGAIN: ${sentence}\n${error instanceof Error ? error.stack : String(error)}`)
  await once()
}

/** Waits until the app has rendered with its own fonts. */
export async function waitForApp(page: Page): Promise<void> {
  await page.waitForFunction(() => (document.getElementById('root')?.textContent ?? '') !== '')
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
}

/** Restarts the app at a path with exactly this stored. */
export async function restart({ page, url }: Opened, path: string, stored: Disk): Promise<void> {
  await restoreDisk(page, stored)
  await page.goto(url + path)
  await waitForApp(page)
}

/** Waits until nothing in the page has changed for some frames. */
export const waitUntilStill = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((settled) => {
        let quiet = 0
        const watching = new MutationObserver(() => {
          quiet = 0
        })
        watching.observe(document.body, { subtree: true, childList: true, attributes: true })
        const frame = (): void => {
          quiet += 1
          if (quiet < 8) return void requestAnimationFrame(frame)
          watching.disconnect()
          settled()
        }
        requestAnimationFrame(frame)
      }),
  )

async function newWindow(opening: Opening): Promise<Opened> {
  const folder = process.env.DIST
  if (folder === undefined)
    throw new Error('DIST names no exported app: start the tests with npm run test:browser')
  const own = opening.folder === undefined ? null : await serve(opening.folder)
  const { url } = own ?? (await (server ??= serve(folder)))
  const running = await sharedBrowser()
  const { size = phone, theme = 'light', locale = 'en-US' } = opening
  const context = await running.newContext({
    viewport: { width: size.width, height: size.height },
    colorScheme: theme,
    locale,
    reducedMotion: opening.motion ?? 'reduce',
    hasTouch: hasTouch(opening),
  })
  // A busy machine is slow.
  context.setDefaultTimeout(60_000)
  const complaints: string[] = []
  context.on('page', (page) => collectComplaints(page, url, complaints))
  // tsx wraps named functions in calls of __name, including those sent to the page.
  await context.addInitScript('globalThis.__name ??= (named) => named')
  if (own) context.on('close', () => void own.close())
  if (opening.serviceWorker !== true) await context.addInitScript(refuseWorkers)
  if (opening.chance !== undefined) await context.addInitScript(seedRandomness, opening.chance)
  await hookWrites(context)
  const page = await context.newPage()
  if (opening.cpuSlowdown !== undefined) {
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: opening.cpuSlowdown })
  }
  return { page, context, url, complaints }
}

function collectComplaints(page: Page, url: string, complaints: string[]): void {
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') {
      complaints.push(`console ${message.type()}: ${message.text()}`)
    }
  })
  page.on('pageerror', (error) => complaints.push(`page error: ${error.message}`))
  page.on('crash', () => complaints.push('the page crashed'))
  page.on('request', (request) => {
    const to = request.url()
    if (!to.startsWith(url) && !/^(data|blob):/.test(to)) complaints.push(`request to another host: ${to}`)
  })
  page.on('response', (response) => {
    if (response.status() >= 400) complaints.push(`${response.status()}: ${response.url()}`)
  })
}

/** Runs in the page: removes support for service workers. */
function refuseWorkers(): void {
  delete (Navigator.prototype as { serviceWorker?: unknown }).serviceWorker
}

/** Runs in the page: replaces the randomness by Marsaglia's xorshift. */
function seedRandomness(seed: number): void {
  let state = seed | 1
  crypto.getRandomValues = (array) => {
    const bytes = new Uint8Array(array.buffer, array.byteOffset, array.byteLength)
    for (let index = 0; index < bytes.length; index++) {
      state ^= state << 13
      state ^= state >>> 17
      state ^= state << 5
      bytes[index] = state & 255
    }
    return array
  }
}

async function saveScreenshot(page: Page, sentence: string): Promise<void> {
  const folder = join(artifacts, 'failed')
  mkdirSync(folder, { recursive: true })
  const path = join(folder, `${sentence.replace(/\W+/g, '-').toLowerCase()}.png`)
  await page
    .screenshot({ path })
    .catch((error: unknown) => console.error(`no picture of the failure: ${String(error)}`))
}
