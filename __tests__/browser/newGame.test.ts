/** From launch to a started match: the number of taps, the keyboard, and the layout at every size. */
import assert from 'node:assert/strict'

import type { Locator, Page } from 'playwright-core'

import { expectAccessible } from './support/axe'
import { expectTargetsFit, expectTextFits } from './support/fit'
import { waitUntilStill, inBrowser, restart } from './support/open'
import { withLastTables } from './support/lastTables'
import { inBothThemes, alternately, themes, turned } from './support/windows'

const button = (page: Page, name: string | RegExp): Locator => page.getByRole('button', { name }).first()

/** Counts the presses that reach the page. */
async function countPresses(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    Object.assign(window, { presses: 0 })
    const count = (event: Event): void => {
      if (event.isTrusted) (window as unknown as { presses: number }).presses += 1
    }
    document.addEventListener('click', count, true)
  })
  return () => page.evaluate(() => (window as unknown as { presses: number }).presses)
}

type Way = {
  readonly stored?: typeof withLastTables
  readonly taps: readonly (string | RegExp)[]
  readonly seated: readonly string[]
}

const ways: Readonly<Record<string, Way>> = {
  'a first match against a bot takes one tap': {
    taps: [/^Play Doc Hollis/],
    seated: ['You', 'Doc Hollis'],
  },
  'the last table takes one tap': {
    stored: withLastTables,
    taps: [/^Play again: Anna, Doc Hollis/],
    seated: ['Anna', 'Doc Hollis'],
  },
  'the other last table takes one tap': {
    stored: withLastTables,
    taps: [/^Play with Ruben, Mei/],
    seated: ['Anna', 'Ruben', 'Mei'],
  },
  'remembered people in another mix take three taps': {
    stored: withLastTables,
    taps: ['New game', 'Sam', 'Start the game'],
    seated: ['Anna', 'Doc Hollis', 'Sam'],
  },
}

for (const [sentence, { stored, taps, seated }] of Object.entries(ways))
  inBrowser(`after the launch, ${sentence}`, stored ? { stored } : {}, async ({ page }) => {
    const presses = await countPresses(page)
    for (const tap of taps) await button(page, tap).click()
    const players = page.getByRole('list', { name: 'Players' }).getByRole('button')
    await players.first().waitFor()
    assert.equal(await presses(), taps.length)
    const said = await players.allTextContents()
    assert.deepEqual(
      said.map((text) => text.split(',')[0]),
      seated,
    )
    // If a bot starts, it plays first.
    await button(page, /^(Roll the dice|Pause)/).waitFor()
  })

inBrowser(
  'a table of bots and known people can be set up with the keyboard alone',
  { stored: withLastTables },
  async ({ page }) => {
    const focus = (): Promise<string> =>
      page.evaluate(() => {
        const focused = document.activeElement
        return focused?.getAttribute('aria-label') ?? focused?.textContent ?? ''
      })
    const enterOn = async (name: RegExp): Promise<void> => {
      for (let tabs = 0; tabs < 60; tabs += 1) {
        if (name.test(await focus())) return page.keyboard.press('Enter')
        await page.keyboard.press('Tab')
      }
      throw new Error(`Tab never reached ${String(name)}`)
    }
    const expectFocus = (start: string): Promise<unknown> =>
      page.waitForFunction((wanted) => document.activeElement?.textContent?.startsWith(wanted), start)

    await enterOn(/^New game$/)
    await button(page, 'Start the game').waitFor()
    await enterOn(/^Sam$/)
    await expectFocus('Sam')
    await enterOn(/^Doc Hollis leaves/)
    await expectFocus('Sam')
    await enterOn(/^Another bot$/)
    await enterOn(/^Judge Pike/)
    await expectFocus('Judge Pike')
    await page.keyboard.press('Enter')
    await enterOn(/^Brand, colour/)
    await enterOn(/^Back$/)
    await page.keyboard.press('Escape')
    await enterOn(/^Start the game$/)
    await page.getByRole('button', { name: /^Judge Pike, steer/ }).waitFor()
  },
)

/** The views to check: a link, then taps. */
const views: Readonly<
  Record<string, { readonly path: string; readonly taps: readonly (string | RegExp)[] }>
> = {
  home: { path: '/', taps: [] },
  'new game': { path: '/new', taps: [] },
  'a person': { path: '/new', taps: [/^(Star.*)?Anna/] },
  'a bot': { path: '/new', taps: [/^(Pick.*)?Doc Hollis.*(Bot|,)/] },
  'another bot': { path: '/new', taps: ['Another bot'] },
}

for (const [index, windows] of [...turned, [{ name: 'smallest', width: 320, height: 568 }]].entries())
  inBrowser(
    `Home and New game fit, ${windows.map(({ name }) => name).join(' and ')}, light and dark`,
    { size: windows[0], theme: themes[index % 2]! },
    async (opened) => {
      const { page } = opened
      for (const [round, [name, { path, taps }]] of Object.entries(views).entries()) {
        const ordered = alternately(windows, round)
        await page.setViewportSize(ordered[0]!)
        await restart(opened, path, withLastTables)
        for (const tap of taps) await button(page, tap).click()
        for (const window of ordered) {
          await page.setViewportSize(window)
          await waitUntilStill(page)
          await inBothThemes(page, `sitting-${name.replaceAll(' ', '-')}`, async (where) => {
            await expectAccessible(page, where)
            // A sheet covers the page below on purpose.
            if (path === '/' || taps.length === 0) await expectTextFits(page, where)
            await expectTargetsFit(page, where)
          })
        }
      }
    },
  )

const large = [
  [320, 568, 200],
  [390, 844, 130],
  [844, 390, 160],
  [1024, 768, 200],
] as const

for (const [width, height, textSize] of large)
  inBrowser(
    `Home and New game fit in large German text, ${width} x ${height} at ${textSize} percent`,
    { size: { name: `${width}x${height}`, width, height }, locale: 'de-DE' },
    async (opened) => {
      const { page } = opened
      const settings = { 'claim-it/setting/textSize': String(textSize) }
      for (const [path, stored] of [
        ['/', {}],
        ['/', withLastTables],
        ['/new', withLastTables],
      ] as const) {
        await restart(opened, path, { ...stored, ...settings })
        await waitUntilStill(page)
        const where = `${path}${stored === withLastTables ? ', known' : ''}`
        await expectTextFits(page, where)
        await expectTargetsFit(page, where)
        if (path === '/') assert.deepEqual(await page.getByRole('button').evaluateAll(overlapping), [], where)
      }
    },
  )

/** Runs in the page: controls that overlap another. */
function overlapping(controls: readonly Element[]): readonly string[] {
  const boxes = controls.map((control) => control.getBoundingClientRect())
  const meets = (a: DOMRect, b: DOMRect): boolean =>
    a.left < b.right - 0.5 && b.left < a.right - 0.5 && a.top < b.bottom - 0.5 && b.top < a.bottom - 0.5
  return controls
    .filter((_, at) => boxes.some((box, other) => other !== at && meets(box, boxes[at]!)))
    .map((control) => control.getAttribute('aria-label') ?? control.textContent ?? '')
}
