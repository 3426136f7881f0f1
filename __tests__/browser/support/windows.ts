/** Window sizes and themes, and screenshots for people to look at (with SHOTS=1). */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'

import type { Page } from 'playwright-core'

import { expectReadable } from './axe'

export const artifacts = join(__dirname, '../../../artifacts')

export type Size = { readonly name: string; readonly width: number; readonly height: number }

export const smallPhone: Size = { name: 'small-phone', width: 360, height: 640 }
export const phone: Size = { name: 'phone', width: 390, height: 844 }
export const lyingPhone: Size = { name: 'lying-phone', width: 844, height: 390 }
export const tablet: Size = { name: 'tablet', width: 1024, height: 768 }
export const desktop: Size = { name: 'desktop', width: 1440, height: 900 }

export const sizes = [smallPhone, phone, lyingPhone, tablet, desktop] as const
/** Windows that are resized into each other while the page is open; a desktop has no touch and stays alone. */
export const turned = [[phone, lyingPhone], [smallPhone, tablet], [desktop]] as const
export const themes = ['light', 'dark'] as const
export type SystemTheme = (typeof themes)[number]

export type Look = { readonly size: Size; readonly theme: SystemTheme; readonly locale: string }

/** Writes artifacts/<screen>-<size>-<theme>.png if SHOTS is set. */
export async function screenshot(page: Page, screen: string): Promise<void> {
  if (process.env.SHOTS === undefined) return
  mkdirSync(artifacts, { recursive: true })
  const viewport = page.viewportSize()
  const size = sizes.find(({ width, height }) => width === viewport?.width && height === viewport.height)
  const dark = await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches)
  const name = size?.name ?? `${viewport?.width}x${viewport?.height}`
  const path = join(artifacts, `${screen}-${name}-${dark ? 'dark' : 'light'}.png`)
  await page.screenshot({ path, animations: 'disabled' })
}

/** Reverses the order in every second round, so that each window is both opened first and resized into. */
export const alternately = <Each>(windows: readonly Each[], round: number): readonly Each[] =>
  round % 2 === 0 ? windows : windows.toReversed()

/**
 * Runs `look` in the theme the page was opened in, then switches the theme and checks the contrasts. The page stays in that
 * theme, so the next page opens in it.
 */
export async function inBothThemes(
  page: Page,
  screen: string,
  look: (where: string) => Promise<void>,
): Promise<void> {
  const dark = await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches)
  const [first, other] = dark ? themes.toReversed() : themes
  await screenshot(page, screen)
  await look(`${screen}, ${first}`)
  await page.emulateMedia({ colorScheme: other })
  await page.waitForFunction((wanted) => document.documentElement.style.colorScheme === wanted, other)
  await screenshot(page, screen)
  await expectReadable(page, `${screen}, ${other}`)
}
