/** Taps a control, but never twice at one place within the time in which a second tap is ignored. */
import type { Locator, Page } from 'playwright-core'

import { sameGesture } from '@/ui/kit/gestures'
import type { Point } from './finger'

type Tap = { readonly at: Point; readonly time: number }

const tapped = new WeakMap<Page, readonly Tap[]>()

/** Where a control may be tapped, as shares of its width. */
const places = [0.5, 0.25, 0.75, 0.1, 0.9] as const

/** Milliseconds by which this clock and the browser's may differ. */
const slack = 60

export async function tapOn(control: Locator): Promise<void> {
  const page = control.page()
  await control.waitFor()
  const box = await control.boundingBox()
  if (box === null) throw new Error('The control to tap is not visible')
  const isFresh = ({ time }: Tap): boolean => Date.now() - time < sameGesture.within + slack
  const recent = (tapped.get(page) ?? []).filter(isFresh)
  const pointAt = (place: number): Point => ({ x: box.x + place * box.width, y: box.y + box.height / 2 })
  const isNear = (at: Point) => (other: Tap) =>
    Math.hypot(at.x - other.at.x, at.y - other.at.y) <= sameGesture.near + 2
  const place = places.find((each) => !recent.some(isNear(pointAt(each)))) ?? places[0]
  const before = recent.filter(isNear(pointAt(place)))
  const since = Math.max(0, ...before.map(({ time }) => time))
  if (before.length > 0) await page.waitForTimeout(since + sameGesture.within + slack - Date.now())
  await control.tap({ position: { x: place * box.width, y: box.height / 2 } })
  tapped.set(page, [...recent, { at: pointAt(place), time: Date.now() }])
}
