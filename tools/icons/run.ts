/**
 * Renders assets/icon/*.svg to the PNG files that app.json and the web's manifest name, and Home's picture for link previews. Do
 * not edit the PNG files by hand.
 */
import { join } from 'node:path'

import type { Page } from 'playwright-core'

import { launchChromium } from '../chromium'
import { drawHome } from '../web/drawing'
import { firstPicture } from '../web/firstPicture'
import { assets, drawIcon } from './draw'
import { pictures } from './pictures'

/** In the size that link previews use. */
async function drawPreview(page: Page): Promise<void> {
  const { style, markup } = firstPicture(drawHome())
  await page.setViewportSize({ width: 1200, height: 630 })
  await page.setContent(`<style>${style} #picture .panel{display:none}</style>${markup}`)
  await page.screenshot({ path: join(assets, 'web/preview.png') })
}

async function renderAll(): Promise<void> {
  const browser = await launchChromium()
  try {
    const page = await browser.newPage()
    for (const { file, drawing, size } of pictures) {
      await drawIcon(page, drawing, size, join(assets, file))
      console.log(`assets/${file}  ${size} x ${size}`)
    }
    await drawPreview(page)
  } finally {
    await browser.close()
  }
}

void renderAll()
