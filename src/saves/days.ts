/**
 * Counts the days on which the app was used, so that a wrong clock does not expire deleted matches: any jump counts as one day at
 * most.
 */
import * as v from '@badrap/valita'
import { count, readShape } from '@/match'
import { keys, readIntact, withChecksum } from './disk'
import type { SavesContext } from './context'

// `starts` makes each start write a new value, which shows whether the disk keeps its data.
const shape = v.object({ before: count, seen: v.array(v.string()), starts: count.default(0) })
const none = { before: 0, seen: [], starts: 0 }

/**
 * Remembers this many days by date, so that none counts twice; of earlier days only the number. Must be more than `deletedDays`.
 */
const remembered = 60

/** For how many days of use a deleted match can be restored. */
export const deletedDays = 30

export type Days = ReturnType<typeof createDays>

export const createDays = ({ storage, writer }: SavesContext) => {
  let days: v.Infer<typeof shape> = none
  const used = (): number => days.before + days.seen.length

  /** Returns whether this is a new day. */
  const see = (now: string): boolean => {
    const day = new Date(now).toDateString()
    if (days.seen.includes(day)) return false
    const forgotten = Math.max(0, days.seen.length + 1 - remembered)
    days = { ...days, before: days.before + forgotten, seen: [...days.seen.slice(forgotten), day] }
    return true
  }
  const write = (): void => writer.ask(keys.days, () => storage.setItem(keys.days, withChecksum(days)))

  return {
    /** Called at each start with the stored count. A lost count starts again at 0. */
    begin: (text: string | null, now: string): void => {
      const read = readShape(shape, readIntact(text))
      days = read.ok ? read.value : none
      days = { ...days, starts: days.starts + 1 }
      see(now)
      write()
    },
    use: (now: string): void => {
      if (see(now)) write()
    },
    used,
    /** Whether a match deleted at that count has expired. */
    isPast: (since: number): boolean => used() - since >= deletedDays,
  }
}
