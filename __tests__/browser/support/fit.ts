/** Looks whether people can read and hit everything: no text cut off or covered, no target too small. It excuses ellipses. */
import assert from 'node:assert/strict'

import type { Page } from 'playwright-core'

export async function expectTextFits(page: Page, where: string): Promise<void> {
  assert.deepEqual(await page.evaluate(misfits), [], `text does not fit on ${where}`)
}

export async function expectTargetsFit(page: Page, where: string, least = 48): Promise<void> {
  assert.deepEqual(await page.evaluate(smallTargets, least), [], `targets under ${least} px on ${where}`)
}

/** Runs in the page: texts that no scrolling could bring into view whole. */
function misfits(): readonly string[] {
  const slack = 3

  const isShown = (element: Element): boolean =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    element.closest('[aria-hidden="true"], svg') === null

  const problem = (text: Text): string | null => {
    const element = text.parentElement
    if (element === null || text.data.trim() === '' || !isShown(element)) return null
    const range = document.createRange()
    range.selectNodeContents(text)
    const box = range.getBoundingClientRect()
    let [scrollsX, scrollsY] = [false, false]
    for (let around: Element | null = element; around !== null; around = around.parentElement) {
      const { overflowX, overflowY, textOverflow, position } = getComputedStyle(around)
      const frame = around.getBoundingClientRect()
      if (frame.width <= 1 || frame.height <= 1) return null // for screen readers only
      if (textOverflow === 'ellipsis') continue
      scrollsX ||= /auto|scroll/.test(overflowX)
      scrollsY ||= /auto|scroll/.test(overflowY)
      const clipsX = !scrollsX && /hidden|clip/.test(overflowX)
      const clipsY = !scrollsY && /hidden|clip/.test(overflowY)
      if (clipsX && (box.left < frame.left - slack || box.right > frame.right + slack))
        return 'cut off sideways'
      if (clipsY && (box.top < frame.top - slack || box.bottom > frame.bottom + slack)) return 'cut off'
      if (position === 'fixed') break
    }
    if (!scrollsX && (box.left < -slack || box.right > innerWidth + slack)) return 'outside the window'
    if (!scrollsY && (box.top < -slack || box.bottom > innerHeight + slack)) return 'outside the window'
    return scrollsX || scrollsY ? null : covered(element, box)
  }

  const covered = (element: Element, box: DOMRect): string | null => {
    const above = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2)
    for (let over = above; over !== null; over = over.parentElement) {
      if (over.contains(element) || element.contains(over)) return null
      if (!/^(transparent|rgba\(.*, 0\))$/.test(getComputedStyle(over).backgroundColor)) return 'covered'
    }
    return null
  }

  const found: string[] = []
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let text = texts.nextNode() as Text | null; text !== null; text = texts.nextNode() as Text | null) {
    const why = problem(text)
    if (why !== null) found.push(`${why}: ${text.data.trim().slice(0, 60)}`)
  }
  return found
}

/** Runs in the page: what can be pressed, but hardly hit. Half a pixel is forgiven. */
function smallTargets(least: number): readonly string[] {
  const targets =
    'button, a[href], [role="button"], [role="switch"], [role="radio"], [role="link"], [role="tab"]'
  return [...document.querySelectorAll(targets)]
    .filter((target) => target.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
    .map((target) => ({ target, box: target.getBoundingClientRect() }))
    .filter(({ box }) => box.width > 1 && Math.min(box.width, box.height) < least - 0.5)
    .map(({ target, box }) => {
      const name = target.getAttribute('aria-label') ?? target.textContent ?? ''
      return `${name.slice(0, 60)}: ${Math.round(box.width)} x ${Math.round(box.height)}`
    })
}
