/** Draws Google Play's banner, 1024 x 500: Home's map with the name on it, and the board of a match beside it. */
import type { Browser } from 'playwright-core'

import { palettes } from '../../../src/theme/colours'
import { asSource, photograph, type Sitter } from '../../picture/photograph'
import type { Language } from '../texts'
import { phrasesOf, scenes } from './scenes'

const size = { width: 1024, height: 500 } as const
const mapWidth = 520
const boardWidth = 412

export async function drawBanner(
  browser: Browser,
  url: string,
  language: Language,
  path: string,
): Promise<void> {
  const { home, choose } = scenes()
  const phrases = phrasesOf(language)
  const common = { scheme: 'light', fineness: 1, locale: language } as const
  const map: Sitter = {
    ...common,
    ...home,
    // At this height the map is as high as the banner.
    size: { width: mapWidth, height: 884 },
    pose: (page) => page.getByText(phrases.home.tagline).waitFor(),
    part: () => Promise.resolve({ x: 0, y: 0, width: mapWidth, height: size.height }),
  }
  const board: Sitter = {
    ...common,
    ...choose,
    size: { width: 412, height: 830 },
    fineness: 2,
    pose: (page) => choose.pose(page, phrases),
    part: (page) => page.getByRole('group', { name: phrases.board.name }).boundingBox(),
  }
  const [mapShown, boardShown] = [await photograph(browser, url, map), await photograph(browser, url, board)]
  const { bg, line } = palettes.paper.colours
  const page = await browser.newPage({ viewport: size })
  try {
    await page.setContent(`<!doctype html>
<style>
  body { margin: 0; height: 100vh; display: flex; background: ${bg} }
  .map { border-right: 2px solid ${line} }
  div { flex: 1; display: flex; align-items: center; justify-content: center }
</style>
<img class="map" src="${asSource(mapShown)}"><div><img width="${boardWidth}" src="${asSource(boardShown)}"></div>`)
    await page.screenshot({ path })
  } finally {
    await page.close()
  }
}
