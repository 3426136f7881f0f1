/** Measures how soon the page answers: from each press to the next painted frame, and which tasks block. It judges nothing. */
import type { Page } from 'playwright-core'

type Pace = { readonly taps: number[]; readonly longTasks: number[] }
type Measured = { readonly pace?: Pace }

/** From here on every press of this page is timed. */
export async function timePresses(page: Page): Promise<void> {
  await page.evaluate(() => {
    const pace: Pace = { taps: [], longTasks: [] }
    Object.assign(window, { pace })
    const paintedAfter = (begun: number): void => {
      requestAnimationFrame(() => {
        // A message is handled once the frame that this callback belongs to has been painted.
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = () => pace.taps.push(performance.now() - begun)
        port2.postMessage(null)
      })
    }
    for (const type of ['click', 'keydown']) {
      addEventListener(type, ({ timeStamp }) => paintedAfter(timeStamp), { capture: true })
    }
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) pace.longTasks.push(duration)
    }).observe({ type: 'longtask' })
  })
}

/** One line about what was timed, to be printed. */
export async function toldPace(page: Page): Promise<string> {
  const { taps, longTasks } = (await page.evaluate(() => (window as Measured).pace)) ?? {
    taps: [],
    longTasks: [],
  }
  const sorted = [...taps].sort((a, b) => a - b)
  const median = sorted[Math.floor(sorted.length / 2)]?.toFixed(0) ?? '-'
  const worst = sorted.at(-1)?.toFixed(0) ?? '-'
  const longest = longTasks.length === 0 ? '' : `, the longest ${Math.max(...longTasks).toFixed(0)} ms`
  return `${taps.length} presses: median ${median} ms, worst ${worst} ms to the next frame; ${longTasks.length} tasks over 50 ms${longest}`
}
