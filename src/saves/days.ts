/** On how many different days the app has been used. Believes no clock: whatever it jumps to is one more day at most. */
import * as v from 'valibot'
import { keys } from './disk'
import type { Parts } from './parts'
import { seal, unseal } from './sealed'

const count = v.pipe(v.number(), v.integer(), v.minValue(0))
/** No two starts write the same. */
const shape = v.object({ before: count, seen: v.array(v.string()), starts: v.optional(count, 0) })
const none = { before: 0, seen: [], starts: 0 }

/** Far more than a deleted match is kept. Of days before these, only their number is kept. */
const remembered = 60

/** How many days of use a deleted match can be brought back. */
export const deletedDays = 30

export type Days = ReturnType<typeof createDays>

export const createDays = ({ storage, writer }: Parts) => {
  let days: v.InferOutput<typeof shape> = none
  const used = (): number => days.before + days.seen.length

  /** Says whether that makes one more day. */
  const see = (now: string): boolean => {
    const day = new Date(now).toDateString()
    if (days.seen.includes(day)) return false
    const forgotten = Math.max(0, days.seen.length + 1 - remembered)
    days = { ...days, before: days.before + forgotten, seen: [...days.seen.slice(forgotten), day] }
    return true
  }
  const write = (): void => writer.ask(keys.days, () => storage.setItem(keys.days, seal(days)))

  return {
    /** Writes at each start, which shows whether the disk keeps what it takes. A count that is lost begins anew. */
    begin: (text: string | null, now: string): void => {
      const read = v.safeParse(shape, unseal(text))
      days = read.success ? read.output : none
      days = { ...days, starts: days.starts + 1 }
      see(now)
      write()
    },
    /** The app is used at this time. */
    use: (now: string): void => {
      if (see(now)) write()
    },
    used,
    /** Deleted so long ago that it may go for good. */
    isPast: (since: number): boolean => used() - since >= deletedDays,
  }
}
