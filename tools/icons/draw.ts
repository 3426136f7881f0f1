/** Renders one drawing of assets/icon as a PNG of the size asked for. Knows no list of pictures. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

import type { Page } from 'playwright-core'

export const assets = join(__dirname, '../../assets')

export async function drawIcon(page: Page, drawing: string, size: number, path: string): Promise<void> {
  const svg = await readFile(join(assets, 'icon', `${drawing}.svg`), 'utf8')
  await page.setViewportSize({ width: size, height: size })
  await page.setContent(
    `<style>body { margin: 0 } svg { display: block; width: ${size}px; height: ${size}px }</style>${svg}`,
  )
  await page.screenshot({ path, omitBackground: true })
}
