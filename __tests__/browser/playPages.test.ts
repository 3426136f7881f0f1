/** Every page of a match at every size and in both themes, opened there or resized to it: accessible, and all text fits. */
import { expectAccessible } from './support/axe'
import { expectTargetsFit, expectTextFits } from './support/fit'
import { waitUntilStill, inBrowser, restart } from './support/open'
import { storedWith } from './support/players'
import { inBothThemes, alternately, themes, turned } from './support/windows'
import { matchWith } from '../support/matches'
import { picturedTable } from '../support/scripted'
import type { Page } from 'playwright-core'

type Scene = {
  readonly moves: string
  readonly heading: string | RegExp
  readonly settings?: Readonly<Record<string, unknown>>
  readonly bots?: readonly number[]
  /** With real dice. */
  readonly own?: boolean
  readonly ended?: string
  /** Actions that lead there from the opened match. */
  readonly then?: (page: Page) => Promise<void>
}

const anna = '461:46 424:42'
const annaAtRisk = `${anna} 421:42 521:52 352:35`
const quiet = { passScreen: false } as const
const press = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first().click()

const scenes: Readonly<Record<string, Scene>> = {
  start: { moves: picturedTable, heading: 'Your roll, Anna', settings: quiet, then: press('Pass to Anna') },
  choose: { moves: `${picturedTable} ${anna} 352`, heading: 'Choose a space' },
  'choose-six': { moves: `${picturedTable} 245`, heading: 'Choose a space' },
  decide: { moves: `${picturedTable} ${annaAtRisk}`, heading: /^(Anna’s turn|Stop, or roll again\?)$/ },
  'own-throw': {
    moves: picturedTable,
    heading: /^(Roll your dice, Anna|Anna’s turn)$/,
    settings: quiet,
    then: press('Pass to Anna'),
    own: true,
  },
  'own-decide': {
    moves: `${picturedTable} ${annaAtRisk}`,
    heading: /^(Anna’s turn|Stop, or roll\?)$/,
    own: true,
  },
  'own-entering': {
    moves: `${picturedTable} ${annaAtRisk}`,
    heading: /^(Anna’s turn|Two more)$/,
    own: true,
    then: async (page) => {
      await page.getByRole('button', { name: '5', exact: true }).click()
      await page.getByRole('button', { name: 'Take back, the 5' }).waitFor()
    },
  },
  'own-bot': { moves: `${picturedTable} ${anna}`, heading: /./, bots: [0], own: true },
  bust: { moves: `${picturedTable} ${annaAtRisk} 124x`, heading: 'Nothing fits' },
  pass: { moves: `${picturedTable} ${annaAtRisk}.`, heading: /^(Pass the phone to Ruben|Ruben’s turn)$/ },
  'last-round': {
    moves: `${picturedTable} ${annaAtRisk} 352:35 443:44.`,
    heading: /^(Your last turn, Ruben|Ruben’s turn)$/,
    settings: quiet,
  },
  recap: {
    moves: `${picturedTable} ${annaAtRisk}.`,
    heading: 'Anna’s last turn',
    settings: quiet,
    then: press(/^Anna stopped/),
  },
  menu: { moves: `${picturedTable} 245`, heading: 'This match', then: press('Match menu') },
  'stand-in': {
    moves: `${picturedTable} 245`,
    heading: 'Let a bot play for Anna',
    then: async (page) => {
      await press('Match menu')(page)
      await press(/^Let a bot play for Anna/)(page)
    },
  },
  bot: {
    moves: `${picturedTable} ${anna}`,
    heading: /./,
    bots: [0, 1, 2, 3],
    settings: { botPace: 'relaxed' },
    then: press('Pause'),
  },
  results: {
    moves: `${picturedTable} ${annaAtRisk} 352:35 443:44. 111x 111x 111x 111x`.replaceAll('111x', '333x'),
    heading: /wins!|share/,
    then: press('See the result'),
    ended: '2026-11-18T10:41:00.000Z',
  },
}

const path = '/match/browser-match'
const storedFor = (scene: Scene) => {
  const match = matchWith(scene.moves, {
    id: 'browser-match',
    rules: { seats: 4 },
    ended: scene.ended ?? null,
    ...(scene.bots && { bots: scene.bots }),
    ...(scene.own && { dice: 'own', starter: 'chosen' }),
  })
  return storedWith(match, scene.settings)
}

/** Two halves, so that tests in parallel end at about the same time. */
const names = Object.keys(scenes)
const halves = [names.slice(0, names.length / 2), names.slice(names.length / 2)]

// Alternates the theme between pairs of windows.
for (const [index, windows] of turned.entries())
  for (const half of halves) {
    const opening = { size: windows[0], theme: themes[index % 2]! }
    const where = windows.map(({ name }) => name).join(' and ')
    inBrowser(`shows ${half.join(', ')}, ${where}, light and dark`, opening, async (opened) => {
      const { page } = opened
      for (const [round, name] of half.entries()) {
        const scene = scenes[name]!
        const ordered = alternately(windows, round)
        await page.setViewportSize(ordered[0]!)
        await restart(opened, path, storedFor(scene))
        await page.getByRole('main').waitFor()
        await scene.then?.(page)
        await page.getByRole('heading', { name: scene.heading }).first().waitFor()
        for (const window of ordered) {
          await page.setViewportSize(window)
          await look(page, name)
        }
      }
    })
  }

async function look(page: Page, name: string): Promise<void> {
  await waitUntilStill(page)
  await inBothThemes(page, `play-${name}`, async (where) => {
    await expectAccessible(page, where)
    // A sheet covers the page below on purpose.
    if (!['menu', 'stand-in'].includes(name)) await expectTextFits(page, where)
    // The spaces of a result are readable but not pressable.
    await expectTargetsFit(page, where, name === 'results' ? 32 : 48)
  })
}
