/**
 * Writes artifacts/phone-<platform>-<theme>.png: every sight of the app on one sheet, painted from the properties of the native
 * views. For people to look at.
 *
 *   npm run pictures:phone                         both platforms at the default size
 *   npm run pictures:phone -- 320 568 2 de lantern   another size, text scale, language and theme
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

import { launchChromium } from '../../tools/chromium'
import { platforms } from './support/device'
import { exported } from './support/exporting'
import { fontFaces, page } from './support/paint/page'
import { languages, show, sights, type View } from './support/tour'

const [width, height, fontScale, language, theme] = process.argv.slice(2)

const wanted: Omit<View, 'platform'> = {
  ...(width !== undefined && height !== undefined && { width: Number(width), height: Number(height) }),
  ...(fontScale !== undefined && { fontScale: Number(fontScale) }),
  ...(language !== undefined && { language: languages.find((each) => each === language) ?? 'en' }),
  ...(theme === 'lantern' && { theme }),
}

async function sheet(view: View): Promise<string> {
  const pictures: string[] = []
  for (const sight of sights) {
    const phone = await show(sight, view)
    // Scales down what is wider than a phone, because the sheet of a tablet would be too long to open.
    const zoom = Math.min(1, 420 / phone.device().width)
    pictures.push(
      `<figure><figcaption>${sight.name}</figcaption><div style="zoom:${zoom}">${page(phone)}</div></figure>`,
    )
    phone.kill()
  }
  // Unrounded letter widths: rounded to pixels, text would not fit its measured boxes.
  const style = `body{margin:16px;display:flex;flex-wrap:wrap;gap:16px;background:#777;width:2400px;text-rendering:geometricPrecision}
    figure{margin:0}figcaption{font:16px sans-serif;color:#fff;padding-bottom:4px}`
  return `<!doctype html><meta charset="utf-8"><style>${fontFaces()}${style}</style>${pictures.join('')}`
}

async function main(): Promise<void> {
  const [folder, isOurs] = exported()
  process.env.PHONE_JS = folder
  const pages = mkdtempSync(join(tmpdir(), 'claim-it-pictures-'))
  const out = join(__dirname, '../../artifacts')
  mkdirSync(out, { recursive: true })
  const browser = await launchChromium()
  try {
    for (const platform of platforms) {
      const html = join(pages, `${platform}.html`)
      writeFileSync(html, await sheet({ platform, ...wanted }))
      const tab = await browser.newPage({ viewport: { width: 2432, height: 1000 } })
      await tab.goto(pathToFileURL(html).href)
      await tab.evaluate(() => document.fonts.ready.then(() => undefined))
      const path = join(out, `phone-${platform}-${theme ?? 'paper'}.png`)
      await tab.screenshot({ path, fullPage: true })
      console.info(path)
    }
  } finally {
    await browser.close()
    rmSync(pages, { recursive: true })
    if (isOurs) rmSync(folder, { recursive: true })
  }
}

void main()
