/** Takes one photograph of the app without motion: at a path, with the given disk, size and resolution. */
import type { Browser, Page } from 'playwright-core'

export type Size = { readonly width: number; readonly height: number }

export type Box = Size & { readonly x: number; readonly y: number }

export type Sitter = {
  readonly path: string
  readonly stored: Readonly<Record<string, string>>
  readonly size: Size
  /** Pixels for each point of the size. */
  readonly fineness: number
  readonly scheme: 'light' | 'dark'
  readonly locale: string
  /** Only this part of the page; the default is all of it. */
  readonly part?: (page: Page) => Promise<Box | null>
  /** Prepares the page and resolves when the picture can be taken; it may also press something. */
  readonly pose: (page: Page) => Promise<void>
}

export async function photograph(browser: Browser, url: string, sitter: Sitter): Promise<Buffer> {
  const context = await browser.newContext({
    viewport: sitter.size,
    deviceScaleFactor: sitter.fineness,
    colorScheme: sitter.scheme,
    reducedMotion: 'reduce',
    locale: sitter.locale,
  })
  try {
    await context.addInitScript((items) => {
      for (const [key, value] of Object.entries(items)) localStorage.setItem(key, value)
    }, sitter.stored)
    const page = await context.newPage()
    await page.goto(url + sitter.path)
    await sitter.pose(page)
    await page.evaluate(() => document.fonts.ready.then(() => undefined))
    // Hides the focus ring, since no keyboard was used.
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
    await page.waitForTimeout(1000)
    const part = await sitter.part?.(page)
    return await page.screenshot({ animations: 'disabled', ...(part && { clip: part }) })
  } finally {
    await context.close()
  }
}

export const asSource = (picture: Buffer): string => `data:image/png;base64,${picture.toString('base64')}`
