/** Real touch events, from which the browser makes its own clicks. */
import type { Locator, Page } from 'playwright-core'

export type Point = { readonly x: number; readonly y: number }

export type Finger = {
  /** A second finger has another number. */
  readonly down: (at: Point, finger?: number) => Promise<void>
  readonly up: (finger?: number) => Promise<void>
  readonly tap: (at: Point) => Promise<void>
  /** Taps repeatedly at one place; `apart` is the time from one start to the next. */
  readonly taps: (at: Point, count: number, apart: number) => Promise<void>
}

/** How long a quick tap lasts. */
const tapDuration = 35

export async function fingerOn(page: Page): Promise<Finger> {
  const session = await page.context().newCDPSession(page)
  let touching: readonly (Point & { readonly id: number })[] = []
  // The page uses the timestamp, so a busy machine that sends late does not change the timing.
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', stamp = Date.now()): Promise<unknown> =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: [...touching], timestamp: stamp / 1000 })

  const press = async (at: Point, finger: number, stamp?: number): Promise<void> => {
    touching = [...touching, { ...at, id: finger }]
    await send('touchStart', stamp)
  }
  const lift = async (finger: number, stamp?: number): Promise<void> => {
    touching = touching.filter(({ id }) => id !== finger)
    await send(touching.length === 0 ? 'touchEnd' : 'touchMove', stamp)
  }
  const tapAt = async (at: Point, begun: number): Promise<void> => {
    await press(at, 0, begun)
    await page.waitForTimeout(tapDuration)
    await lift(0, begun + tapDuration)
  }
  return {
    down: (at, finger = 0) => press(at, finger),
    up: (finger = 0) => lift(finger),
    tap: (at) => tapAt(at, Date.now()),
    taps: async (at, count, apart) => {
      const begun = Date.now()
      for (let done = 0; done < count; done += 1) {
        await page.waitForTimeout(Math.max(0, begun + done * apart - Date.now()))
        await tapAt(at, begun + done * apart)
      }
    },
  }
}

export async function middleOf(control: Locator): Promise<Point> {
  const box = await control.boundingBox()
  if (box === null) throw new Error('The control to touch is not visible')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}
