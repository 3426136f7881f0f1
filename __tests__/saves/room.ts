/** A saves room on a disk in memory, with a clock that moves by a second and ids that count. */
import { createSavesOn, type SavesOnOptions } from '@/saves/saves'
import type { Saves } from '@/saves'
import { realClock } from '@/stage/clock'
import { createDisk, phone, type Disk } from '../fixtures/disk'

export type Room = { readonly saves: Saves; readonly disk: Disk }

let ids = 0

export const timeAt = (second: number): string =>
  new Date(Date.UTC(2026, 10, 18, 12) + second * 1000).toISOString()

export const openOn = async (
  disk: Disk = createDisk(),
  options: Partial<SavesOnOptions> = {},
): Promise<Room> => {
  let second = 0
  const saves = createSavesOn({
    storage: disk,
    platform: phone,
    now: () => timeAt((second += 1)),
    newId: () => `new-${(ids += 1)}`,
    newSeed: () => (ids += 1).toString(16).padStart(32, 'a'),
    after: realClock.after,
    hangsAfter: 20,
    ...options,
  })
  await saves.open()
  await saves.settled()
  return { saves, disk }
}

/** The app is killed and started again: a new room on what the disk holds. */
export const reopen = (disk: Disk, options: Partial<SavesOnOptions> = {}): Promise<Room> =>
  openOn(createDisk(new Map(disk.contents)), options)
