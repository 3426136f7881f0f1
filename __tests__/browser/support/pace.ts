/** Measures how soon the page answers: from each press to the next painted frame, and which tasks block. It judges nothing. */
import type { Locator, Page } from 'playwright-core'

type Pace = { readonly taps: number[]; readonly longTasks: number[] }
/** What TypeScript does not know yet. */
type Tasks = {
  readonly scheduler: {
    readonly postTask: (task: () => void, options: { readonly priority: 'user-blocking' }) => Promise<void>
  }
}
type Measured = { readonly pace?: Pace }

/** From here on every press of this page is timed. */
export async function timePresses(page: Page): Promise<void> {
  await page.evaluate(() => {
    const pace: Pace = { taps: [], longTasks: [] }
    Object.assign(window, { pace })
    const { scheduler } = window as unknown as Tasks
    const paintedAfter = (begun: number): void => {
      // The frame that this callback belongs to is painted in the same task; what is most urgent runs next, whatever else waits.
      requestAnimationFrame(() => {
        void scheduler.postTask(() => pace.taps.push(performance.now() - begun), {
          priority: 'user-blocking',
        })
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
  const median = medianOf(taps).toFixed(0)
  const worst = Math.max(...taps).toFixed(0)
  const longest = longTasks.length === 0 ? '' : `, the longest ${Math.max(...longTasks).toFixed(0)} ms`
  return `${taps.length} presses: median ${median} ms, worst ${worst} ms to the next frame; ${longTasks.length} tasks over 50 ms${longest}`
}

/** Milliseconds in the page from a press, or from when what one XPath finds has been painted, until what the other finds has. */
export const timeBetween = (pressed: Locator, first: string | null, then: string): Promise<number> =>
  pressed.evaluate(
    (button, [from, to]) =>
      new Promise<number>((done) => {
        const painted = (path: string, so: (at: number) => void): void => {
          const look = (): void => {
            const found = document.evaluate(path, document, null, XPathResult.FIRST_ORDERED_NODE_TYPE)
            if (found.singleNodeValue === null) return void requestAnimationFrame(look)
            const { port1, port2 } = new MessageChannel()
            port1.onmessage = () => so(performance.now())
            port2.postMessage(null)
          }
          requestAnimationFrame(look)
        }
        const pressedAt = performance.now()
        ;(button as HTMLElement).click()
        if (from === null) return painted(to, (at) => done(at - pressedAt))
        painted(from, (start) => painted(to, (end) => done(end - start)))
      }),
    [first, then] as const,
  )

/** Milliseconds that the page's main thread has worked so far: other programs on a busy machine do not lengthen them. */
export async function workOf(page: Page): Promise<() => Promise<number>> {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  return async () => {
    const { metrics } = await session.send('Performance.getMetrics')
    return 1000 * metrics.find(({ name }) => name === 'TaskDuration')!.value
  }
}

/** Presses a key in the page, and resolves when the next frame has been painted. */
export const pressToFrame = (page: Page, key: string): Promise<void> =>
  page.evaluate(
    (pressed) =>
      new Promise<void>((done) => {
        const { scheduler } = window as unknown as Tasks
        requestAnimationFrame(() => void scheduler.postTask(done, { priority: 'user-blocking' }))
        document.activeElement!.dispatchEvent(new KeyboardEvent('keydown', { key: pressed, bubbles: true }))
      }),
    key,
  )

export const medianOf = (figures: readonly number[]): number =>
  [...figures].sort((a, b) => a - b)[Math.floor(figures.length / 2)] ?? NaN

/** Whatever the page does next without a delay, as a bot does, is timed from its next start on. */
export async function timeNextTimers(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const timers: number[] = []
    Object.assign(window, { timers })
    const { setTimeout: after } = window
    const timed = (then: () => void, milliseconds?: number): number =>
      after(() => {
        const begun = performance.now()
        then()
        if (!milliseconds) timers.push(performance.now() - begun)
      }, milliseconds)
    Object.assign(window, { setTimeout: timed })
  })
}

export const toldLengths = (lengths: readonly number[], most = 16): string => {
  const sorted = lengths.toSorted((a, b) => b - a)
  const over = sorted.filter((length) => length > most).length
  const longest = sorted.slice(0, 10).map((length) => length.toFixed(0))
  return `${sorted.length}, the median ${medianOf(lengths).toFixed(1)} ms, ${over} over ${most} ms, the longest ${longest.join(', ')}`
}

export const toldTimers = async (page: Page): Promise<string> =>
  toldLengths((await page.evaluate(() => (window as { timers?: number[] }).timers)) ?? [])

type TraceEvent = {
  readonly name: string
  readonly pid: number
  readonly tid: number
  readonly dur?: number
  readonly tdur?: number
  readonly args?: {
    readonly name?: string
    readonly data?: { readonly timerId?: number; readonly timeout?: number }
  }
}

/** What the page's main thread does meanwhile. */
async function traced(
  page: Page,
  categories: readonly string[],
  act: () => Promise<void>,
): Promise<readonly TraceEvent[]> {
  const browser = page.context().browser()!
  await browser.startTracing(page, { categories: [...categories] })
  await act()
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString('utf8')) as {
    readonly traceEvents: readonly TraceEvent[]
  }
  const mains = traceEvents.filter(
    ({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain',
  )
  return traceEvents.filter(({ pid, tid }) => mains.some((main) => main.pid === pid && main.tid === tid))
}

/** In milliseconds of processor time: what else the machine does is none of its cost. */
const workIn = ({ dur, tdur }: TraceEvent): number => (tdur ?? dur ?? 0) / 1000

/** Every task of the page for so long. */
export async function toldTasks(page: Page, milliseconds: number): Promise<string> {
  const events = await traced(page, ['disabled-by-default-devtools.timeline'], () =>
    page.waitForTimeout(milliseconds),
  )
  return toldLengths(events.filter(({ name }) => name === 'RunTask').map(workIn))
}

/** A timer without a delay, which browsers give 4 ms once it comes from another. */
const atOnce = 4

/** What the page does in slices without a delay, each by itself. */
export async function slicesOf(page: Page, act: () => Promise<void>): Promise<readonly number[]> {
  const events = await traced(page, ['devtools.timeline'], act)
  const slices = new Set(
    events
      .filter(({ name, args }) => name === 'TimerInstall' && args!.data!.timeout! <= atOnce)
      .map(({ args }) => args!.data!.timerId),
  )
  return events
    .filter(({ name, args }) => name === 'TimerFire' && slices.has(args!.data!.timerId))
    .map(workIn)
}
