/** Interrupts a scripted match after each action, compares page and disk with it, and can fail the disk at a given write. */
import assert from 'node:assert/strict'
import { setTimeout as wait } from 'node:timers/promises'

import type { BrowserContext, Page } from 'playwright-core'

import { gameOf, matchOf, recordOf, type Match, type MatchRecord } from '@/match'
import { diskOf, restoreDisk, type Disk, type WithWriteHook } from './disk'
import {
  afterAction,
  doActionInPage,
  expectOnTurn,
  expectRanking,
  freshMatch,
  isBust,
  nextAction,
  dismissBust,
  type ActionOrUndo,
} from './players'

/** One action of the script, and the match after it. */
export type ScriptStep = { readonly action: ActionOrUndo; readonly after: Match; readonly busts: boolean }

/** The simple strategy to the end, with every third placement first made elsewhere and undone. */
export const scriptOf = (match: Match): readonly ScriptStep[] => {
  const script: ScriptStep[] = []
  let present = match
  let placements = 0
  const act = (action: ActionOrUndo): void => {
    const after = afterAction(present, action)
    script.push({ action, after, busts: action.does === 'roll' && isBust(present, after) })
    present = after
  }
  while (gameOf(present).phase !== 'over') {
    const action = nextAction(present)
    if (action.does === 'place' && placements++ % 3 === 0) {
      act({ ...action, option: (action.option + 1) % action.of })
      act({ does: 'undo' })
    }
    act(action)
  }
  return script
}

/** Does the action in the page, after dismissing the bust before it. */
export async function doStep(
  page: Page,
  { action }: ScriptStep,
  before: ScriptStep | undefined,
): Promise<void> {
  if (before?.busts) await dismissBust(page)
  await doActionInPage(page, action)
}

/** From the last action to the ranking. */
export async function expectEnd(page: Page, script: readonly ScriptStep[]): Promise<void> {
  const last = script.at(-1)!
  if (last.busts) await dismissBust(page)
  await expectRanking(page, last.after)
}

/** Everything the page shows of the match: spaces, turn, phase, dice and choices, without announcements. */
const snapshotOf = async (page: Page): Promise<string> =>
  (await page.getByRole('main').ariaSnapshot())
    .split('\n')
    .filter((line) => !/^\s*- (log|status|button "Last round!)/.test(line))
    .join('\n')
    .replaceAll(' [active]', '')

/** Plays the script without interruption, and returns a snapshot after each action. */
export async function uninterrupted(page: Page, script: typeof sampleScript): Promise<readonly string[]> {
  const snapshots: string[] = []
  for (const [index, step] of script.entries()) {
    await doStep(page, step, script[index - 1])
    // The animation of a stop rests in between; it has ended once it is the next player's turn.
    if (step.action.does === 'stop' && gameOf(step.after).phase !== 'over')
      await expectOnTurn(page, step.after)
    snapshots.push(await snapshotAtRest(page, snapshots.at(-1)))
  }
  if (script.length === sampleScript.length) await expectEnd(page, script)
  return snapshots
}

/** The snapshot once the action has changed it and it no longer changes. */
async function snapshotAtRest(page: Page, before: string | undefined): Promise<string> {
  let [last, snapshot] = ['', await snapshotOf(page)]
  while (snapshot === before || snapshot !== last || !snapshot.includes('group "Board"')) {
    await wait(60)
    ;[last, snapshot] = [snapshot, await snapshotOf(page)]
  }
  return snapshot
}

/** A reopened page shows what it showed before, including a final bust; after a final stop it shows the ranking. */
export async function expectStep(
  page: Page,
  step: ScriptStep,
  snapshot: string,
  when: string,
): Promise<void> {
  if (gameOf(step.after).phase === 'over' && !step.busts) await expectRanking(page, step.after)
  else await expectSnapshot(page, snapshot, when)
}

async function expectSnapshot(page: Page, expected: string, when: string): Promise<void> {
  await page.getByRole('group', { name: 'Board' }).waitFor()
  const patience = Date.now() + 5000
  let snapshot = await snapshotOf(page)
  while (snapshot !== expected && Date.now() < patience) {
    await wait(20)
    snapshot = await snapshotOf(page)
  }
  assert.equal(snapshot, expected, when)
}

/** Opens another window of the same browser with the same disk. */
export async function openFrom(page: Page, link: string): Promise<Page> {
  const opened = page.context().waitForEvent('page')
  await page.evaluate((to) => void window.open(to), link)
  return opened
}

/** A page of the same origin without the app, which reads the disk and opens the app in windows that can be closed. */
export type ControlPage = {
  readonly open: (path: string) => Promise<Page>
  readonly disk: () => Promise<Disk>
  readonly restore: (disk: Disk) => Promise<void>
}

export async function openControlPage(context: BrowserContext, url: string): Promise<ControlPage> {
  const controlPage = await context.newPage()
  await controlPage.goto(`${url}/favicon.ico`)
  return {
    open: (path) => openFrom(controlPage, url + path),
    disk: () => diskOf(controlPage),
    restore: (disk) => restoreDisk(controlPage, disk),
  }
}

type Copy = MatchRecord & { readonly revision: number }

const wholeCopy = (text: string | undefined): readonly Copy[] => {
  try {
    return text === undefined ? [] : [JSON.parse(text) as Copy]
  } catch {
    return []
  }
}

/** The match as last written: the later of its valid copies. */
export const matchOn = (disk: Disk, id: string): Match => savedOn(disk, id).match

const savedOn = (disk: Disk, id: string): { readonly match: Match; readonly title: string } => {
  const copies = [`claim-it/match/${id}`, `claim-it/twin/${id}`].flatMap((key) => wholeCopy(disk[key]))
  const [latest] = copies.filter((copy) => copy.id === id).sort((a, b) => b.revision - a.revision)
  assert.ok(latest, 'the disk has a valid copy')
  const read = matchOf(latest)
  assert.ok(read.ok, 'the copy plays through the engine')
  return read
}

/** Compares everything but the time of the end, which the page chose. */
export const expectOnDisk = (disk: Disk, expected: Match, when: string, name = ''): void => {
  const { match: found, title } = savedOn(disk, expected.info.id)
  const { ended } = found.info
  assert.deepEqual(recordOf(found, title), { ...recordOf(expected, name), ended }, when)
  assert.deepEqual(gameOf(found), gameOf(expected), when)
  assert.equal(ended === null, expected.info.ended === null, when)
}

export const crashPoints = ['before', 'inside', 'after'] as const
export type CrashPoint = (typeof crashPoints)[number]
export type Cut = { readonly crash: CrashPoint; readonly atWrite: number; readonly kept: number }

/** What happened on the disk since the cut was set. */
export type DiskLog = {
  readonly landed: readonly string[]
  /** The requested writes: key and value. */
  readonly asked: readonly (readonly [string, string])[]
  /** For each requested write the event being handled; null if the browser may already have painted. */
  readonly during: readonly (string | null)[]
  /** From that event to the end of the write, for each completed write. */
  readonly milliseconds: readonly number[]
}

/** Makes this page's disk fail at the given write; later writes are lost too. */
export const setCut = (page: Page, cut: Cut): Promise<void> =>
  page.evaluate((given) => (window as unknown as HookedDisk).cutDisk(given), cut)

export const diskLogOf = (page: Page): Promise<DiskLog> =>
  page.evaluate(() => (window as unknown as HookedDisk).diskLog())

export type HookedDisk = { readonly cutDisk: (cut: Cut) => void; readonly diskLog: () => Promise<DiskLog> }

/** Runs in the page, before the app. A torn write keeps the given share of its text. */
export function hookDisk(): void {
  const { writeHook } = window as unknown as WithWriteHook
  const landed: string[] = []
  const asked: [string, string][] = []
  const during: (string | null)[] = []
  const milliseconds: number[] = []
  Object.assign(window, {
    cutDisk: (cut: Cut) => {
      writeHook.decideWrite = (key, text, write) => {
        const { event } = window
        // Repairs of a torn copy may come first; counting starts with the first write of a press.
        if (asked.length === 0 && !(event instanceof UIEvent)) return void write(text)
        during.push(event?.type ?? null)
        const number = asked.push([key, text])
        if (number > cut.atWrite || (number === cut.atWrite && cut.crash === 'before')) return
        const isTorn = number === cut.atWrite && cut.crash === 'inside'
        const writing = write(isTorn ? text.slice(0, Math.floor(text.length * cut.kept)) : text)
        if (isTorn) return
        void writing.then(() => {
          landed.push(key)
          if (event) milliseconds.push(performance.now() - event.timeStamp)
        })
      }
    },
    diskLog: async () => {
      await writeHook.writesLanded()
      return { landed, asked, during, milliseconds }
    },
  })
}

/** A short match, found by search, with busts, claims, reusable squatters and the last round. */
export const sampleMatch = freshMatch((2323).toString(16).padStart(32, '0'), {
  seats: 2,
  reusableSquatters: true,
})
export const sampleScript = scriptOf(sampleMatch)
