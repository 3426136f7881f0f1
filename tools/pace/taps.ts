/** Taps through a match and into pages, and times each tap to the next painted frame. */
import type { Browser, Locator, Page } from 'playwright-core'

import {
  afterAction,
  freshMatch,
  isBust,
  nextAction,
  dismissBust,
  storedWith,
} from '../../__tests__/browser/support/players'
import { timePresses } from './measure'
import { newPhone } from './openPhone'

export type Tap = 'inert' | 'roll' | 'placement' | 'stop' | 'a page'
export type Taps = Readonly<Record<Tap, number[]>>

/** As `timePresses` leaves them in the page. */
type Timed = { readonly pace: { readonly taps: readonly number[] } }

/** Longer than any animation after a tap, and than the guard against ghost taps. */
const rest = 1000

async function tapped(page: Page, what: Locator): Promise<number> {
  await what.waitFor()
  await page.waitForTimeout(rest)
  const before = await page.evaluate(() => (window as unknown as Timed).pace.taps.length)
  await what.tap()
  await page.waitForFunction((count) => (window as unknown as Timed).pace.taps.length > count, before)
  return page.evaluate((at) => (window as unknown as Timed).pace.taps[at]!, before)
}

const actions = 24
const kinds = { roll: 'roll', place: 'placement', stop: 'stop' } as const

export async function timeMatch(browser: Browser, url: string, taps: Taps): Promise<void> {
  const { context, page } = await newPhone(browser)
  try {
    let match = freshMatch('00000000000000000000000000000001', { seats: 2 })
    await page.addInitScript(
      (items: Readonly<Record<string, string>>) => {
        for (const [key, value] of Object.entries(items)) localStorage.setItem(key, value)
      },
      storedWith(match, { passScreen: false }),
    )
    await page.goto(`${url}/match/browser-match`)
    await page.getByRole('button', { name: /^Roll/ }).waitFor()
    await timePresses(page)
    for (let action = 0; action < actions; action += 1) {
      const next = nextAction(match)
      taps.inert.push(await tapped(page, page.getByRole('heading').filter({ visible: true }).first()))
      const button =
        next.does === 'place'
          ? page.getByRole('group', { name: 'Choices' }).getByRole('button').nth(next.option)
          : page.getByRole('button', { name: next.does === 'roll' ? /^Roll/ : /^Stop/ })
      taps[kinds[next.does]].push(await tapped(page, button))
      const after = afterAction(match, next)
      if (isBust(match, after)) await dismissBust(page)
      match = after
    }
  } finally {
    await context.close()
  }
}

const pages = ['Settings', 'Saved', 'How to play', 'Statistics', 'New game'] as const

export async function timePages(browser: Browser, url: string, taps: Taps): Promise<void> {
  const { context, page } = await newPhone(browser)
  try {
    await page.goto(url)
    await page.getByRole('button', { name: 'Settings' }).waitFor()
    await page.waitForTimeout(3 * rest)
    await timePresses(page)
    for (const name of pages) {
      const home = page.getByRole('button', { name: new RegExp(`^${name}`) }).first()
      taps.inert.push(await tapped(page, page.getByRole('heading').filter({ visible: true }).first()))
      taps['a page'].push(await tapped(page, home))
      await page.waitForTimeout(rest)
      await page.goBack()
    }
  } finally {
    await context.close()
  }
}
