/**
 * npm run pictures:halves: films a throw, a bust, a stop and a claim in Chromium, as browsers draw them and as phones do, and
 * writes artifacts/halves-<scene>.png: the browser's frames above, the phones' below, 60 ms apart. It compares nothing.
 *
 *   npm run pictures:halves                          all
 *   npm run pictures:halves -- bust                  only these scenes
 *   DIST=dist HALVES=dist2 npm run pictures:halves   without exporting again
 */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

import type { Browser } from 'playwright-core'

import { serve } from '../../__tests__/browser/support/serve'
import { launchChromium } from '../chromium'
import { runExpo, unattended } from '../expo'
import { asSource } from '../picture/photograph'
import { film } from './film'
import { scenes } from './scenes'

const root = resolve(__dirname, '../..')
const ways = [
  { given: process.env.DIST, env: {} },
  { given: process.env.HALVES, env: { EXPO_OVERRIDE_METRO_CONFIG: join(__dirname, 'metro.config.js') } },
] as const

function exportTo(folder: string, env: Readonly<Record<string, string>>): string {
  runExpo(['export', '-p', 'web', '--output-dir', folder], { env: { ...unattended, ...env } })
  return folder
}

async function sheet(browser: Browser, rows: readonly (readonly Buffer[])[], path: string): Promise<void> {
  const images = rows.map(
    (frames) =>
      `<div style="display:flex;gap:4px">${frames
        .map((frame) => `<img width="195" src="${asSource(frame)}">`)
        .join('')}</div>`,
  )
  const width = Math.max(...rows.map(({ length }) => length)) * 199 + 16
  const page = await browser.newPage({ viewport: { width, height: 900 } })
  await page.setContent(
    `<body style="margin:8px;display:flex;flex-direction:column;gap:8px;background:#777">${images.join('')}`,
  )
  await page.screenshot({ path, fullPage: true })
  await page.close()
}

async function main(): Promise<void> {
  const ours = mkdtempSync(join(tmpdir(), 'claim-it-halves-'))
  const folders = ways.map(({ given, env }, way) =>
    given === undefined ? exportTo(join(ours, String(way)), env) : resolve(root, given),
  )
  const named = process.argv.slice(2)
  const out = join(root, 'artifacts')
  mkdirSync(out, { recursive: true })
  const browser = await launchChromium()
  const served = await Promise.all(folders.map((folder) => serve(folder)))
  try {
    for (const scene of scenes.filter(({ name }) => named.length === 0 || named.includes(name))) {
      const rows: (readonly Buffer[])[] = []
      for (const { url } of served) rows.push(await film(browser, url, scene))
      const path = join(out, `halves-${scene.name}.png`)
      await sheet(browser, rows, path)
      console.info(path)
    }
  } finally {
    await browser.close()
    for (const { close } of served) await close()
    rmSync(ours, { recursive: true })
  }
}

void main()
