/** Measures the time from each press to the next painted frame, and long tasks. */
import type { Locator, Page } from 'playwright-core'

type Pace = { readonly taps: number[]; readonly longTasks: number[] }
/** TypeScript's own types lack this. */
type Tasks = {
  readonly scheduler: {
    readonly postTask: (task: () => void, options: { readonly priority: 'user-blocking' }) => Promise<void>
  }
}
type Measured = { readonly pace?: Pace }

/** Times every press in this page from now on. */
export async function timePresses(page: Page): Promise<void> {
  await page.evaluate(() => {
    const pace: Pace = { taps: [], longTasks: [] }
    Object.assign(window, { pace })
    const { scheduler } = window as unknown as Tasks
    const paintedAfter = (begun: number): void => {
      // The frame of this callback is painted in the same task; a user-blocking task runs next.
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

/** One line that summarises the timings. */
export async function describePace(page: Page): Promise<string> {
  const { taps, longTasks } = (await page.evaluate(() => (window as Measured).pace)) ?? {
    taps: [],
    longTasks: [],
  }
  const median = medianOf(taps).toFixed(0)
  const worst = Math.max(...taps).toFixed(0)
  const longest = longTasks.length === 0 ? '' : `, the longest ${Math.max(...longTasks).toFixed(0)} ms`
  return `${taps.length} presses: median ${median} ms, worst ${worst} ms to the next frame; ${longTasks.length} tasks over 50 ms${longest}`
}

/** Milliseconds from the press, or from the paint of the first XPath, until the second XPath is painted. */
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

/** Processor time of the page's main thread so far, which other load on the machine does not affect. */
export async function workOf(page: Page): Promise<() => Promise<number>> {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  return async () => {
    const { metrics } = await session.send('Performance.getMetrics')
    return 1000 * metrics.find(({ name }) => name === 'TaskDuration')!.value
  }
}

/** Presses a key and resolves when the next frame is painted. */
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

/** Times every timer without a delay, such as a bot's, from the next load of the page on. */
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

export const describeLengths = (lengths: readonly number[], most = 16): string => {
  const sorted = lengths.toSorted((a, b) => b - a)
  const over = sorted.filter((length) => length > most).length
  const longest = sorted.slice(0, 10).map((length) => length.toFixed(0))
  return `${sorted.length}, the median ${medianOf(lengths).toFixed(1)} ms, ${over} over ${most} ms, the longest ${longest.join(', ')}`
}

export const describeTimers = async (page: Page): Promise<string> =>
  describeLengths((await page.evaluate(() => (window as { timers?: number[] }).timers)) ?? [])

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

/** Trace events of the page's main thread during `act`. */
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

/** Milliseconds of processor time, which other load on the machine does not affect. */
const workIn = ({ dur, tdur }: TraceEvent): number => (tdur ?? dur ?? 0) / 1000

/** Describes all tasks of the page during this time. */
export async function describeTasks(page: Page, milliseconds: number): Promise<string> {
  const events = await traced(page, ['disabled-by-default-devtools.timeline'], () =>
    page.waitForTimeout(milliseconds),
  )
  return describeLengths(events.filter(({ name }) => name === 'RunTask').map(workIn))
}

/** The delay that browsers give a nested timer without one. */
const atOnce = 4

/** The durations of the slices that the page works in without a delay. */
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
