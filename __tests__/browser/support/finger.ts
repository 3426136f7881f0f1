/** Real touches: start and end as a screen sends them, so that the browser makes its own click of each. Taps no control by name. */
import type { Locator, Page } from 'playwright-core'

export type Point = { readonly x: number; readonly y: number }

export type Finger = {
  /** Where it touches first; a second finger has another number. */
  readonly down: (at: Point, finger?: number) => Promise<void>
  readonly up: (finger?: number) => Promise<void>
  readonly tap: (at: Point) => Promise<void>
  /** So many taps at one place, with so many milliseconds from one start to the next. */
  readonly taps: (at: Point, count: number, apart: number) => Promise<void>
}

/** How long a finger rests on the glass in a quick tap. */
const rests = 35

export async function fingerOn(page: Page): Promise<Finger> {
  const session = await page.context().newCDPSession(page)
  let touching: readonly (Point & { readonly id: number })[] = []
  // The stamp is what the page goes by: a busy machine may send late, but never tells another time.
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
    await page.waitForTimeout(rests)
    await lift(0, begun + rests)
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
  if (box === null) throw new Error('What is to be touched is not to be seen')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}
