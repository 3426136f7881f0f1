/**
 * Measures how fast the page responds on a slow processor: in the first and last turns of a match, on a result, page by page in a
 * review, and with a thousand matches.
 */
import { gameOf, type Match } from '@/match'
import { botMatch } from '../../__tests__/fixtures/botMatches'
import { putOnDisk } from '../../__tests__/browser/support/disk'
import { diskWithMatches, matchOver } from '../../__tests__/browser/support/manyMatches'
import { waitForApp, waitUntilStill, inBrowser, restart } from '../../__tests__/browser/support/open'
import {
  afterActions,
  expectRanking,
  freshMatch,
  playInPage,
  storedWith,
} from '../../__tests__/browser/support/players'
import {
  medianOf,
  pressToFrame,
  slicesOf,
  timeBetween,
  timePresses,
  describeLengths,
  describePace,
  workOf,
} from './measure'
import { phone } from '../../__tests__/browser/support/windows'

/** The next position with a decision: the start of a turn would show a recap first. */
const toDecide = (match: Match): Match =>
  gameOf(match).phase === 'decide' ? match : toDecide(afterActions(match, 1))
const fresh = freshMatch('00000000000000000000000000000001', { seats: 2 })
const late = toDecide(afterActions(fresh, 126))
const path = '/match/browser-match'

for (const [name, settings] of [
  ['with all motion', { passScreen: false }],
  ['with the motion cut', { passScreen: false, dicePace: 'instant' }],
] as const)
  inBrowser(
    `the beginning and the end of a match at a quarter of the speed, ${name}`,
    {
      path,
      size: phone,
      motion: 'no-preference',
      cpuSlowdown: 4,
      stored: storedWith(fresh, settings),
      milliseconds: 900_000,
    },
    async (opened) => {
      const { page } = opened
      await page.getByRole('button', { name: /^Roll/ }).waitFor()
      await timePresses(page)
      await playInPage(page, fresh, 6)
      console.log(`the beginning ${name}: ${await describePace(page)}`)
      await restart(opened, path, storedWith(late, settings))
      await page.getByRole('button', { name: /^Roll/ }).waitFor()
      await timePresses(page)
      const ended = await playInPage(page, late)
      console.log(`the end ${name}: ${await describePace(page)}`)
      await expectRanking(page, ended)
    },
  )

const told = (figures: readonly number[]): string =>
  `${medianOf(figures).toFixed(0)} ms, worst ${Math.max(...figures).toFixed(0)}`

inBrowser(
  'a result, its chart and every page looked back on, at a quarter of the speed',
  {
    path: '/saved',
    size: phone,
    cpuSlowdown: 4,
    stored: { ...storedWith(matchOver(8, 'one')), ...storedWith(matchOver(12, 'other')) },
    milliseconds: 300_000,
  },
  async ({ page }) => {
    const charts: number[] = []
    // Alternates, because the last reviewed match is cached.
    for (let run = 0; run < 7; run += 1) {
      if (run > 0) await page.goBack()
      const card = page.getByRole('button', { name: /^Ruben won/ }).nth(run % 2)
      await card.waitFor()
      await waitUntilStill(page)
      const [ranking, chart] = [
        '[@role="list"][@aria-label="Ranking"]',
        '[contains(@aria-label, "before the first roll")]',
      ]
      charts.push(await timeBetween(card, `//*${ranking}`, `//*${chart}`))
    }
    const [first, ...others] = charts
    console.log(
      `the chart after the result: ${told(others)}; ${first!.toFixed(0)} where the networks come first`,
    )
    await page.getByRole('button', { name: 'Look back' }).click()
    await page.locator('[role=slider]:not([aria-busy=true])').waitFor()
    await page.keyboard.press('Home')
    await waitUntilStill(page)
    await timePresses(page)
    const worked = await workOf(page)
    const [answers, works]: [number[], number[]] = [[], []]
    for (let presses = 0; presses < 60; presses += 1) {
      const before = await worked()
      await pressToFrame(page, 'ArrowRight')
      answers.push((await worked()) - before)
      await waitUntilStill(page)
      works.push((await worked()) - before)
    }
    console.log(
      `pages looked back on: ${told(answers)} of work to the next frame, ${told(works)} to the whole page; ${await describePace(page)}`,
    )
  },
)

const long = botMatch(5, 8, ['homesteader', 'surveyor'])

inBrowser(
  'a match of 230 rolls is looked back on, slice by slice, at a quarter of the speed',
  { size: phone, cpuSlowdown: 4, milliseconds: 300_000 },
  async (opened) => {
    const { page } = opened
    for (const run of ['the first time', 'once more']) {
      await restart(opened, '/saved', storedWith(long))
      await waitUntilStill(page)
      const slices = await slicesOf(page, async () => {
        await page.getByRole('button', { name: / won/ }).first().click()
        await page.getByRole('button', { name: 'Look back' }).click()
        await page.locator('[role=slider]:not([aria-busy=true])').waitFor()
      })
      console.log(`slices of looking back ${run}: ${describeLengths(slices, 8)}`)
    }
  },
)

inBrowser(
  'statistics of no match, and of a thousand, at a quarter of the speed',
  { size: phone, cpuSlowdown: 4, milliseconds: 300_000 },
  async (opened) => {
    const { page } = opened
    const worked = await workOf(page)
    const thousand = await diskWithMatches(1000)
    type Timed = { readonly times: number[]; readonly works: number[] }
    const timed = async ({ times, works }: Timed, there: string): Promise<void> => {
      const button = page.getByRole('button', { name: /^Statistics/ })
      await button.waitFor()
      await waitUntilStill(page)
      const before = await worked()
      times.push(await timeBetween(button, null, `//*[text()="${there}"]`))
      works.push((await worked()) - before)
    }
    const [none, all]: [Timed, Timed] = [
      { times: [], works: [] },
      { times: [], works: [] },
    ]
    // Alternates, so that other load on the machine affects both equally.
    for (let run = 0; run < 9; run += 1) {
      await restart(opened, '/', {})
      await timed(none, 'Nothing to count yet')
      await putOnDisk(page, thousand)
      await page.goto(opened.url)
      await waitForApp(page)
      await timed(all, 'Rolls a turn')
    }
    const more = (figure: (of: Timed) => readonly number[]): string =>
      (medianOf(figure(all)) - medianOf(figure(none))).toFixed(0)
    for (const [name, { times, works }] of Object.entries({ 'no match': none, '1,000': all }))
      console.log(`statistics of ${name}: ${told(times)}; ${told(works)} of work`)
    console.log(`more: ${more(({ times }) => times)} ms; ${more(({ works }) => works)} of work`)
  },
)
