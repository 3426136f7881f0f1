/** Photographs an animation every 60 ms of the page's time, however long the machine takes for a picture. */
import type { Browser, Page } from 'playwright-core'

import { storedWith } from '../../__tests__/browser/support/players'
import type { Scene } from './scenes'

const size = { width: 390, height: 844 } as const
const [between, step] = [60, 20] as const

/** Playwright's clock stops the timers; the browser's own animations are paused and advanced by hand. */
const moveOn = (page: Page, by: number): Promise<void> =>
  page.evaluate(async (milliseconds) => {
    const held = ((globalThis as { held?: Map<Animation, number> }).held ??= new Map())
    for (const animation of document.getAnimations()) {
      const before = held.get(animation)
      if (before === undefined) animation.pause()
      held.set(animation, before === undefined ? 0 : before + milliseconds)
      animation.currentTime = held.get(animation)!
    }
    // Waits until React has rendered the changes of this step.
    for (let turns = 0; turns < 4; turns++)
      await new Promise<void>((resolve) => {
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = () => resolve()
        port2.postMessage(null)
      })
  }, by)

export async function film(browser: Browser, url: string, scene: Scene): Promise<readonly Buffer[]> {
  const context = await browser.newContext({ viewport: size, colorScheme: 'light', locale: 'en-US' })
  try {
    await context.addInitScript(
      (items) => {
        for (const [key, value] of Object.entries(items)) localStorage.setItem(key, value)
      },
      storedWith(scene.match, { passScreen: false, sound: false }),
    )
    const page = await context.newPage()
    await page.clock.install()
    await page.goto(`${url}/match/${scene.match.info.id}`)
    await page.getByRole('button', { name: 'Match menu' }).waitFor()
    await page.evaluate(() => document.fonts.ready.then(() => undefined))
    await page.waitForTimeout(1500)
    await page.clock.pauseAt(Date.now() + 60_000)
    await scene.press(page)
    const frames: Buffer[] = []
    for (let passed = 0; passed <= scene.lasts; passed += step) {
      await moveOn(page, step)
      if (passed % between === 0) frames.push(await page.screenshot({ animations: 'allow' }))
      await page.clock.runFor(step)
    }
    return frames
  } finally {
    await context.close()
  }
}
