/** npm run picture: exports the app, photographs a match in both themes, and writes the README's picture. It compares nothing. */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'

import { afterAction, freshMatch, nextAction, storedWith } from '../../__tests__/browser/support/players'
import { legalPlacements } from '../../src/engine/index'
import { gameOf, type Match } from '../../src/match/index'
import { root, withApp } from './app'
import { asSource, photograph, type Sitter } from './photograph'

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
    match = afterAction(match, nextAction(match))
  }
}

const sitterFor = (scene: Scene): Sitter => ({
  path: '/match/browser-match',
  stored: storedWith(matchAt(scene)),
  size: { width: 390, height: 844 },
  fineness: 2,
  scheme: scene.scheme,
  locale: 'en-US',
  pose: (page) =>
    page
      .getByRole('button', { name: scene.phase === 'decide' ? /^Stop/ : /^Undo|squatter|claim/i })
      .first()
      .waitFor(),
})

void withApp(async (browser, url) => {
  const phones: string[] = []
  for (const scene of scenes) phones.push(asSource(await photograph(browser, url, sitterFor(scene))))
  const page = await browser.newPage({ viewport: { width: 860, height: 888 } })
  const style = 'width: 390px; border: 3px solid #241B12; border-radius: 28px'
  const images = phones.map((source) => `<img style="${style}" src="${source}">`).join('')
  await page.setContent(`<body style="margin: 16px; display: flex; justify-content: space-around">${images}`)
  mkdirSync(folder, { recursive: true })
  await page.screenshot({ path: join(folder, 'play.png'), omitBackground: true })
})
