/** npm run picture: exports the app, photographs a match in both themes, and writes the README's picture. It compares nothing. */
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

import type { Browser } from 'playwright-core'

import { afterDeed, freshMatch, nextDeed, storedWith } from '../../__tests__/browser/support/players'
import { serve } from '../../__tests__/browser/support/serve'
import { legalPlacements } from '../../src/engine/index'
import { gameOf, type Match } from '../../src/match/index'
import { launchChromium } from '../chromium'

const root = resolve(__dirname, '../..')
const folder = join(root, 'assets/readme')

type Scene = {
  readonly scheme: 'light' | 'dark'
  readonly phase: 'place' | 'decide'
  readonly turn: number
  readonly placed: number
  /** Choices with the dice on the table. */
  readonly choices: number
}

const scenes: readonly Scene[] = [
  { scheme: 'light', phase: 'place', turn: 9, placed: 2, choices: 4 },
  { scheme: 'dark', phase: 'decide', turn: 12, placed: 4, choices: 0 },
]

function matchAt({ phase, turn, placed, choices }: Scene): Match {
  let match = freshMatch('000102030405060708090a0b0c0d0e0f', { seats: 3 })
  for (;;) {
    const game = gameOf(match)
    if (game.phase === 'over')
      throw new Error(`No turn after ${turn} has ${placed} markers: choose another seed`)
    const late = game.turnsPlayed >= turn && game.placedThisTurn.length >= placed
    if (late && game.phase === phase && legalPlacements(game).length >= choices) return match
    match = afterDeed(match, nextDeed(match))
  }
}

async function photograph(browser: Browser, url: string, scene: Scene): Promise<string> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    colorScheme: scene.scheme,
    reducedMotion: 'reduce',
    locale: 'en-US',
  })
  await context.addInitScript(
    (items) => {
      for (const [key, value] of Object.entries(items)) localStorage.setItem(key, value)
    },
    storedWith(matchAt(scene)),
  )
  const page = await context.newPage()
  await page.goto(`${url}/match/browser-match`)
  await page
    .getByRole('button', { name: scene.phase === 'decide' ? /^Stop/ : /^Undo|squatter|claim/i })
    .first()
    .waitFor()
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  await page.waitForTimeout(1000)
  const picture = await page.screenshot({ animations: 'disabled' })
  await context.close()
  return `data:image/png;base64,${picture.toString('base64')}`
}

async function main(): Promise<void> {
  const dist = mkdtempSync(join(tmpdir(), 'claim-it-picture-'))
  const env = { ...process.env, CI: '1', EXPO_OFFLINE: '1', EXPO_NO_TELEMETRY: '1' }
  execFileSync('npx', ['expo', 'export', '-p', 'web', '--output-dir', dist], {
    cwd: root,
    stdio: 'inherit',
    env,
  })
  const { url, close } = await serve(dist)
  const browser = await launchChromium()
  try {
    const phones: string[] = []
    for (const scene of scenes) phones.push(await photograph(browser, url, scene))
    const page = await browser.newPage({ viewport: { width: 860, height: 888 } })
    const style = 'width: 390px; border: 3px solid #241B12; border-radius: 28px'
    const images = phones.map((source) => `<img style="${style}" src="${source}">`).join('')
    await page.setContent(
      `<body style="margin: 16px; display: flex; justify-content: space-around">${images}`,
    )
    mkdirSync(folder, { recursive: true })
    await page.screenshot({ path: join(folder, 'play.png'), omitBackground: true })
  } finally {
    await browser.close()
    await close()
    rmSync(dist, { recursive: true })
  }
}

void main()
