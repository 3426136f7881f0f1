/**
 * Measures five barons playing at the brisk pace on a processor slowed down four times, task by task. Five homesteaders, which
 * hardly think, show the cost of drawing alone.
 */
import { join } from 'node:path'

import { newMatch, type Match } from '@/match'
import { brandNames, colourNames, type Level } from '@/names'
import { bundle } from '../threads/start'
import { inBrowser, restart } from '../../__tests__/browser/support/open'
import { timeNextTimers, describeLengths, describeTasks, describeTimers } from './measure'
import { storedWith } from '../../__tests__/browser/support/players'
import { phone } from '../../__tests__/browser/support/windows'

const halfMinute = 30_000
const matchOf = (level: Level): Match =>
  newMatch({
    id: 'browser-match',
    started: '2026-11-18T10:00:00.000Z',
    rules: { seats: 5, first: 0, reusableSquatters: false },
    players: colourNames.map((colour, seat) => ({
      name: `Player ${seat + 1}`,
      colour,
      brand: brandNames[seat]!,
      pilot: { who: 'bot', level },
    })),
    seed: '00000000000000000000000000000001',
  })
inBrowser(
  'five barons think, at a quarter of the speed',
  { size: phone, cpuSlowdown: 4, milliseconds: 10 * halfMinute },
  async ({ page }) => {
    await page.addInitScript({ content: await bundle(join(__dirname, 'support', 'thinking.ts')) })
    await page.reload()
    const times = await page.evaluate(() =>
      (window as unknown as { think: (matches: number) => Promise<number[]> }).think(5),
    )
    console.log(`decisions of barons: ${describeLengths(times)}`)
  },
)

const path = '/match/browser-match'

for (const level of ['baron', 'homesteader'] as const) {
  const stored = storedWith(matchOf(level), { dicePace: 'brisk', botPace: 'brisk' })
  inBrowser(
    `half a minute of five bots at a quarter of the speed: ${level}`,
    { path, size: phone, motion: 'no-preference', cpuSlowdown: 4, stored, milliseconds: 10 * halfMinute },
    async (opened) => {
      const { page } = opened
      await timeNextTimers(page)
      await restart(opened, path, stored)
      // Everything is loaded by now, including the networks.
      await page.waitForTimeout(halfMinute / 5)
      await page.evaluate(() => (window as { timers?: number[] }).timers?.splice(0))
      console.log(`${level}, all tasks: ${await describeTasks(page, halfMinute)}`)
      console.log(`${level}, think, move and begin to show it: ${await describeTimers(page)}`)
    },
  )
}
