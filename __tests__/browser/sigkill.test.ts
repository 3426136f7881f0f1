/**
 * Kills the whole browser at a random moment after each action and restarts it on the same profile: at most the
 * action in flight is lost. Ten kills; `npm run soak -- kills` does 300. `DISK=localStorage` shows what that storage loses.
 */
import assert from 'node:assert/strict'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'

import type { BrowserContext, Page } from 'playwright-core'

import { recordOf, type Match } from '@/match'
import { seededRandom } from '../../tools/seededRandom'
import { diskOf, hookWrites, refuseIndexedDb, restoreDisk, type WithWriteHook } from './support/disk'
import { doStep, sampleMatch, matchOn, scriptOf } from './support/interruptedMatch'
import { startKillableBrowser } from './support/killableBrowser'
import { freshMatch, storedWith } from './support/players'
import { serve } from './support/serve'

const kills = Number(process.env.KILLS ?? 10)
const isLocal = process.env.DISK === 'localStorage'
const settings = { passScreen: false, dicePace: 'instant', sound: false }
/** Milliseconds from the tap to the kill. */
const longestDelay = 400

type Landed = { readonly landed: readonly number[] }

/** Runs in the page, before the app: records how long after its tap each write of a match landed. Repairs after a kill have no tap. */
function recordLandedWrites(): void {
  const { writeHook } = window as unknown as WithWriteHook
  const landed: number[] = []
  Object.assign(window, { landed })
  writeHook.decideWrite = (key, text, write) => {
    const { event } = window
    const writing = write(text)
    if (event instanceof UIEvent && text.includes('"moves"'))
      void writing.then(() => landed.push(performance.now() - event.timeStamp))
  }
}

/** One match after the other, starting with the one that other tests interrupt. */
const matchNumber = (number: number): Match => {
  const match =
    number === 0 ? sampleMatch : freshMatch((2323 + number).toString(16).padStart(32, '0'), { seats: 2 })
  return { ...match, info: { ...match.info, id: `killed-${number}` } }
}

const movesOf = (match: Match): string => recordOf(match).moves

void test(
  `${kills} kills of the whole browser, one after each action, lose at most the action in flight`,
  { timeout: 60_000 + kills * 20_000 },
  async () => {
    const profile = mkdtempSync(join(tmpdir(), 'claim-it-profile-'))
    const server = await serve(process.env.DIST)
    const random = seededRandom(kills)
    let [number, done, inFlight, isPrepared] = [0, 0, 0, false]
    let match = matchNumber(0)
    let script = scriptOf(match)
    /** The state the disk must have at least and may have at most, counted in actions of the script. */
    let [least, most] = [0, 0]
    const took: number[] = []
    const stateAt = (actions: number): Match => script[actions - 1]?.after ?? match

    const checkDisk = async (controlPage: Page): Promise<number> => {
      const found = movesOf(matchOn(await diskOf(controlPage), match.info.id))
      const actions = [most, least].find((each) => movesOf(stateAt(each)) === found)
      assert.notEqual(
        actions,
        undefined,
        `kill ${done}: ${least} of ${match.info.id} had been written: ${found}`,
      )
      if (actions! < most) inFlight += 1
      return actions!
    }
    /** Opens a page without the app, to read the disk before the app does. */
    const openControlPage = async (context: BrowserContext): Promise<Page> => {
      await context.addInitScript('globalThis.__name ??= (named) => named')
      await hookWrites(context)
      if (isLocal) await refuseIndexedDb(context)
      await context.addInitScript(recordLandedWrites)
      const page = await context.newPage()
      await page.goto(`${server.url}/favicon.ico`)
      return page
    }
    const runOnce = async (context: BrowserContext): Promise<void> => {
      const page = await openControlPage(context)
      let actions = isPrepared ? await checkDisk(page) : 0
      if (actions === script.length) {
        number += 1
        match = matchNumber(number)
        script = scriptOf(match)
        ;[actions, isPrepared] = [0, false]
      }
      if (!isPrepared) await restoreDisk(page, storedWith(match, settings))
      isPrepared = true
      // If a busy machine does not open IndexedDB in time, the app falls back to localStorage, which is not tested here.
      do await page.goto(`${server.url}/match/${match.info.id}`)
      while (!(await isOnDisk(page)))
      await page.getByRole('group', { name: 'Board' }).waitFor()
      const before = (await landedIn(page)).length
      // Not awaited: the kill may also come before the tap or during its write.
      const acting = doStep(page, script[actions]!, script[actions - 1]).catch(() => undefined)
      await Promise.race([acting, wait(random() * longestDelay)])
      await wait(random() ** 2 * longestDelay)
      const landed = (await landedIn(page)).slice(before)
      took.push(...landed)
      ;[least, most] = [landed.length > 0 ? actions + 1 : actions, actions + 1]
    }

    try {
      for (; done < kills; done += 1) {
        const { context, kill } = await startKillableBrowser(profile)
        try {
          await runOnce(context)
        } finally {
          await kill()
        }
      }
      const { context, kill } = await startKillableBrowser(profile)
      try {
        await checkDisk(await openControlPage(context))
      } finally {
        await kill()
      }
      const sorted = took.sort((a, b) => a - b)
      const [median, longest] = [sorted[Math.floor(sorted.length / 2)] ?? 0, sorted.at(-1) ?? 0]
      console.log(
        `${kills} kills: ${inFlight} actions in flight gone, none that was written; ` +
          `from a tap to strictly written: median ${median.toFixed(1)} ms, longest ${longest.toFixed(1)} ms`,
      )
    } finally {
      await server.close()
      rmSync(profile, { recursive: true, force: true })
    }
  },
)

const isOnDisk = (page: Page): Promise<boolean> =>
  isLocal
    ? Promise.resolve(true)
    : page
        .waitForFunction(() => localStorage.getItem('claim-it/disk') !== null, undefined, { timeout: 8000 })
        .then(
          () => true,
          () => false,
        )

const landedIn = (page: Page): Promise<readonly number[]> =>
  page.evaluate(() => [...(window as unknown as Landed).landed])
