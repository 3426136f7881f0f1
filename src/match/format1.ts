/** The first format, for ever: the shape a record had, and its step to the next one. Its seed was not sealed, so it is sealed late. */
import * as v from 'valibot'
import { firstRoll, sealFrom } from './seals'
import { playerShape, rulesShape } from './shapes'

export const shape1 = v.object({
  format: v.literal('claim-it/1'),
  id: v.string(),
  title: v.string(),
  started: v.string(),
  ended: v.nullable(v.string()),
  rules: rulesShape,
  players: v.array(playerShape),
  seed: v.nullable(v.string()),
  moves: v.string(),
})

/** Where there was no seed the dice are taken as written so far, and it was the app that rolled on. */
export const stepFrom1 = ({ seed, moves, ...record }: v.InferOutput<typeof shape1>) => ({
  ...record,
  starter: 'unknown',
  dice: 'screen',
  seals: seed === null ? [] : [{ ...sealFrom(firstRoll, seed), late: true }],
  coach: false,
  branch: null,
  dig: null,
  sides: null,
  moves,
})
