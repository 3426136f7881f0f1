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
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd'): Promise<unknown> =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: [...touching] })

  const down: Finger['down'] = async (at, finger = 0) => {
    touching = [...touching, { ...at, id: finger }]
    await send('touchStart')
  }
  const up: Finger['up'] = async (finger = 0) => {
    touching = touching.filter(({ id }) => id !== finger)
    await send(touching.length === 0 ? 'touchEnd' : 'touchMove')
  }
  const tap: Finger['tap'] = async (at) => {
    await down(at)
    await page.waitForTimeout(rests)
    await up()
  }
  return {
    down,
    up,
    tap,
    taps: async (at, count, apart) => {
      const begun = Date.now()
      for (let done = 0; done < count; done += 1) {
        await page.waitForTimeout(Math.max(0, begun + done * apart - Date.now()))
        await tap(at)
      }
    },
  }
}

export async function middleOf(control: Locator): Promise<Point> {
  const box = await control.boundingBox()
  if (box === null) throw new Error('What is to be touched is not to be seen')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}
