/** Renders drawings of assets/icon, stacked, as a PNG of the given size. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

import type { Page } from 'playwright-core'

export const assets = join(__dirname, '../../assets')

export async function drawIcon(
  page: Page,
  drawing: string | readonly string[],
  size: number,
  path: string,
): Promise<void> {
  const layers = await Promise.all(
    [drawing].flat().map((name) => readFile(join(assets, 'icon', `${name}.svg`), 'utf8')),
  )
  await page.setViewportSize({ width: size, height: size })
  await page.setContent(
    `<style>body { margin: 0 } svg { position: absolute; width: ${size}px; height: ${size}px }</style>${layers.join('')}`,
  )
  await page.screenshot({ path, omitBackground: true })
}
