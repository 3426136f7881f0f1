/** The formats a record has had: the shape of the present one, and one small step from each older one to the next. Plays nothing. */
import * as v from 'valibot'
import type { Raw } from './json'
import { playerShape, rulesShape } from './shapes'
import type { MatchInfo } from './types'

export const recordFormat = 'claim-it/1'

export const recordShape = v.object({
  format: v.literal(recordFormat),
  id: v.string(),
  title: v.string(),
  started: v.string(),
  ended: v.nullable(v.string()),
  rules: rulesShape,
  players: v.array(playerShape),
  seed: v.nullable(v.string()),
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

/**
 * To release `claim-it/2`: let `recordFormat` and `recordShape` say what it is, keep the shape of `claim-it/1` with its step in a file
 * of their own, and add it here. A tag that texts of the new format have is read in `readText`; the step gives a value to records
 * without. The frozen saves, texts and backups of `claim-it/1` in `__tests__/fixtures` must load for ever.
 */
export const formatSteps: readonly FormatStep[] = []
