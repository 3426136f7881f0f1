/** Runs a function with the exported app and a Chromium. Exports the app first, or uses the export in DIST. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

import type { Browser } from 'playwright-core'

import { serve } from '../../__tests__/browser/support/serve'
import { launchChromium } from '../chromium'
import { runExpo, unattended } from '../expo'

export const root = resolve(__dirname, '../..')

function exported(): string {
  const folder = mkdtempSync(join(tmpdir(), 'claim-it-picture-'))
  runExpo(['export', '-p', 'web', '--output-dir', folder], { env: unattended })
  return folder
}

export async function withApp(work: (browser: Browser, url: string) => Promise<void>): Promise<void> {
  const given = process.env.DIST
  const folder = given === undefined ? exported() : resolve(root, given)
  try {
    const { url, close } = await serve(folder)
    const browser = await launchChromium()
    try {
      await work(browser, url)
    } finally {
      await browser.close()
      await close()
    }
  } finally {
    if (given === undefined) rmSync(folder, { recursive: true })
  }
}
