/**
 * `npm run soak -- many`: opens the exported app in Chromium, on a processor slowed down four times, with thousands of matches.
 *
 *   npm run soak -- many                   0, 1,000 and 10,000 matches on the export in dist
 *   npm run soak -- many 3000              other numbers
 *   npm run soak -- many --dist folder     another export
 */
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'

import type { Browser, BrowserContext, CDPSession, Page } from 'playwright-core'

import { dictionaries } from '@/i18n/dictionaries'
import { copyAs, moveCount, type Match } from '@/match'
import { readSaved, writeSaved } from '@/saves/savedMatch'
import { keys } from '@/saves/disk'
import { diskOf, putOnDisk, type Disk } from '../../__tests__/browser/support/disk'
import { serve } from '../../__tests__/browser/support/serve'
import { matchFor } from '../../__tests__/fixtures/matches'
import { launchChromium } from '../chromium'
import { medianOf } from '../pace/measure'
import { newPhone, slower } from '../pace/openPhone'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { dist: { type: 'string', default: 'dist' }, runs: { type: 'string', default: '3' } },
})
const counts = positionals.map(Number).filter((each) => each > 0)
const { common, home, saved, problems } = dictionaries.en

/** A quarter of them under way. */
const kinds = Array.from({ length: 20 }, (_, number) =>
  matchFor(([2, 3, 4, 5] as const)[number % 4]!, number % 4 === 3 ? 40 : Infinity, {
    seed: number.toString(16).padStart(32, '0'),
  }),
)
const timeOf = (number: number): string => new Date(Date.UTC(2025, 0, 1) + number * 600_000).toISOString()
const textOf = (match: Match, number: number): string =>
  writeSaved({ match, title: '', revision: 1, changed: timeOf(number), deleted: null, since: null })
const bothCopies = (match: Match, number: number): Disk => {
  const text = textOf(match, number)
  return { [keys.match(match.info.id)]: text, [keys.twin(match.info.id)]: text }
}
const settings = { 'claim-it/setting/dicePace': '"instant"', 'claim-it/setting/passScreen': 'false' }

/** The oldest of all, so that the app does not read it anyway. */
const linked = matchFor(2, 24, { id: 'linked', seed: '77'.padStart(32, '0') })

async function fill(page: Page, url: string, count: number): Promise<void> {
  await page.goto(`${url}/favicon.ico`)
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const opening = indexedDB.open('claim-it', 1)
        opening.onupgradeneeded = () => opening.result.createObjectStore('texts')
        opening.onsuccess = () => {
          opening.result.close()
          localStorage.setItem('claim-it/disk', 'IndexedDB')
          resolve()
        }
      }),
  )
  await putOnDisk(page, { ...settings, ...bothCopies(linked, 0) })
  for (let from = 1; from <= count; from += 250) {
    const some = Array.from({ length: Math.min(250, count + 1 - from) }, (_, at) => {
      const number = from + at
      return bothCopies(copyAs(kinds[number % kinds.length]!, `match-${number}`), number)
    })
    await putOnDisk(page, Object.assign({}, ...some) as Disk)
  }
}

const collected = async (session: CDPSession): Promise<number> => {
  await session.send('HeapProfiler.collectGarbage')
  const { usedSize } = await session.send('Runtime.getHeapUsage')
  return usedSize / 1e6
}

/** Opens a link on a slowed page, and measures until something is there to tap. */
async function open(context: BrowserContext, url: string, seen: string, speed = slower) {
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: speed })
  await page.addInitScript(
    (text) => {
      const since = { seen: 0, unread: 0 }
      Object.assign(globalThis, { since, __name: (named: unknown) => named })
      const look = (): void => {
        const shown = document.body?.textContent ?? ''
        if (since.seen === 0 && shown.includes(text[0]!)) since.seen = performance.now()
        if (since.unread === 0 && shown.includes(text[1]!)) since.unread = performance.now()
        setTimeout(look, 20)
      }
      look()
    },
    [seen, problems.saving.unread],
  )
  await page.goto(url, { waitUntil: 'commit' })
  const since = (): Promise<{ readonly seen: number; readonly unread: number }> =>
    page.evaluate(() => (window as unknown as { since: { seen: number; unread: number } }).since)
  while ((await since()).seen === 0) await wait(50)
  return { page, session, since }
}

/** Whether the index has a row for every match. */
const pagesOf = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const opening = indexedDB.open('claim-it')
        opening.onsuccess = () => {
          const asked = opening.result
            .transaction('texts')
            .objectStore('texts')
            .count(IDBKeyRange.bound('claim-it/rows/', 'claim-it/rows0'))
          asked.onsuccess = () => {
            opening.result.close()
            resolve(asked.result)
          }
        }
      }),
  )

const ms = (figures: readonly number[]): string => `${medianOf(figures).toFixed(0)} ms`

async function measure(browser: Browser, url: string, count: number): Promise<void> {
  const { context, page: control } = await newPhone(browser)
  let unread = 0
  try {
    await fill(control, url, count)
    const first = await open(context, `${url}/saved`, saved.underWay)
    const firstShown = (await first.since()).seen
    const start = Date.now()
    const pages = count + 1 <= 64 ? 0 : Math.ceil((count + 1) / 64)
    while ((await pagesOf(control)) < pages && Date.now() - start < 300_000) await wait(200)
    console.log(
      `${count} matches\n  first start, without an index: the list from ${firstShown.toFixed(0)} ms, complete and indexed ${pages === 0 ? '' : `${Date.now() - start} ms later`}`,
    )
    unread += (await first.since()).unread
    await first.page.close()
    const [homes, lists, heaps, peaks]: number[][] = [[], [], [], []]
    for (let run = 0; run < Number(values.runs); run += 1) {
      const { page, session, since } = await open(context, `${url}/`, common.newGame)
      homes!.push((await since()).seen)
      let peak = 0
      for (let look = 0; look < 25; look += 1) {
        peak = Math.max(peak, (await session.send('Runtime.getHeapUsage')).usedSize / 1e6)
        await wait(200)
      }
      peaks!.push(peak)
      heaps!.push(await collected(session))
      const tapped = await page.evaluate(
        ([name, text]) =>
          new Promise<number>((resolve) => {
            const from = performance.now()
            const buttons = [...document.querySelectorAll<HTMLElement>('[role=button],a,button')]
            buttons
              .find((each) => (each.getAttribute('aria-label') ?? each.innerText).includes(name!))!
              .click()
            const look = (): void =>
              document.body.textContent.includes(text!)
                ? resolve(performance.now() - from)
                : void requestAnimationFrame(look)
            look()
          }),
        [home.saved, saved.underWay],
      )
      lists!.push(tapped)
      unread += (await since()).unread
      await page.close()
    }
    console.log(
      `  Home after ${ms(homes!)}; from a tap to the list ${ms(lists!)}; heap ${medianOf(heaps!).toFixed(1)} MB, at most ${medianOf(peaks!).toFixed(1)} MB before garbage is collected`,
    )
    const { page, since } = await open(context, `${url}/match/linked`, 'Roll')
    // By script, because a page this slow may change below a finger.
    const tap = (): Promise<boolean> =>
      page.evaluate(() => {
        const buttons = [...document.querySelectorAll<HTMLElement>('[role=button],button')]
        const nameOf = (each: HTMLElement): string => each.getAttribute('aria-label') ?? each.innerText
        const found = buttons.find((each) => /^Roll |^Column \d, row \d: (place|claim)/.test(nameOf(each)))
        found?.click()
        return found !== undefined
      })
    let taps = 0
    for (let attempt = 0; taps < 3 && attempt < 40; attempt += 1) {
      if (await tap()) taps += 1
      await wait(taps < 3 ? 900 : 60)
    }
    const playable = (await since()).seen
    unread += (await since()).unread
    await page.close()
    const read = readSaved((await diskOf(control))[keys.match('linked')]!)
    const kept = read.ok ? moveCount(read.saved.match) - moveCount(linked) : -1
    console.log(
      `  a match opened by its link can be played after ${playable.toFixed(0)} ms; moves kept of ${taps}: ${kept}\n  "${problems.saving.unread.slice(0, 20)}…" shown: ${unread === 0 ? 'never' : 'YES'}`,
    )
  } finally {
    await context.close()
  }
}

async function main(): Promise<void> {
  const folder = resolve(values.dist)
  if (!existsSync(join(folder, 'index.html')))
    throw new Error('There is no export: npm run export:web writes one into dist')
  const server = await serve(folder)
  const browser = await launchChromium()
  try {
    for (const count of counts.length > 0 ? [0, ...counts] : [0, 1000, 10_000])
      await measure(browser, server.url, count)
  } finally {
    await browser.close()
    await server.close()
  }
}

void main()
