/** A match that is closed again and again: its script, what the page and the disk hold of it, and a disk that dies at a given write. */
import assert from 'node:assert/strict'
import { setTimeout as wait } from 'node:timers/promises'

import type { BrowserContext, Page } from 'playwright-core'

import { gameOf, matchOf, recordOf, type Match, type MatchRecord } from '@/match'
import { diskOf, restoreDisk, type Disk, type Handed } from './disk'
import {
  afterDeed,
  doInPage,
  expectOnTurn,
  expectRanking,
  freshMatch,
  isBust,
  nextDeed,
  seeOffBust,
  type DeedOrUndo,
} from './players'

/** One action of the script, and the match it leads to. */
export type Moment = { readonly deed: DeedOrUndo; readonly after: Match; readonly busts: boolean }

/** The rule of thumb to the end, but every third placement is first made elsewhere and taken back. */
export const scriptOf = (match: Match): readonly Moment[] => {
  const script: Moment[] = []
  let present = match
  let placements = 0
  const act = (deed: DeedOrUndo): void => {
    const after = afterDeed(present, deed)
    script.push({ deed, after, busts: deed.does === 'roll' && isBust(present, after) })
    present = after
  }
  while (gameOf(present).phase !== 'over') {
    const deed = nextDeed(present)
    if (deed.does === 'place' && placements++ % 3 === 0) {
      act({ ...deed, option: (deed.option + 1) % deed.of })
      act({ does: 'undo' })
    }
    act(deed)
  }
  return script
}

/** Does the action in the page; the picture of a bust before it is seen off first. */
export async function enact(page: Page, { deed }: Moment, before: Moment | undefined): Promise<void> {
  if (before?.busts) await seeOffBust(page)
  await doInPage(page, deed)
}

/** From the last action to the ranking. */
export async function expectEnd(page: Page, script: readonly Moment[]): Promise<void> {
  const last = script.at(-1)!
  if (last.busts) await seeOffBust(page)
  await expectRanking(page, last.after)
}

/** All that the page says of the match: every cell, whose turn, phase, dice, choices. Not what is only being announced. */
const pictureOf = async (page: Page): Promise<string> =>
  (await page.getByRole('main').ariaSnapshot())
    .split('\n')
    .filter((line) => !/^\s*- (log|status|button "Last round!)/.test(line))
    .join('\n')
    .replaceAll(' [active]', '')

/** Plays so much of the script in one go, and gives the picture after each action. */
export async function uninterrupted(page: Page, script: typeof killedScript): Promise<readonly string[]> {
  const pictures: string[] = []
  for (const [index, moment] of script.entries()) {
    await enact(page, moment, script[index - 1])
    // A stop is performed for a while, and stands still in between: it has ended once the next player is on turn.
    if (moment.deed.does === 'stop' && gameOf(moment.after).phase !== 'over')
      await expectOnTurn(page, moment.after)
    pictures.push(await restingPicture(page))
  }
  if (script.length === killedScript.length) await expectEnd(page, script)
  return pictures
}

/** The picture once it has come to rest. */
async function restingPicture(page: Page): Promise<string> {
  let [last, picture] = ['', await pictureOf(page)]
  while (picture !== last || !picture.includes('group "Board"')) {
    await wait(60)
    ;[last, picture] = [picture, await pictureOf(page)]
  }
  return picture
}

/** A reopened page shows what it showed, also a bust that ended the match; one that was stopped to its end, its ranking. */
export async function expectMoment(page: Page, moment: Moment, picture: string, when: string): Promise<void> {
  if (gameOf(moment.after).phase === 'over' && !moment.busts) await expectRanking(page, moment.after)
  else await expectPicture(page, picture, when)
}

async function expectPicture(page: Page, expected: string, when: string): Promise<void> {
  await page.getByRole('group', { name: 'Board' }).waitFor()
  const patience = Date.now() + 5000
  let picture = await pictureOf(page)
  while (picture !== expected && Date.now() < patience) {
    await wait(20)
    picture = await pictureOf(page)
  }
  assert.equal(picture, expected, when)
}

/** A second window of the same browser, which finds the disk as it is. */
export async function openFrom(page: Page, link: string): Promise<Page> {
  const opened = page.context().waitForEvent('page')
  await page.evaluate((to) => void window.open(to), link)
  return opened
}

/** A page of the same origin without the app: it looks at the disk, and opens the app in windows that can be closed. */
export type Keeper = {
  readonly open: (path: string) => Promise<Page>
  readonly disk: () => Promise<Disk>
  /** Makes the disk what it was. */
  readonly restore: (disk: Disk) => Promise<void>
}

export async function keeperFor(context: BrowserContext, url: string): Promise<Keeper> {
  const keeper = await context.newPage()
  await keeper.goto(`${url}/favicon.ico`)
  return {
    open: (path) => openFrom(keeper, url + path),
    disk: () => diskOf(keeper),
    restore: (disk) => restoreDisk(keeper, disk),
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

/** The match as the last completed write has it: of the two copies that are whole, the later one. */
export const matchOn = (disk: Disk, id: string): Match => savedOn(disk, id).match

const savedOn = (disk: Disk, id: string): { readonly match: Match; readonly title: string } => {
  const copies = [`claim-it/match/${id}`, `claim-it/twin/${id}`].flatMap((key) => wholeCopy(disk[key]))
  const [latest] = copies.filter((copy) => copy.id === id).sort((a, b) => b.revision - a.revision)
  assert.ok(latest, 'a whole copy lies on the disk')
  const read = matchOf(latest)
  assert.ok(read.ok, 'the copy plays through the engine')
  return read
}

/** Cell for cell and die for die; the time of the end is the page's own. */
export const expectOnDisk = (disk: Disk, expected: Match, when: string, name = ''): void => {
  const { match: found, title } = savedOn(disk, expected.info.id)
  const { ended } = found.info
  assert.deepEqual(recordOf(found, title), { ...recordOf(expected, name), ended }, when)
  assert.deepEqual(gameOf(found), gameOf(expected), when)
  assert.equal(ended === null, expected.info.ended === null, when)
}

export const deaths = ['before', 'inside', 'after'] as const
export type Death = (typeof deaths)[number]
export type Cut = { readonly death: Death; readonly atWrite: number; readonly kept: number }

/** What the disk saw from the cut being set to the end. */
export type DiskLog = {
  readonly landed: readonly string[]
  /** What was to be written, whole: key and value. */
  readonly asked: readonly (readonly [string, string])[]
  /** For each write asked for, the event that was being handled then: none once the browser may have painted. */
  readonly during: readonly (string | null)[]
  /** From that event to the end of the write, for each that landed. */
  readonly milliseconds: readonly number[]
}

/** From now on this page's disk dies at the given write: nothing after it arrives. */
export const setCut = (page: Page, cut: Cut): Promise<void> =>
  page.evaluate((given) => (window as unknown as HookedDisk).cutDisk(given), cut)

export const diskLogOf = (page: Page): Promise<DiskLog> =>
  page.evaluate(() => (window as unknown as HookedDisk).diskLog())

export type HookedDisk = { readonly cutDisk: (cut: Cut) => void; readonly diskLog: () => Promise<DiskLog> }

/** Runs in the page, before the app. A torn value keeps the given share of its text. */
export function hookDisk(): void {
  const { hand } = window as unknown as Handed
  const landed: string[] = []
  const asked: [string, string][] = []
  const during: (string | null)[] = []
  const milliseconds: number[] = []
  Object.assign(window, {
    cutDisk: (cut: Cut) => {
      hand.decideWrite = (key, text, write) => {
        const { event } = window
        // A copy found torn is mended when the disk finds the time: the first write that counts is that of a press.
        if (asked.length === 0 && !(event instanceof UIEvent)) return void write(text)
        during.push(event?.type ?? null)
        const number = asked.push([key, text])
        if (number > cut.atWrite || (number === cut.atWrite && cut.death === 'before')) return
        const isTorn = number === cut.atWrite && cut.death === 'inside'
        const writing = write(isTorn ? text.slice(0, Math.floor(text.length * cut.kept)) : text)
        if (isTorn) return
        void writing.then(() => {
          landed.push(key)
          if (event) milliseconds.push(performance.now() - event.timeStamp)
        })
      }
    },
    diskLog: async () => {
      await hand.writesLanded()
      return { landed, asked, during, milliseconds }
    },
  })
}

/** Found by trying seeds: a short match that has busts, claims, the variant's squatters and the last round all the same. */
export const killed = freshMatch((2323).toString(16).padStart(32, '0'), { seats: 2, reusableSquatters: true })
export const killedScript = scriptOf(killed)
