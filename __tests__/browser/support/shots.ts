/** The sizes and themes the app is looked at in, and the pictures for people to look at, drawn only when SHOTS is set. It compares no pixels. */
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
/** Windows that are turned or stretched into each other while the page stands; a desktop has no fingers, and stays as it is. */
export const turned = [[phone, lyingPhone], [smallPhone, tablet], [desktop]] as const
export const themes = ['light', 'dark'] as const
export type SystemTheme = (typeof themes)[number]

/** How the app is looked at. */
export type Look = { readonly size: Size; readonly theme: SystemTheme; readonly locale: string }

/** Writes artifacts/<screen>-<size>-<theme>.png, as the page stands, for who runs the tests with SHOTS=1. */
export async function shoot(page: Page, screen: string): Promise<void> {
  if (process.env.SHOTS === undefined) return
  mkdirSync(artifacts, { recursive: true })
  const viewport = page.viewportSize()
  const size = sizes.find(({ width, height }) => width === viewport?.width && height === viewport.height)
  const dark = await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches)
  const name = size?.name ?? `${viewport?.width}x${viewport?.height}`
  const path = join(artifacts, `${screen}-${name}-${dark ? 'dark' : 'light'}.png`)
  await page.screenshot({ path, animations: 'disabled' })
}

/** One after the other is opened first: each meets what is opened there, and what it is turned into. */
export const inTurns = <Each>(windows: readonly Each[], round: number): readonly Each[] =>
  round % 2 === 0 ? windows : windows.toReversed()

/**
 * Looks at the page in the theme it was opened in, and then in the other, which the app follows while it stands, at its colours. It is
 * left in that: what is opened next is opened in the other theme.
 */
export async function inBothThemes(
  page: Page,
  screen: string,
  look: (where: string) => Promise<void>,
): Promise<void> {
  const dark = await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches)
  const [first, other] = dark ? themes.toReversed() : themes
  await shoot(page, screen)
  await look(`${screen}, ${first}`)
  await page.emulateMedia({ colorScheme: other })
  await page.waitForFunction((wanted) => document.documentElement.style.colorScheme === wanted, other)
  await shoot(page, screen)
  await expectReadable(page, `${screen}, ${other}`)
}
