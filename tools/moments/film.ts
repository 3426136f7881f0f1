/** Films a page on a controlled clock: the browser's animations and the app's timers advance together. */
import type { Browser, Page } from 'playwright-core'

import type { Box, Size } from '../picture/photograph'

export type Film = {
  readonly path: string
  readonly stored: Readonly<Record<string, string>>
  readonly size: Size
  readonly scheme?: 'light' | 'dark'
  readonly reduced?: boolean
  /** Resolves when the page is ready for the first frame. */
  readonly ready: (page: Page) => Promise<unknown>
  /** Starts the motion. */
  readonly act: (page: Page) => Promise<unknown>
  /** Milliseconds. */
  readonly from?: number
  readonly lasts: number
  readonly every: number
  readonly part?: Box
}

/** Clock step in milliseconds: an animation that begins during a step is seen at most this late. */
const step = 20

/** Runs in the page: pauses every animation, and advances each by the clock time since it was first seen. */
function holdMotions(now: number): void {
  const seen = ((window as unknown as { seen?: WeakMap<Animation, number> }).seen ??= new WeakMap())
  for (const motion of document.getAnimations()) {
    if (!seen.has(motion)) seen.set(motion, now)
    if (motion.playState !== 'paused') motion.pause()
    motion.currentTime = now - seen.get(motion)!
  }
}

/** Runs in the page: lets the waiting tasks run. */
function nextTask(): Promise<void> {
  return new Promise((done) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => done()
    port2.postMessage(null)
  })
}

export async function film(browser: Browser, url: string, wanted: Film): Promise<readonly Buffer[]> {
  const { size, scheme = 'light', reduced = false, stored, from = 0, part } = wanted
  const context = await browser.newContext({
    viewport: size,
    colorScheme: scheme,
    reducedMotion: reduced ? 'reduce' : 'no-preference',
    locale: 'en-US',
    hasTouch: true,
  })
  try {
    await context.addInitScript('globalThis.__name ??= (named) => named')
    await context.addInitScript((items) => {
      for (const [key, value] of Object.entries(items)) localStorage.setItem(key, value)
    }, stored)
    const page = await context.newPage()
    await page.clock.install()
    await page.goto(url + wanted.path)
    await wanted.ready(page)
    await page.evaluate(() => document.fonts.ready.then(() => undefined))
    await page.clock.pauseAt(Date.now() + 5000)
    await page.clock.runFor(3000)
    await page.evaluate(holdMotions, -1e6)
    await wanted.act(page)
    const frames: Buffer[] = []
    for (let time = 0; time <= from + wanted.lasts; time += step) {
      await page.evaluate(holdMotions, time)
      if (time >= from && (time - from) % wanted.every === 0)
        frames.push(await page.screenshot(part && { clip: part }))
      await page.clock.runFor(step)
      // The app does the following work in separate tasks.
      await page.evaluate(nextTask)
    }
    return frames
  } finally {
    await context.close()
  }
}
