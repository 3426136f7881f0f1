/** Lays the frames of a film side by side, each with its time. */
import type { Browser } from 'playwright-core'

import { asSource } from '../picture/photograph'

const across = 8

export async function strip(
  browser: Browser,
  frames: readonly Buffer[],
  timeOf: (frame: number) => number,
  width: number,
): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width: across * (width + 8) + 8, height: 400 } })
  try {
    const cells = frames.map(
      (frame, at) =>
        `<figure><figcaption>${timeOf(at)} ms</figcaption><img src="${asSource(frame)}"></figure>`,
    )
    await page.setContent(
      `<style>body{margin:8px;display:flex;flex-wrap:wrap;gap:8px;font:14px sans-serif}figure{margin:0}img{width:${width}px;display:block}</style>${cells.join('')}`,
    )
    return await page.screenshot({ fullPage: true })
  } finally {
    await page.close()
  }
}
