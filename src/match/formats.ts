/** The format of a record: the present shape, and one step from each older format to the next. */
import * as v from '@badrap/valita'
import { shape1, stepFrom1 } from './format1'
import type { Raw } from './json'
import { branchShape, digShape, oneOf, playerShape, rulesShape, sealShape } from './shapes'
import { starters, type MatchInfo } from './types'

export const recordFormat = 'claim-it/2'

export const recordShape = v.object({
  format: v.literal(recordFormat),
  id: v.string(),
  title: v.string(),
  started: v.string(),
  ended: v.string().nullable(),
  rules: rulesShape,
  starter: oneOf(starters),
  players: v.array(playerShape),
  dice: oneOf(['screen', 'own']),
  seals: v.array(sealShape),
  coach: v.boolean(),
  branch: branchShape.nullable(),
  dig: digShape.nullable(),
  moves: v.string(),
})

/** A match as plain data, as it is stored and sent. */
export type MatchRecord = MatchInfo & {
  readonly format: typeof recordFormat
  /** Empty until a player gives it one. */
  readonly title: string
  /** Always null. Earlier builds of this format need it, and may have stored where each player sits. */
  readonly sides: null
  readonly moves: string
}

/**
 * Turns a record of one format into one of the next. It gets only the fields of the old shape, and must keep the line breaks in the
 * moves: errors name lines.
 */
export type FormatStep = {
  readonly from: string
  readonly to: string
  /** `recordShape` of that format. Never change it. */
  readonly shape: v.Type<Raw>
  step(record: Raw): Raw
}

const stepOf = <Shape extends v.Type<Raw>>(
  from: string,
  to: string,
  shape: Shape,
  step: (record: v.Infer<Shape>) => Raw,
): FormatStep => ({ from, to, shape, step })

/**
 * To release `claim-it/3`: change `recordFormat` and `recordShape`, move the shape of `claim-it/2` and its step into a file of their
 * own, as `format1.ts`, and add the step here. Read new tags of texts in `readText`; the step gives older records a value. The frozen
 * saves, texts and backups in `__tests__/fixtures` must load forever.
 */
export const formatSteps: readonly FormatStep[] = [stepOf('claim-it/1', 'claim-it/2', shape1, stepFrom1)]
