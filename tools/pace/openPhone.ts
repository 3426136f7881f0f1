/** Opens a page as on a slow phone that visits it for the first time, and measures when it painted and when it could be tapped. */
import type { Browser, BrowserContext, Page } from 'playwright-core'

export const slower = 4

/** A phone with nothing stored, its processor a quarter as fast as this one. */
export async function newPhone(browser: Browser): Promise<{ context: BrowserContext; page: Page }> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    locale: 'en-US',
  })
  // tsx wraps named functions in a call of __name, also those that are sent to the page.
  await context.addInitScript('globalThis.__name ??= (named) => named')
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slower })
  return { context, page }
}

export type Start = { readonly painted: number; readonly ready: number }

/** Runs in the page first: resolves at the first painted frame where such an element would receive a tap. */
function watch(selector: string): void {
  const ready = new Promise<number>((resolve) => {
    const canBeTapped = (each: Element): boolean => {
      const { left, top, width, height } = each.getBoundingClientRect()
      const hit = document.elementFromPoint(left + width / 2, top + height / 2)
      return hit !== null && (each.contains(hit) || hit.contains(each))
    }
    const look = (): void => {
      if (![...document.querySelectorAll(selector)].some(canBeTapped)) return void requestAnimationFrame(look)
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => resolve(performance.now())
      port2.postMessage(null)
    }
    requestAnimationFrame(look)
  })
  Object.assign(window, { ready })
}

export async function timeStart(browser: Browser, url: string, selector: string): Promise<Start> {
  const { context, page } = await newPhone(browser)
  try {
    await page.addInitScript(watch, selector)
    await page.goto(url)
    const ready = await page.evaluate(() => (window as unknown as { readonly ready: Promise<number> }).ready)
    const painted = await page.evaluate(
      () =>
        new Promise<number>((resolve) =>
          new PerformanceObserver((list) => {
            for (const { name, startTime } of list.getEntries())
              if (name === 'first-contentful-paint') resolve(startTime)
          }).observe({ type: 'paint', buffered: true }),
        ),
    )
    return { painted, ready }
  } finally {
    await context.close()
  }
}
