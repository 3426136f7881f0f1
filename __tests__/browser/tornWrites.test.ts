/** The app is closed after each action, or dies before, inside or after each write to its disk: what was written last is there, and the action in flight meets the same dice. */
import assert from 'node:assert/strict'

import type { Page } from 'playwright-core'

import { gameOf, type Match } from '@/match'
import { inBrowser } from './support/open'
import {
  deaths,
  diskLogOf,
  enact,
  expectMoment,
  expectOnDisk,
  hookDisk,
  keeperFor,
  killed,
  killedScript,
  setCut,
  uninterrupted,
  type Death,
  type DiskLog,
  type HookedDisk,
} from './support/killing'
import type { Disk } from './support/disk'
import { storedWith } from './support/players'

const settings = { passScreen: false, dicePace: 'instant', sound: false }
const path = '/match/browser-match'
const stored = storedWith(killed, settings)
const putAside = (disk: Disk) => Object.keys(disk).filter((key) => key.startsWith('claim-it/aside/'))

/** On a busy machine the press itself may come late. */
async function logOnceAsked(page: Page, writes: number): Promise<DiskLog> {
  await page.waitForFunction(
    async (least) => (await (window as unknown as HookedDisk).diskLog()).asked.length >= least,
    writes,
  )
  return diskLogOf(page)
}

/** The first of them, through every kind of action; `npm run soak -- torn` takes all. */
const actions = killedScript.slice(0, Number(process.env.ACTIONS ?? 28))

/**
 * Each action is done twice. First its write is torn, and the app starts anew in place; then it is done again, the page closed,
 * and the match opened in another one. To die before the write is to find the disk as it was: that is looked at in the turn before.
 */
inBrowser(
  `a match whose ${actions.length} actions die before, inside and after their write goes on from the last write, as if it had never been closed`,
  { path, stored, alters: true, milliseconds: 900_000 },
  async ({ page, context, url }) => {
    const pictures = await uninterrupted(page, actions)
    await page.close()

    await context.addInitScript(hookDisk)
    const keeper = await keeperFor(context, url)
    await keeper.restore(stored)
    let open = await keeper.open(path)
    await rollButton(open).waitFor()
    const took: number[] = []
    for (const [index, moment] of actions.entries()) {
      const before = actions[index - 1]
      const enacted = async (death: Death): Promise<DiskLog> => {
        await setCut(open, { death, atWrite: 1, kept: (index % 10) / 10 })
        await enact(open, moment, before)
        const log = await logOnceAsked(open, 1)
        took.push(...log.milliseconds)
        assert.ok(log.during[0], `${whenIt(death)}: the write started while the tap was handled`)
        return log
      }
      const whenIt = (death: Death): string =>
        `action ${index + 1}, ${moment.deed.does}, died ${death} its write`

      const found = await keeper.disk()
      const { landed, asked } = await enacted('inside')
      assert.equal(landed.length, 0, whenIt('inside'))
      // Whoever comes back to the disk as it was meets the same dice, and would have written this.
      expectOnDisk({ ...found, ...Object.fromEntries(asked.slice(0, 1)) }, moment.after, whenIt('before'))
      expectOnDisk(await keeper.disk(), before?.after ?? killed, whenIt('inside'))
      await open.goto(url + path)
      if (!before) await rollButton(open).waitFor()
      else await expectMoment(open, before, pictures[index - 1]!, whenIt('inside'))

      assert.equal((await enacted('after')).landed.length, 1, whenIt('after'))
      await open.close()
      expectOnDisk(await keeper.disk(), moment.after, whenIt('after'))
      open = await keeper.open(path)
      await expectMoment(open, moment, pictures[index]!, whenIt('after'))
    }
    assert.deepEqual(putAside(await keeper.disk()), [], 'no torn write is mistaken for a broken save')
    const sorted = took.sort((a, b) => a - b)
    const [median, longest] = [sorted[Math.floor(sorted.length / 2)]!, sorted.at(-1)!]
    console.log(`from a tap to written: median ${median.toFixed(1)} ms, longest ${longest.toFixed(1)} ms`)
  },
)

/** In this order; what the app remembers besides comes after them. */
const writes = ['claim-it/match/other-match', 'claim-it/twin/other-match', 'claim-it/index'] as const
const other: Match = { ...killed, info: { ...killed.info, id: 'other-match' } }
const otherPath = '/match/other-match'
const rollButton = (page: Page) => page.getByRole('button', { name: /^Roll/ })
const choices = (page: Page) => page.getByRole('group', { name: 'Choices' })

inBrowser(
  'a match taken up after another: whichever of the writes is cut, both matches are there',
  { path, stored: { ...stored, ...storedWith(other) }, alters: true },
  async ({ page, context, url }) => {
    const [first] = killedScript
    await rollButton(page).click()
    await choices(page).waitFor()
    await page.close()
    await context.addInitScript(hookDisk)
    const keeper = await keeperFor(context, url)
    const start = await keeper.disk()
    const rolled: Match = { ...first!.after, info: other.info }
    for (const atWrite of [1, 2, 3])
      for (const death of deaths) {
        const when = `died ${death} write ${atWrite}`
        await keeper.restore(start)
        const open = await keeper.open(otherPath)
        await rollButton(open).waitFor()
        await setCut(open, { death, atWrite, kept: 0.6 })
        await rollButton(open).click()
        await choices(open).waitFor()
        // The one after it is asked for once it has come to its end.
        const { landed } = await logOnceAsked(open, atWrite + 1)
        await open.close()
        assert.deepEqual(landed, writes.slice(0, death === 'after' ? atWrite : atWrite - 1), when)
        const isWritten = landed.includes(writes[0])
        expectOnDisk(await keeper.disk(), first!.after, when)
        expectOnDisk(await keeper.disk(), isWritten ? rolled : other, when)
        for (const [link, match] of [
          [path, first!.after],
          [otherPath, isWritten ? rolled : other],
        ] as const) {
          const again = await keeper.open(link)
          const isRolled = gameOf(match).phase === 'place'
          await (isRolled ? choices(again) : rollButton(again)).waitFor()
          await again.close()
        }
        assert.deepEqual(putAside(await keeper.disk()), [], when)
      }
  },
)
