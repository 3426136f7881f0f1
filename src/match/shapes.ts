/** The shapes of what comes from a disk, a file or a text. Types only: whether a table is sound says `checkInfo`, and whether a match is, the engine. */
import * as v from 'valibot'
import { allSeats, seatCounts, type Rules } from '@/engine/index'
import { brandNames, colourNames, levels, temperaments } from '@/names'
import type { Player } from './types'

const pilot = v.variant('who', [
  v.object({ who: v.literal('person') }),
  v.object({
    who: v.literal('bot'),
    level: v.picklist(levels),
    temperament: v.nullable(v.picklist(temperaments)),
  }),
])

export const playerShape = v.object({
  name: v.string(),
  colour: v.picklist(colourNames),
  brand: v.picklist(brandNames),
  pilot,
}) satisfies v.GenericSchema<Player>

export const rulesShape = v.object({
  seats: v.picklist(seatCounts),
  first: v.picklist(allSeats),
  reusableSquatters: v.boolean(),
}) satisfies v.GenericSchema<Rules>

/** The name of the first field that is not what it should be. */
export const fieldOf = (issues: readonly v.BaseIssue<unknown>[]): string =>
  issues[0]?.path?.map(({ key }) => String(key)).join('.') ?? ''
