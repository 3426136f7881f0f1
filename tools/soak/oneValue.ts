/** Damages one stored value at a time: flips a bit, cuts off an end, removes the value. Every match must still be playable. */
import { recordOf, type Match } from '@/match'
import { createSavesOn } from '@/saves/saves'
import { readLatest } from '@/saves/matchIndex'
import { realClock } from '@/stage/clock'
import { createDisk, phone } from '../../__tests__/fixtures/disk'
import { matchFor, statesOf } from '../../__tests__/fixtures/matches'
import { seededRandom } from '../seededRandom'
import { inThousands, type Finding, type Soak } from './soak'

const now = '2026-11-18T12:00:00.000Z'

const openOn = async (contents: ReadonlyMap<string, string>) => {
  let ids = 0
  const disk = createDisk(new Map(contents))
  const newId = () => `new-${(ids += 1)}`
  const saves = createSavesOn({
    storage: disk,
    platform: phone,
    now: () => now,
    newId,
    newSeed: () => 'f'.repeat(32),
    after: realClock.after,
  })
  await saves.open()
  await saves.settled()
  return { saves, disk }
}

const matches: readonly Match[] = [
  matchFor(2, 30, { id: 'two' }),
  matchFor(3, Infinity, { id: 'three' }),
  matchFor(5, 60, { id: 'five' }),
]
const deleted = matchFor(4, 12, { id: 'deleted' })

/** Idle matches of all kinds, one match in play, settings, and the list. */
export const wholeDisk = async (): Promise<ReadonlyMap<string, string>> => {
  const { saves, disk } = await openOn(new Map())
  saves.setSetting('theme', 'lantern')
  await saves.add(deleted)
  await saves.remove('deleted')
  for (const match of matches) {
    for (const state of statesOf(match)) saves.save(state)
    await saves.settled()
  }
  return disk.contents
}

export const flipped = (text: string, bit: number): string => {
  const at = Math.floor(bit / 7)
  return text.slice(0, at) + String.fromCharCode(text.charCodeAt(at) ^ (1 << (bit % 7))) + text.slice(at + 1)
}

/** Flips every `step`th bit of the list: how many flips there were, and how many were accepted. */
export const flipIndex = async (step: number) => {
  const index = (await wholeDisk()).get('claim-it/index')!
  let [flips, believed] = [0, 0]
  for (let bit = 0; bit < index.length * 7; bit += step) {
    flips += 1
    if (readLatest(flipped(index, bit)) !== null) believed += 1
  }
  return { flips, believed }
}

export type Damaged = {
  readonly damages: number
  /** Matches that were playable after all the damage, up to their last action. */
  readonly played: number
  /** The number there should be. */
  readonly expected: number
  readonly told: number
}

/** Damages each value of the disk in every way, `count` times. */
export const damageOneValue = async (
  count: number,
  only = (_: string): boolean => true,
): Promise<Damaged> => {
  const whole = await wholeDisk()
  const keys = [...whole.keys()].filter(only)
  const random = seededRandom(12)
  const below = (bound: number): number => Math.floor(random() * bound)
  let [played, told] = [0, 0]
  for (let number = 0; number < count; number += 1) {
    const contents = new Map(whole)
    const key = keys[number % keys.length]!
    const text = whole.get(key)!
    const way = below(4)
    if (way === 0) contents.delete(key)
    else if (way === 1) contents.set(key, text.slice(0, below(text.length)))
    else contents.set(key, flipped(text, below(text.length * 7)))
    const { saves } = await openOn(contents)
    for (const match of matches) {
      const read = await saves.read(match.info.id)
      if (read.ok && JSON.stringify(recordOf(read.match)) === JSON.stringify(recordOf(match))) played += 1
    }
    const { entries, deleted: gone, aside, newer } = saves.state.getState()
    if (gone.some(({ id }) => id === 'deleted') && entries.length === matches.length) played += 1
    told += aside.length + newer.length
  }
  return { damages: count, played, expected: count * (matches.length + 1), told }
}

export const oneValueSoak: Soak = {
  name: 'One stored value damaged',
  size: { small: 300, whole: 10_000 },
  run: async (count): Promise<readonly Finding[]> => {
    const { flips, believed } = await flipIndex(count < 10_000 ? 7 : 1)
    const { damages, played, expected, told } = await damageOneValue(count)
    return [
      { name: 'bits of the list flipped', figure: inThousands(flips), passed: true },
      { name: 'believed', figure: inThousands(believed), passed: believed === 0 },
      { name: 'any stored value flipped, cut off or gone', figure: inThousands(damages), passed: true },
      {
        name: 'of four matches all there to the last action',
        figure: `${inThousands(played)} of ${inThousands(expected)}`,
        passed: played === expected,
      },
      { name: 'of which somebody is troubled with', figure: inThousands(told), passed: true },
    ]
  },
}
