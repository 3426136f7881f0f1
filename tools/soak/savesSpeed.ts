/** Measures saving: bytes per match, milliseconds to open the saves, milliseconds from an action to the disk. */
import { handOver, recordOf, type Match } from '@/match'
import { createSavesOn } from '@/saves/saves'
import { realClock } from '@/stage/clock'
import { createDisk, phone, type Disk } from '../../__tests__/fixtures/disk'
import { matchFor, playOn, statesOf } from '../../__tests__/fixtures/matches'
import type { Finding, Soak } from './soak'

const roomOn = (disk: Disk) => {
  let ids = 0
  const now = () => '2026-11-18T12:00:00.000Z'
  return createSavesOn({
    storage: disk,
    platform: phone,
    now,
    newId: () => `tab-${(ids += 1)}`,
    newSeed: () => seedOf((ids += 1)),
    after: realClock.after,
  })
}

const seedOf = (number: number): string => number.toString(16).padStart(32, '0')
const sortedBy = (numbers: readonly number[]): readonly number[] => [...numbers].sort((a, b) => a - b)
const median = (numbers: readonly number[]): number => sortedBy(numbers)[Math.floor(numbers.length / 2)]!

const milliseconds = async (action: () => Promise<unknown>): Promise<number> => {
  const start = performance.now()
  await action()
  return performance.now() - start
}

/** Matches of all sizes, half of them finished. */
const aMatch = (number: number): Match =>
  matchFor(([2, 3, 4, 5] as const)[number % 4]!, number % 2 === 0 ? Infinity : 40, {
    id: `match-${number}`,
    seed: seedOf(number),
  })

const diskWith = async (count: number): Promise<Disk> => {
  const disk = createDisk()
  const room = roomOn(disk)
  await room.open()
  for (let number = 0; number < count; number += 1) room.save(aMatch(number))
  await room.settled()
  return disk
}

const openingOf = async (disk: Disk): Promise<number> => {
  const times: number[] = []
  for (let run = 0; run < 9; run += 1) times.push(await milliseconds(() => roomOn(disk).open()))
  return median(times)
}

const finding = (name: string, number: number, unit: string, limit = Infinity): Finding => ({
  name,
  figure: `${number.toFixed(unit === 'ms' ? 2 : 0)} ${unit}`,
  passed: number <= limit,
})

const run = async (count: number): Promise<readonly Finding[]> => {
  const sizes = Array.from({ length: 200 }, (_, number) => {
    const match = matchFor(5, Infinity, { seed: seedOf(number) })
    const handed = playOn(handOver(match, 1, { who: 'bot', level: 'surveyor' }), 0)
    return JSON.stringify(recordOf(number % 2 === 0 ? match : handed, 'A Sunday with five of us')).length
  })
  const [one, many] = [await diskWith(1), await diskWith(count)]
  const withoutIndex = createDisk(new Map(many.contents))
  withoutIndex.contents.delete('claim-it/index')
  const room = roomOn(many)
  await room.open()
  const actions: number[] = []
  /** The part that the player waits for: the tick of the tap itself. */
  const taps: number[] = []
  const states = statesOf(matchFor(5, Infinity, { id: 'played' }))
  for (const match of states) {
    const start = performance.now()
    room.save(match)
    taps.push(performance.now() - start)
    await room.settled()
    actions.push(performance.now() - start)
  }
  return [
    finding('a finished match of five, median', median(sizes), 'bytes', 4096),
    finding('a finished match of five, largest of 200', Math.max(...sizes), 'bytes', 4096),
    finding('to open with 1 match', await openingOf(one), 'ms'),
    finding(`to open with ${count} matches`, await openingOf(many), 'ms'),
    finding(
      `to open with ${count} matches and no index`,
      await milliseconds(() => roomOn(withoutIndex).open()),
      'ms',
    ),
    finding(`from an action to written, median, beside ${count} matches`, median(actions), 'ms'),
    finding('from an action to written, longest', Math.max(...actions), 'ms'),
    finding('of this in the tick of the tap, the first 30 moves, median', median(taps.slice(0, 30)), 'ms'),
    finding(
      `of this in the tick of the tap, the last 30 of ${states.length}, median`,
      median(taps.slice(-30)),
      'ms',
    ),
  ]
}

export const savesSpeedSoak: Soak = {
  name: 'Saves, measured in Node',
  size: { small: 1000, whole: 1000 },
  run,
}
