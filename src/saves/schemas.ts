/** The shapes of what comes from the disk or from somebody else. Types only: whether a match is sound, the match room says. */
import * as v from 'valibot'
import { allSeats, seatCounts } from '@/engine/index'
import { brandNames, colourNames, levels, recordFormat, temperaments } from '@/match/index'

export const seat = v.picklist(allSeats)
export const count = v.pipe(v.number(), v.integer(), v.minValue(0))

const pilot = v.variant('who', [
  v.object({ who: v.literal('person') }),
  v.object({
    who: v.literal('bot'),
    level: v.picklist(levels),
    temperament: v.nullable(v.picklist(temperaments)),
  }),
])

export const player = v.object({
  name: v.string(),
  colour: v.picklist(colourNames),
  brand: v.picklist(brandNames),
  pilot,
})

export const rules = v.object({
  seats: v.picklist(seatCounts),
  first: seat,
  reusableSquatters: v.boolean(),
})

const recordFields = {
  format: v.literal(recordFormat),
  id: v.string(),
  title: v.string(),
  started: v.string(),
  ended: v.nullable(v.string()),
  rules,
  players: v.array(player),
  seed: v.nullable(v.string()),
  moves: v.string(),
} as const

/** A match as it lies on the disk. A bare record, without what saving adds, will do. */
export const savedRecord = v.object({
  ...recordFields,
  revision: v.optional(count, 0),
  changed: v.optional(v.string()),
  deleted: v.optional(v.nullable(v.string()), null),
  check: v.optional(v.string()),
})

/** The name of the first field that is not what it should be. */
export const fieldOf = (issues: readonly v.BaseIssue<unknown>[]): string =>
  issues[0]?.path?.map(({ key }) => String(key)).join('.') ?? ''
