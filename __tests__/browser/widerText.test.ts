/** With wide names, a language longer than German or a wider font nothing is cut, covered or moved. */
import assert from 'node:assert/strict'

import type { Page } from 'playwright-core'

import { dictionaries } from '@/i18n/dictionaries'
import { matchWith } from '../support/matches'
import { picturedTable } from '../support/scripted'
import { putOnDisk } from './support/disk'
import { expectInSight, expectTextFits } from './support/fit'
import { waitUntilStill, inBrowser } from './support/open'
import { storedWith } from './support/players'
import { alternately, screenshot } from './support/windows'
import { lengthenWords, widenLetters, wideName, withWideNames } from './support/widerText'

const { play, common, board, results } = dictionaries.de
const atRisk = '461:46 424:42 421:42 521:52 352:35'

type Scene = {
  readonly moves: string
  /** The controls that must be fully visible, by their accessible names. */
  readonly acts: readonly string[]
  readonly bots?: readonly number[]
  readonly ended?: string
  /** The button that opens it from the match. */
  readonly through?: string
}

const scenesFor = (name: string): Readonly<Record<string, Scene>> => ({
  start: { moves: picturedTable, through: play.passTo(name), acts: [play.rollTheDice] },
  choose: { moves: `${picturedTable} 461:46 424:42 352`, acts: [] },
  'choose-six': { moves: `${picturedTable} 245`, acts: [] },
  decide: {
    moves: `${picturedTable} ${atRisk}`,
    acts: [common.undo, play.stopAndTake(4), play.rollAgain, `${play.chanceOfBust}: ${common.percent(13)}`],
  },
  bust: { moves: `${picturedTable} ${atRisk} 124x`, acts: [play.passTo(name)] },
  bot: {
    moves: `${picturedTable} 461:46 424:42`,
    bots: [0, 1, 2, 3],
    through: play.pause,
    acts: [play.resume, play.step],
  },
  pass: { moves: `${picturedTable} ${atRisk}.`, acts: [play.iAm(name)] },
  results: {
    moves: `${picturedTable} ${atRisk} 352:35 443:44. 333x 333x 333x 333x`,
    through: play.seeResult,
    ended: '2026-11-18T10:41:00.000Z',
    acts: [results.rematch],
  },
})

const trials = {
  'names of twelve wide letters': { names: wideName, matchOf: withWideNames, prepare: undefined },
  'words 1.6 times as long as in German': { names: null, matchOf: matchWith, prepare: lengthenWords },
  'letters 15 percent wider': { names: null, matchOf: matchWith, prepare: widenLetters },
} as const

type Window = { readonly name: 'upright' | 'lying'; readonly width: number; readonly height: number }

/** The windows of a pair are resized into each other. */
const windows: readonly (readonly [Window, Window])[] = [
  [
    { name: 'upright', width: 390, height: 844 },
    { name: 'lying', width: 844, height: 390 },
  ],
  [
    { name: 'upright', width: 320, height: 568 },
    { name: 'lying', width: 667, height: 375 },
  ],
]

const idOf = (scene: string): string => `browser-${scene}`

for (const [trial, { names, matchOf, prepare }] of Object.entries(trials))
  for (const pair of windows) {
    const nameOf = (seat: 'Anna' | 'Ruben'): string => names ?? seat
    const scenes = Object.entries({
      ...scenesFor(nameOf('Anna')),
      pass: scenesFor(nameOf('Ruben')).pass!,
      bust: scenesFor(nameOf('Ruben')).bust!,
    })
    const stored = Object.assign(
      {},
      ...scenes.map(([scene, { moves, bots, ended = null }]) =>
        storedWith(matchOf(moves, { id: idOf(scene), rules: { seats: 4 }, ended, ...(bots && { bots }) }), {
          botPace: 'relaxed',
        }),
      ),
    ) as Readonly<Record<string, string>>
    inBrowser(
      `fits with ${trial}, ${pair.map(({ width, height }) => `${width} x ${height}`).join(' and ')}`,
      {
        path: '/about',
        locale: 'de-DE',
        size: pair[0],
        stored,
        exclusive: true,
        milliseconds: 240_000,
      },
      async ({ page, url }) => {
        await prepare?.(page)
        const map = page.getByRole('group', { name: board.name })
        const places = { upright: new Map<string, string>(), lying: new Map<string, string>() }
        for (const [round, [scene, { acts, through }]] of scenes.entries()) {
          const ordered = alternately(pair, round)
          await page.setViewportSize(ordered[0]!)
          await putOnDisk(page, { 'claim-it/setting/passScreen': String(scene === 'pass') })
          await page.goto(`${url}/match/${idOf(scene)}`)
          if (through !== undefined) await page.getByRole('button', { name: through }).first().click()
          for (const act of acts) await control(page, act).waitFor()
          for (const window of ordered) {
            const where = `${scene}, ${window.name}, with ${trial}`
            await page.setViewportSize(window)
            await waitUntilStill(page)
            await screenshot(page, `wider-${scene}-${trial.slice(0, 5)}`)
            await expectTextFits(page, where)
            for (const act of acts) await expectInSight(control(page, act), where)
            if (['pass', 'results'].includes(scene)) continue
            places[window.name].set(scene, JSON.stringify(await map.boundingBox()))
          }
        }
        for (const [name, met] of Object.entries(places))
          assert.equal(new Set(met.values()).size, 1, `the board moves, ${name}: ${JSON.stringify([...met])}`)
      },
    )
  }

/** Finds a visible control whose accessible name starts like this; Home is hidden beneath and has buttons too. */
const control = (page: Page, name: string) =>
  page.locator(`[aria-label="${name}"]:visible, [aria-label^="${name},"]:visible`).first()
