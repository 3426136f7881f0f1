/** Closes the app after each action, or crashes it before, during or after each write: the last write is kept, and the lost action gets the same dice. */
import assert from 'node:assert/strict'

import type { Page } from 'playwright-core'

import { gameOf, type Match } from '@/match'
import { inBrowser } from './support/open'
import {
  crashPoints,
  diskLogOf,
  doStep,
  expectStep,
  expectOnDisk,
  hookDisk,
  openControlPage,
  sampleMatch,
  sampleScript,
  setCut,
  uninterrupted,
  type CrashPoint,
  type DiskLog,
  type HookedDisk,
} from './support/interruptedMatch'
import type { Disk } from './support/disk'
import { storedWith } from './support/players'

const settings = { passScreen: false, dicePace: 'instant', sound: false }
const path = '/match/browser-match'
const stored = storedWith(sampleMatch, settings)
const setAside = (disk: Disk) => Object.keys(disk).filter((key) => key.startsWith('claim-it/aside/'))

/** Waits for the writes, because on a busy machine the press may be handled late. */
async function logOnceAsked(page: Page, writes: number): Promise<DiskLog> {
  await page.waitForFunction(
    async (least) => (await (window as unknown as HookedDisk).diskLog()).asked.length >= least,
    writes,
  )
  return diskLogOf(page)
}

/** The first actions, which include every kind; `npm run soak -- torn` does all. */
const actions = sampleScript.slice(0, Number(process.env.ACTIONS ?? 28))

/**
 * Each action is done twice. First its write is torn, and the app restarts in place; then it is done again, the page closed,
 * and the match opened in another page. A crash before the write leaves the disk unchanged, which the step before has checked.
 */
inBrowser(
  `after a crash before, during or after each of ${actions.length} writes the match continues from the last write`,
  { path, stored, exclusive: true, milliseconds: 900_000 },
  async ({ page, context, url }) => {
    const snapshots = await uninterrupted(page, actions)
    await page.close()

    await context.addInitScript(hookDisk)
    const controlPage = await openControlPage(context, url)
    await controlPage.restore(stored)
    let open = await controlPage.open(path)
    await rollButton(open).waitFor()
    const took: number[] = []
    for (const [index, step] of actions.entries()) {
      const before = actions[index - 1]
      const enacted = async (crash: CrashPoint): Promise<DiskLog> => {
        await setCut(open, { crash, atWrite: 1, kept: (index % 10) / 10 })
        await doStep(open, step, before)
        const log = await logOnceAsked(open, 1)
        took.push(...log.milliseconds)
        assert.ok(log.during[0], `${describeCrash(crash)}: the write started while the tap was handled`)
        return log
      }
      const describeCrash = (crash: CrashPoint): string =>
        `action ${index + 1}, ${step.action.does}, died ${crash} its write`

      const found = await controlPage.disk()
      const { landed, asked } = await enacted('inside')
      assert.equal(landed.length, 0, describeCrash('inside'))
      // Repeating the action after a crash gets the same dice and writes this.
      expectOnDisk(
        { ...found, ...Object.fromEntries(asked.slice(0, 1)) },
        step.after,
        describeCrash('before'),
      )
      expectOnDisk(await controlPage.disk(), before?.after ?? sampleMatch, describeCrash('inside'))
      await open.goto(url + path)
      if (!before) await rollButton(open).waitFor()
      else await expectStep(open, before, snapshots[index - 1]!, describeCrash('inside'))

      assert.equal((await enacted('after')).landed.length, 1, describeCrash('after'))
      await open.close()
      expectOnDisk(await controlPage.disk(), step.after, describeCrash('after'))
      open = await controlPage.open(path)
      await expectStep(open, step, snapshots[index]!, describeCrash('after'))
    }
    assert.deepEqual(setAside(await controlPage.disk()), [], 'no torn write is mistaken for a broken save')
    const sorted = took.sort((a, b) => a - b)
    const [median, longest] = [sorted[Math.floor(sorted.length / 2)]!, sorted.at(-1)!]
    console.log(`from a tap to written: median ${median.toFixed(1)} ms, longest ${longest.toFixed(1)} ms`)
  },
)

/** The first writes, in order. */
const writes = ['claim-it/match/other-match', 'claim-it/twin/other-match', 'claim-it/index'] as const
const other: Match = { ...sampleMatch, info: { ...sampleMatch.info, id: 'other-match' } }
const otherPath = '/match/other-match'
const rollButton = (page: Page) => page.getByRole('button', { name: /^Roll/ })
const choices = (page: Page) => page.getByRole('group', { name: 'Choices' })

inBrowser(
  'continuing a second match keeps both matches, whichever write crashes',
  { path, stored: { ...stored, ...storedWith(other) }, exclusive: true },
  async ({ page, context, url }) => {
    const [first] = sampleScript
    await rollButton(page).click()
    await choices(page).waitFor()
    await page.close()
    await context.addInitScript(hookDisk)
    const controlPage = await openControlPage(context, url)
    const start = await controlPage.disk()
    const rolled: Match = { ...first!.after, info: other.info }
    for (const atWrite of [1, 2, 3])
      for (const crash of crashPoints) {
        const when = `died ${crash} write ${atWrite}`
        await controlPage.restore(start)
        const open = await controlPage.open(otherPath)
        await rollButton(open).waitFor()
        await setCut(open, { crash, atWrite, kept: 0.6 })
        await rollButton(open).click()
        await choices(open).waitFor()
        // The next write is requested when this one has ended.
        const { landed } = await logOnceAsked(open, atWrite + 1)
        await open.close()
        assert.deepEqual(landed, writes.slice(0, crash === 'after' ? atWrite : atWrite - 1), when)
        const isWritten = landed.includes(writes[0])
        expectOnDisk(await controlPage.disk(), first!.after, when)
        expectOnDisk(await controlPage.disk(), isWritten ? rolled : other, when)
        for (const [link, match] of [
          [path, first!.after],
          [otherPath, isWritten ? rolled : other],
        ] as const) {
          const again = await controlPage.open(link)
          const isRolled = gameOf(match).phase === 'place'
          await (isRolled ? choices(again) : rollButton(again)).waitFor()
          await again.close()
        }
        assert.deepEqual(setAside(await controlPage.disk()), [], when)
      }
  },
)
