/**
 * Opens the exported app for one test, in a window that has nothing on its disk and no past. It overlooks no complaint of the page.
 * A window whose test has passed is emptied and opened again for another one, for what has been compiled there need not be again.
 */
import assert from 'node:assert/strict'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'

import type { Browser, BrowserContext, Page } from 'playwright-core'

import { launchChromium } from '../../../tools/chromium'
import { layOnDisk, putHandOnDisk, restoreDisk, type Disk } from './disk'
import { serve, type Server } from './serve'
import { artifacts, type Look, phone } from './shots'

export type Opening = Partial<Look> & {
  /** Where to start: a path as a deep link has it. */
  readonly path?: string
  /** What lies on the disk before the app starts for the first time. */
  readonly stored?: Disk
  /** Makes the page's cryptographic randomness (so every match's seed) the same on each run. */
  readonly chance?: number
  /** How many times slower than here the page's processor is. */
  readonly slower?: number
  readonly motion?: 'reduce' | 'no-preference'
  readonly touch?: boolean
  /** The app keeps itself for when there is no network; else that would be loaded anew for each test. */
  readonly keeps?: boolean
  /** Served from here, by a server of its own. */
  readonly folder?: string
  /** The test changes its window, by scripts of its own or by closing it: no other test gets it. */
  readonly alters?: true
  readonly milliseconds?: number
}

export type Opened = {
  readonly page: Page
  readonly context: BrowserContext
  readonly url: string
  /** What the page has complained of so far; must be empty when the test ends. */
  readonly complaints: string[]
}

/** No page lives long enough to win back what compiling it well would cost; what is timed is compiled as on any phone. */
const flagsNow = (): readonly string[] =>
  process.env.TIMED === undefined ? ['--js-flags=--no-opt --no-maglev --always-sparkplug'] : []

let server: Promise<Server> | undefined
let browser: Promise<Browser> | undefined

/** A browser that crashed takes one test with it, not all that follow. */
async function theBrowser(): Promise<Browser> {
  const running = await (browser ??= launchChromium(flagsNow()))
  if (running.isConnected()) return running
  browser = launchChromium(flagsNow())
  return browser
}

/** All tests share one browser and one server: whoever has started the tests closes them. */
export async function closeBrowser(): Promise<void> {
  await (await browser)?.close()
  await (await server)?.close()
}

export function inBrowser(sentence: string, opening: Opening, body: (opened: Opened) => Promise<void>): void {
  const once = (): Promise<void> => openAndTest(sentence, opening, body)
  void test(sentence, { timeout: 2 * (opening.milliseconds ?? 120_000) }, () =>
    once().catch((error: unknown) => again(sentence, error, once)),
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
    await appears(page)
    await body(opened)
    assert.deepEqual(complaints, [], 'the page complained')
  } catch (error) {
    for (const complaint of complaints) console.error(`${sentence}: ${complaint}`)
    await keepPicture(page, sentence)
    await opened.context.close()
    throw error
  }
  await leave(opened, opening)
}

/** Windows whose tests have passed, by what cannot be changed any more once a window is open. */
const idle = new Map<string, Opened[]>()

/** Null where a window is of use to nobody else; and what is timed shall find nothing compiled. */
function kindOf(opening: Opening): string | null {
  const { locale, chance, slower, keeps, folder, alters } = opening
  const isItsOwn = [chance, slower, keeps, folder, alters, process.env.TIMED].some(
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
    await layOnDisk(opened.page, opening.stored ?? {})
  }
  if (isThere) await makeNew(opened, opening)
  if (kind !== null) refuseScripts(opened)
  return opened
}

/** As if it had just been opened. */
async function makeNew({ page, context, complaints }: Opened, opening: Opening): Promise<void> {
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

/** What cannot be taken out of a window again must not get into it. */
function refuseScripts({ page, context }: Opened): void {
  page.addInitScript = context.addInitScript = () => {
    throw new Error('Another test gets this window: open one that may be altered, with `alters`')
  }
}

async function leave(opened: Opened, opening: Opening): Promise<void> {
  const kind = kindOf(opening)
  const { context, page } = opened
  if (kind === null || page.isClosed() || context.pages().length !== 1) return await context.close()
  idle.set(kind, [...(idle.get(kind) ?? []), opened])
}

const forgiven: string[] = []
/** More than these in one run are no accident of a busy machine. */
const forgivable = 3

/** In the checks a test that failed is tried once more, and what it failed of first is printed: to be looked into, not to be lost. */
async function again(sentence: string, error: unknown, once: () => Promise<void>): Promise<void> {
  if (process.env.CI === undefined || forgiven.length === forgivable) throw error
  forgiven.push(sentence)
  console.error(`TRIED AGAIN: ${sentence}\n${error instanceof Error ? error.stack : String(error)}`)
  await once()
}

/** Waits until the app has drawn something in its own fonts; also of use after a reload. */
export async function appears(page: Page): Promise<void> {
  await page.waitForFunction(() => (document.getElementById('root')?.textContent ?? '') !== '')
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
}

/** Makes the page start anew at a link, with this on its disk and nothing else: the next scene of a test. */
export async function restart({ page, url }: Opened, path: string, stored: Disk): Promise<void> {
  await restoreDisk(page, stored)
  await page.goto(url + path)
  await appears(page)
}

/** Waits until nothing in the page has changed for some frames: whatever was still coming is there. */
export const atRest = (page: Page): Promise<void> =>
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
  const running = await theBrowser()
  const { size = phone, theme = 'light', locale = 'en-US' } = opening
  const context = await running.newContext({
    viewport: { width: size.width, height: size.height },
    colorScheme: theme,
    locale,
    reducedMotion: opening.motion ?? 'reduce',
    hasTouch: hasTouch(opening),
  })
  // A busy machine is slow, not wrong.
  context.setDefaultTimeout(60_000)
  const complaints: string[] = []
  context.on('page', (page) => listen(page, url, complaints))
  // tsx wraps named functions in a call of __name, also those that are sent to the page
  await context.addInitScript('globalThis.__name ??= (named) => named')
  if (own) context.on('close', () => void own.close())
  if (opening.keeps !== true) await context.addInitScript(refuseWorkers)
  if (opening.chance !== undefined) await context.addInitScript(fixChance, opening.chance)
  await putHandOnDisk(context)
  const page = await context.newPage()
  if (opening.slower !== undefined) {
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: opening.slower })
  }
  return { page, context, url, complaints }
}

function listen(page: Page, url: string, complaints: string[]): void {
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') {
      complaints.push(`console ${message.type()}: ${message.text()}`)
    }
  })
  page.on('pageerror', (error) => complaints.push(`page error: ${error.message}`))
  page.on('crash', () => complaints.push('the page crashed'))
  page.on('request', (request) => {
    const to = request.url()
    if (!to.startsWith(url) && !/^(data|blob):/.test(to)) complaints.push(`request to a stranger: ${to}`)
  })
  page.on('response', (response) => {
    if (response.status() >= 400) complaints.push(`${response.status()}: ${response.url()}`)
  })
}

/** Runs in the page, which then is one of a browser that knows no service workers. */
function refuseWorkers(): void {
  delete (Navigator.prototype as { serviceWorker?: unknown }).serviceWorker
}

/** Runs in the page. Marsaglia's xorshift: any stream will do, as long as it is the same each time. */
function fixChance(seed: number): void {
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

async function keepPicture(page: Page, sentence: string): Promise<void> {
  const folder = join(artifacts, 'failed')
  mkdirSync(folder, { recursive: true })
  const path = join(folder, `${sentence.replace(/\W+/g, '-').toLowerCase()}.png`)
  await page
    .screenshot({ path })
    .catch((error: unknown) => console.error(`no picture of the failure: ${String(error)}`))
}
