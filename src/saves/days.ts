/** On how many different days the app has been used. Believes no clock: whatever it jumps to is one more day at most. */
import * as v from 'valibot'
import { keys, type Storage } from './disk'
import { seal, unseal } from './sealed'
import type { Writer } from './writer'

const count = v.pipe(v.number(), v.integer(), v.minValue(0))
const shape = v.object({ before: count, seen: v.array(v.string()) })
const none: v.InferOutput<typeof shape> = { before: 0, seen: [] }

/** Far more than a deleted match is kept. Of days before these, only their number is kept. */
const remembered = 60

/** How many days of use a deleted match can be brought back. */
export const deletedDays = 30

export type Days = {
  readonly load: (text: string | null) => void
  /** The app is used at this time; says whether that makes one more day. */
  readonly use: (now: string) => boolean
  readonly used: () => number
  /** Deleted so long ago that it may go for good. */
  readonly isPast: (since: number) => boolean
}

export const createDays = (storage: Storage, writer: Writer, mayWrite: () => boolean): Days => {
  let days = none
  const used = (): number => days.before + days.seen.length
  return {
    load: (text) => {
      const read = v.safeParse(shape, unseal(text))
      // A count that is lost begins anew: then a match is kept for longer.
      days = read.success ? read.output : none
    },
    use: (now) => {
      const day = new Date(now).toDateString()
      if (days.seen.includes(day)) return false
      const forgotten = Math.max(0, days.seen.length + 1 - remembered)
      days = { before: days.before + forgotten, seen: [...days.seen.slice(forgotten), day] }
      writer.ask(keys.days, async () => {
        if (mayWrite()) await storage.setItem(keys.days, seal(days))
      })
      return true
    },
    used,
    isPast: (since) => used() - since >= deletedDays,
  }
}
