/** One store picture: the caption over the app, on the map's paper, in the app's own fonts and colours. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import type { Browser } from 'playwright-core'

import { palettes, type Colours } from '../../../src/theme/colours'
import { root } from '../../picture/app'
import { asSource } from '../../picture/photograph'
import { scaleOf, type Format } from './formats'

export type Poster = {
  readonly format: Format
  readonly caption: string
  readonly scheme: 'light' | 'dark'
  readonly app: Buffer
}

const besley = readFileSync(join(root, 'assets/fonts/Besley_800ExtraBold.woff2')).toString('base64')
const map = readFileSync(join(root, 'assets/icon/background.svg'), 'utf8')

/** The map of the app icon, with lines as fine as the app draws them, in the colours of the theme. */
function ground(colours: Colours): string {
  const redrawn = map
    .replaceAll(palettes.paper.colours.bg, colours.bg)
    .replaceAll(/stroke="#B4965A"|stroke="#CDB583"/g, (stroke) =>
      stroke.includes('#B4965A') ? `stroke="${colours.contourIx}"` : `stroke="${colours.contour}"`,
    )
    .replaceAll('stroke-width="5"', 'stroke-width="1.6"')
    .replaceAll('stroke-width="7.5"', 'stroke-width="2.6"')
  return `data:image/svg+xml;base64,${Buffer.from(redrawn).toString('base64')}`
}

function pageOf({ format, caption, scheme, app }: Poster): string {
  const { colours } = palettes[scheme === 'dark' ? 'lantern' : 'paper']
  const scale = scaleOf(format)
  return `<!doctype html>
<style>
  @font-face { font-family: Besley; font-weight: 800; src: url(data:font/woff2;base64,${besley}) }
  body { margin: 0; height: 100vh; background: ${colours.bg} url(${ground(colours)}) center / cover; color: ${colours.ink};
    display: flex; flex-direction: column; align-items: center }
  h1 { margin: 0; height: ${format.head}px; width: 88%; display: flex; align-items: center; justify-content: center;
    font: 800 ${format.captionSize}px/1.16 Besley; text-align: center; text-wrap: balance }
  img { display: block; width: ${format.app.width * scale}px; height: ${format.app.height * scale}px;
    box-sizing: border-box; border-radius: 18px; outline: 2.5px solid ${colours.line} }
</style>
<h1><span>${caption}</span></h1><img src="${asSource(app)}">`
}

export async function drawPoster(browser: Browser, poster: Poster, path: string): Promise<void> {
  const { size, density } = poster.format
  const context = await browser.newContext({ viewport: size, deviceScaleFactor: density })
  try {
    const page = await context.newPage()
    await page.setContent(pageOf(poster))
    await page.evaluate(() => document.fonts.ready.then(() => undefined))
    const lines = await page.locator('h1 span').evaluate((span) => span.getClientRects().length)
    if (lines > 2) throw new Error(`“${poster.caption}” takes ${lines} lines on ${poster.format.name}`)
    await page.screenshot({ path })
  } finally {
    await context.close()
  }
}
