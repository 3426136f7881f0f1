/** Renders assets/icon/*.svg to the PNG files that app.json names. The drawings are the source: no PNG is made by hand. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

import { launchChromium } from '../chromium'
import { pictures } from './pictures'

const assets = join(__dirname, '../../assets')

async function renderAll(): Promise<void> {
  const browser = await launchChromium()
  try {
    const page = await browser.newPage()
    for (const { file, drawing, size } of pictures) {
      const svg = await readFile(join(assets, 'icon', `${drawing}.svg`), 'utf8')
      await page.setViewportSize({ width: size, height: size })
      await page.setContent(
        `<style>body { margin: 0 } svg { display: block; width: ${size}px; height: ${size}px }</style>${svg}`,
      )
      await page.screenshot({ path: join(assets, file), omitBackground: true })
      console.log(`assets/${file}  ${size} x ${size}`)
    }
  } finally {
    await browser.close()
  }
}

void renderAll()
