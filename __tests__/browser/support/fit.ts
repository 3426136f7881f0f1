/** Checks that no text is cut off or covered (ellipses aside) and no target too small. */
import assert from 'node:assert/strict'

import type { Locator, Page } from 'playwright-core'

export async function expectTextFits(page: Page, where: string): Promise<void> {
  assert.deepEqual(await page.evaluate(misfits), [], `text does not fit on ${where}`)
}

export async function expectTargetsFit(page: Page, where: string, least = 48): Promise<void> {
  assert.deepEqual(await page.evaluate(smallTargets, least), [], `targets under ${least} px on ${where}`)
}

/** Expects the whole control in the window without scrolling, and not covered. */
export async function expectInSight(control: Locator, where: string): Promise<void> {
  assert.ok(await control.evaluate(isInSight), `not whole in sight on ${where}`)
}

/** Runs in the page: tests points a little inside the corners, because controls are rounded. */
function isInSight(element: Element): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect()
  const inside = 7
  return [left + inside, right - inside].every((x) =>
    [top + inside, bottom - inside].every((y) => {
      const hit = document.elementFromPoint(x, y)
      return hit !== null && element.contains(hit)
    }),
  )
}

/** Runs in the page: texts that cannot be scrolled into view completely. */
function misfits(): readonly string[] {
  const slack = 3

  const isShown = (element: Element): boolean => {
    const { width, height } = element.getBoundingClientRect()
    const forReadersOnly = width <= 1 || height <= 1 || element.parentElement!.offsetWidth <= 1
    const visible = element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    return visible && !forReadersOnly && element.closest('[aria-hidden="true"], svg') === null
  }

  /** The visible range of an axis within all clipping ancestors; null if it can scroll. */
  const opening = (element: Element, axis: 'X' | 'Y'): readonly [number, number] | null => {
    let [from, to] = [0, axis === 'X' ? innerWidth : innerHeight]
    for (let around: Element | null = element; around !== null; around = around.parentElement) {
      const style = getComputedStyle(around)
      const overflow = style[`overflow${axis}`]
      if (/auto|scroll/.test(overflow)) return null
      if (!/hidden|clip/.test(overflow) || style.textOverflow === 'ellipsis') continue
      const frame = around.getBoundingClientRect()
      from = Math.max(from, axis === 'X' ? frame.left : frame.top)
      to = Math.min(to, axis === 'X' ? frame.right : frame.bottom)
    }
    return [from - slack, to + slack]
  }

  const isCovered = (element: Element, { left, right, top, bottom }: DOMRect): boolean => {
    let over = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
    for (; over !== null; over = over.parentElement) {
      if (over.contains(element) || element.contains(over)) return false
      if (!/^(transparent|rgba\(.*, 0\))$/.test(getComputedStyle(over).backgroundColor)) return true
    }
    return false
  }

  /** The box of the words alone: the space at the end of a line may overhang. */
  const boxOf = (text: Node): DOMRect => {
    const range = document.createRange()
    const words = [...text.textContent!.matchAll(/\S+/g)].map(({ 0: { length }, index }) => {
      range.setStart(text, index)
      range.setEnd(text, index + length)
      return range.getBoundingClientRect()
    })
    const [left, top] = [
      Math.min(...words.map((each) => each.left)),
      Math.min(...words.map((each) => each.top)),
    ]
    const right = Math.max(...words.map((each) => each.right))
    return new DOMRect(left, top, right - left, Math.max(...words.map(({ bottom }) => bottom)) - top)
  }

  const problem = (text: Node): string | null => {
    const element = text.parentElement
    if (element === null || text.textContent?.trim() === '' || !isShown(element)) return null
    const box = boxOf(text)
    const [across, down] = [opening(element, 'X'), opening(element, 'Y')]
    if (across !== null && (box.left < across[0] || box.right > across[1])) return 'cut off sideways'
    if (down !== null && (box.top < down[0] || box.bottom > down[1])) return 'cut off'
    return across !== null && down !== null && isCovered(element, box) ? 'covered' : null
  }

  const found: string[] = []
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
    const why = problem(text)
    if (why !== null) found.push(`${why}: ${text.textContent?.trim().slice(0, 60)}`)
  }
  return found
}

/** Runs in the page: controls that are too small to hit, with half a pixel of tolerance. */
function smallTargets(least: number): readonly string[] {
  const targets =
    'button, a[href], [role="button"], [role="switch"], [role="radio"], [role="link"], [role="tab"]'
  return [...document.querySelectorAll(targets)]
    .filter((target) => target.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
    .map((target) => ({ target, box: target.getBoundingClientRect() }))
    .filter(({ box }) => box.width > 1 && Math.min(box.width, box.height) < least - 0.5)
    .map(({ target, box }) => {
      const name = target.getAttribute('aria-label') ?? target.textContent
      return `${name.slice(0, 60)}: ${Math.round(box.width)} x ${Math.round(box.height)}`
    })
}
