/** Shapes of the parts of a record. They check types; `checkInfo` and the engine check the rest. */
import * as v from '@badrap/valita'
import { allSeats, seatCounts, type Rules } from '@/engine'
import { brandNames, colourNames, levels } from '@/names'
import { temperaments, type Branch, type Dig, type Player, type Seal } from './types'

/** One of these values. */
export const oneOf = <const Value extends string | number>(values: readonly Value[]): v.Type<Value> =>
  v.union(...values.map((value) => v.literal(value)))

type ShapeRead<Output> =
  | { readonly ok: true; readonly value: Output }
  /** The path of the first wrong field. */
  | { readonly ok: false; readonly field: string }

/** Fields that the shape does not name are left out. */
export const readShape = <Output>(shape: v.Type<Output>, value: unknown): ShapeRead<Output> => {
  const read = shape.try(value, { mode: 'strip' })
  return read.ok ? read : { ok: false, field: read.issues[0]?.path.join('.') ?? '' }
}

const bot = v
  .object({
    who: v.literal('bot'),
    level: oneOf(levels),
    temperament: oneOf(temperaments).nullable().optional(),
  })
  .map(({ temperament, ...rest }) => (temperament ? { ...rest, temperament } : rest))
const pilot = v.union(v.object({ who: v.literal('person') }), bot)

export const playerShape = v.object({
  name: v.string(),
  colour: oneOf(colourNames),
  brand: oneOf(brandNames),
  pilot,
}) satisfies v.Type<Player>

export const rulesShape = v.object({
  seats: oneOf(seatCounts),
  first: oneOf(allSeats),
  reusableSquatters: v.boolean(),
}) satisfies v.Type<Rules>

export const count = v.number().assert((value) => Number.isInteger(value) && value >= 0)

export const sealShape = v.object({
  from: v.object({ turn: count, roll: count }),
  hash: v.string(),
  seed: v.string().nullable(),
  late: v.boolean(),
}) satisfies v.Type<Seal>

export const branchShape = v.object({ of: v.string(), at: count }) satisfies v.Type<Branch>

export const digShape = v.object({ version: count, date: v.string() }) satisfies v.Type<Dig>
