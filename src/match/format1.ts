/** The first format: its shape and the step to the next one. Never change it: old records must load forever. */
import * as v from '@badrap/valita'
import { firstRoll, sealFrom } from './dice'
import { playerShape, rulesShape } from './shapes'

export const shape1 = v.object({
  format: v.literal('claim-it/1'),
  id: v.string(),
  title: v.string(),
  started: v.string(),
  ended: v.string().nullable(),
  rules: rulesShape,
  players: v.array(playerShape),
  seed: v.string().nullable(),
  moves: v.string(),
})

/**
 * Without a seed the dice so far are taken as written, and the app rolls on. The seed was not sealed before the rolls, so its
 * seal is marked late.
 */
export const stepFrom1 = ({ seed, moves, ...record }: v.Infer<typeof shape1>) => ({
  ...record,
  starter: 'unknown',
  dice: 'screen',
  seals: seed === null ? [] : [{ ...sealFrom(firstRoll, seed), late: true }],
  coach: false,
  branch: null,
  dig: null,
  moves,
})
