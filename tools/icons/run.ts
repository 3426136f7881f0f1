/** Renders assets/icon/*.svg to the PNG files that app.json names. The drawings are the source: no PNG is made by hand. */
import { join } from 'node:path'

import { launchChromium } from '../chromium'
import { assets, drawIcon } from './draw'
import { pictures } from './pictures'

async function renderAll(): Promise<void> {
  const browser = await launchChromium()
  try {
    const page = await browser.newPage()
    for (const { file, drawing, size } of pictures) {
      await drawIcon(page, drawing, size, join(assets, file))
      console.log(`assets/${file}  ${size} x ${size}`)
    }
  } finally {
    await browser.close()
  }
}

void renderAll()
