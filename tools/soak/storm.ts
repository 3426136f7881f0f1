/**
 * Random failures at random moments: matches are played, renamed, deleted and restored while the disk fails in every way, the
 * clock jumps, other tabs open, the app is killed and single stored values are damaged. Nothing that was once written may be
 * lost.
 */
import { recordOf, type Match } from '@/match'
import type { Platform } from '@/saves/platform'
import { createSavesOn } from '@/saves/saves'
import { realClock } from '@/stage/clock'
import { createDisk, phone, type Disk, type Failure } from '../../__tests__/fixtures/disk'
import { matchFor, statesOf } from '../../__tests__/fixtures/matches'
import { seededRandom } from '../seededRandom'
import { flipped } from './oneValue'
import { inThousands, type Finding, type Soak } from './soak'

/** Identifies a state of a match: distinguishes states of one match, and those of different matches. */
const movesOf = (match: Match): string => `${match.info.rules.seats}: ${recordOf(match).moves}`

/** Three matches, each as the list of its states. */
const scripts: ReadonlyMap<string, readonly Match[]> = new Map(
  ([2, 3, 4] as const).map((seats) => [`of-${seats}`, statesOf(matchFor(seats, 40, { id: `of-${seats}` }))]),
)
const ids = [...scripts.keys()]
const stateOf = (id: string, moves: string): number =>
  scripts.get(id)!.findIndex((match) => movesOf(match) === moves)

/** Writes never land out of order, because no disk that we use does that. */
const failures: readonly Failure[] = ['fails', 'is full', 'tears', 'overlays', 'hangs', 'tears and hangs']

/** Which tab of one browser writes. Some tabs notice at once that another has opened, others only when they want to write. */
const tabsOfOneBrowser = () => {
  let holder = ''
  const hearing = new Map<string, () => void>()
  return (isDeaf: boolean): Platform => ({
    ...phone,
    take: (name, onLost) => {
      holder = name
      for (const [other, lost] of hearing) if (other !== name) lost()
      if (!isDeaf) hearing.set(name, onLost)
    },
    isMine: (name) => holder === name,
  })
}

type Storm = { steps: number; kills: number; damages: number; tabs: number; readonly lost: string[] }

const rage = async (number: number, length: number, counts: Storm): Promise<void> => {
  const random = seededRandom(number)
  const below = (bound: number): number => Math.floor(random() * bound)
  const oneOf = <Item>(items: readonly Item[]): Item => items[below(items.length)]!
  let [day, newIds, isBroken] = [0, 0, false]
  let [disk, tab] = [createDisk(), tabsOfOneBrowser()]

  const open = async (on: Disk, isDeaf = false) => {
    const saves = createSavesOn({
      storage: on,
      platform: tab(isDeaf),
      now: () => new Date(Date.UTC(2026, 10, 18 + day, 12, 0, below(60))).toISOString(),
      newId: () => `new-${(newIds += 1)}`,
      newSeed: () => 'f'.repeat(32),
      after: realClock.after,
      hangsAfter: 4,
    })
    await saves.open()
    return saves
  }
  let saves = await open(disk)
  /** How far each match has been played, and how far it has certainly been written. */
  const [present, written] = [new Map<string, number>(), new Map<string, number>()]

  const play = (id: string): void => {
    const next = Math.min((present.get(id) ?? -1) + 1, scripts.get(id)!.length - 1)
    present.set(id, next)
    saves.save(scripts.get(id)![next]!)
  }
  /** Checks that each match has come at least this far. Two tabs may have made two matches of one. */
  const look = async (what: string, least: ReadonlyMap<string, number>): Promise<void> => {
    const { entries, deleted } = saves.state.getState()
    const all: string[] = []
    for (const id of new Set([...ids, ...[...entries, ...deleted].map((each) => each.id)])) {
      const found = await saves.read(id)
      if (found.ok) all.push(movesOf(found.match))
    }
    for (const id of [...present.keys()]) {
      const found = Math.max(...all.map((moves) => stateOf(id, moves)), -1)
      if (found < (least.get(id) ?? -1)) counts.lost.push(`storm ${number}, ${what}: ${id} at ${found}`)
      if (found === -1) present.delete(id)
      else present.set(id, found)
    }
  }
  const startAnew = async (what: string): Promise<void> => {
    isBroken = false
    disk = createDisk(new Map(disk.contents))
    tab = tabsOfOneBrowser()
    saves = await open(disk)
    await look(what, written)
    await saves.settled()
  }
  const isAtRest = async (): Promise<boolean> => {
    await saves.settled()
    return saves.state.getState().problem === null
  }
  const damageOne = async (): Promise<void> => {
    if (!(await isAtRest()) || isBroken || disk.contents.size === 0) return
    const key = oneOf([...disk.contents.keys()])
    const text = disk.contents.get(key)!
    counts.damages += 1
    const way = below(3)
    if (way === 0) disk.contents.delete(key)
    else
      disk.contents.set(
        key,
        way === 1 ? text.slice(0, below(text.length)) : flipped(text, below(text.length * 7)),
      )
    await startAnew(`damaged ${key}`)
  }
  const meetAnotherTab = async (id: string): Promise<void> => {
    counts.tabs += 1
    const other = await open(disk, below(2) === 0)
    await other.settled()
    const there = await other.read(id)
    const state = there.ok ? stateOf(id, movesOf(there.match)) : -1
    const next = scripts.get(id)![state + 1]
    if (state >= 0 && next && below(2) === 0) {
      other.save(next)
      await other.settled()
      const isTaken = other.state.getState().problem === null
      if (isTaken) present.set(id, Math.max(present.get(id) ?? 0, state + 1))
    }
    await saves.takeOver()
    await saves.settled()
    // Anything that no disk has accepted is still in memory.
    await look('another tab', present)
  }

  for (let step = 0; step < length; step += 1) {
    counts.steps += 1
    const id = oneOf(ids)
    const what = below(100)
    if (what < 45) play(id)
    else if (what < 60) await saves.settled()
    else if (what < 66) await (below(2) === 0 ? saves.remove(id) : saves.restore(id))
    else if (what < 70) await saves.rename(id, `Name ${step}`)
    else if (what < 78) {
      isBroken = true
      disk.break(disk.asked() + below(3), oneOf(failures), 1 + below(4))
    } else if (what < 82) day += below(90) - 45
    else if (what < 87) saves.retry()
    else if (what < 93) {
      counts.kills += 1
      await startAnew('killed')
    } else if (what < 96) await meetAnotherTab(id)
    else await damageOne()
    if (below(3) === 0 && (await isAtRest())) for (const [each, state] of present) written.set(each, state)
  }
}

export const storms = async (count: number, length = 40): Promise<Storm> => {
  const counts: Storm = { steps: 0, kills: 0, damages: 0, tabs: 0, lost: [] }
  for (let number = 1; number <= count; number += 1) await rage(number, length, counts)
  return counts
}

export const stormSoak: Soak = {
  name: 'Everything at any moment',
  size: { small: 40, whole: 5000 },
  run: async (count): Promise<readonly Finding[]> => {
    const { steps, kills, damages, tabs, lost } = await storms(count)
    const figures = {
      steps,
      'killed and started anew': kills,
      'one value damaged': damages,
      'another tab': tabs,
    }
    return [
      ...Object.entries(figures).map(([name, figure]) => ({
        name,
        figure: inThousands(figure),
        passed: true,
      })),
      {
        name: 'matches that lost what had been written',
        figure: inThousands(lost.length),
        passed: lost.length === 0,
      },
    ]
  },
}
