/** The formats a record has had: the shape of the present one, and one small step from each older one to the next. Plays nothing. */
import * as v from 'valibot'
import { shape1, stepFrom1 } from './format1'
import type { Raw } from './json'
import { branchShape, digShape, playerShape, rulesShape, sealShape } from './shapes'
import { starters, tableSides, type MatchInfo } from './types'

export const recordFormat = 'claim-it/2'

export const recordShape = v.object({
  format: v.literal(recordFormat),
  id: v.string(),
  title: v.string(),
  started: v.string(),
  ended: v.nullable(v.string()),
  rules: rulesShape,
  starter: v.picklist(starters),
  players: v.array(playerShape),
  dice: v.picklist(['screen', 'own']),
  seals: v.array(sealShape),
  coach: v.boolean(),
  branch: v.nullable(branchShape),
  dig: v.nullable(digShape),
  sides: v.nullable(v.array(v.picklist(tableSides))),
  moves: v.string(),
})

/** What is stored and passed on: the match, its `moves` as short readable text, and the title that somebody gave it. */
export type MatchRecord = MatchInfo & {
  readonly format: typeof recordFormat
  /** Empty until a player gives it one. */
  readonly title: string
  readonly moves: string
}

/**
 * Turns a record of one format into one of the next, whichever way it came in: from the disk, a file, a backup or a text.
 * It is given what the old shape has, and nothing else. It leaves line breaks in the moves where they are: a fault is told by its line.
 */
export type FormatStep = {
  readonly from: string
  readonly to: string
  /** As `recordShape` was in that format, for ever. */
  readonly shape: v.GenericSchema<unknown, Raw>
  readonly step: (record: Raw) => Raw
}

const stepOf = <Shape extends v.GenericSchema<unknown, Raw>>(
  from: string,
  to: string,
  shape: Shape,
  step: (record: v.InferOutput<Shape>) => Raw,
): FormatStep => ({ from, to, shape, step })

/**
 * To release `claim-it/3`: let `recordFormat` and `recordShape` say what it is, keep the shape of `claim-it/2` with its step in a file
 * of their own, as `format1.ts` does, and add it here. A tag that texts of the new format have is read in `readText`; the step gives a
 * value to records without. The frozen saves, texts and backups in `__tests__/fixtures` must load for ever.
 */
export const formatSteps: readonly FormatStep[] = [stepOf('claim-it/1', 'claim-it/2', shape1, stepFrom1)]
