/** Valibot shapes of the parts of a record. They check types; `checkInfo` and the engine check the rest. */
import * as v from 'valibot'
import { allSeats, seatCounts, type Rules } from '@/engine'
import { brandNames, colourNames, levels } from '@/names'
import { temperaments, type Branch, type Dig, type Player, type Seal } from './types'

const bot = v.pipe(
  v.object({
    who: v.literal('bot'),
    level: v.picklist(levels),
    temperament: v.exactOptional(v.nullable(v.picklist(temperaments))),
  }),
  v.transform(({ temperament, ...rest }) => (temperament ? { ...rest, temperament } : rest)),
)
const pilot = v.variant('who', [v.object({ who: v.literal('person') }), bot])

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

const count = v.pipe(v.number(), v.integer(), v.minValue(0))

export const sealShape = v.object({
  from: v.object({ turn: count, roll: count }),
  hash: v.string(),
  seed: v.nullable(v.string()),
  late: v.boolean(),
}) satisfies v.GenericSchema<Seal>

export const branchShape = v.object({ of: v.string(), at: count }) satisfies v.GenericSchema<Branch>

export const digShape = v.object({ version: count, date: v.string() }) satisfies v.GenericSchema<Dig>

/** The name of the first wrong field. */
export const fieldOf = (issues: readonly v.BaseIssue<unknown>[]): string =>
  issues[0]?.path?.map(({ key }) => String(key)).join('.') ?? ''
