/** Films a page on a clock that only moves when told to: motions of the browser and timers of the app step together. It chooses no scene. */
import type { Browser, Page } from 'playwright-core'

import type { Box, Size } from '../picture/photograph'

export type Film = {
  readonly path: string
  readonly stored: Readonly<Record<string, string>>
  readonly size: Size
  readonly scheme?: 'light' | 'dark'
  readonly reduced?: boolean
  /** What must be there before the first frame. */
  readonly ready: (page: Page) => Promise<unknown>
  /** What sets it moving. */
  readonly act: (page: Page) => Promise<unknown>
  /** Milliseconds. */
  readonly from?: number
  readonly lasts: number
  readonly every: number
  readonly part?: Box
}

/** A step of the clocks: what begins in one is seen from its beginning, at most so many milliseconds late. */
const step = 20

/** Runs in the page: holds every motion, and puts each so far on as the clock has gone since it was first seen. */
function holdMotions(now: number): void {
  const seen = ((window as unknown as { seen?: WeakMap<Animation, number> }).seen ??= new WeakMap())
  for (const motion of document.getAnimations()) {
    if (!seen.has(motion)) seen.set(motion, now)
    if (motion.playState !== 'paused') motion.pause()
    motion.currentTime = now - seen.get(motion)!
  }
}

/** Runs in the page: lets the tasks that wait there have their turn. */
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
      // What the app does then, it does in tasks of its own.
      await page.evaluate(nextTask)
    }
    return frames
  } finally {
    await context.close()
  }
}
