/** The list as one text, so that a thousand matches are drawn without opening one. What is wrong with it is rebuilt from the matches. */
import * as v from 'valibot'
import { allSeats, phases } from '@/engine/index'
import { playerShape, readJson, rulesShape } from '@/match/index'
import type { Entry } from './types'

const format = 'claim-it-index/1'

type Index = {
  /** The match being played: it may have gone on since the index was written. */
  readonly played: string | null
  readonly entries: readonly Entry[]
  /** How often each has been saved, in the order of the entries. */
  readonly revisions: readonly number[]
}

const seat = v.picklist(allSeats)
const count = v.pipe(v.number(), v.integer(), v.minValue(0))

const standing = v.object({ seat, rank: count, group: count, claimed: count, total: count })

const entry = v.object({
  id: v.string(),
  title: v.string(),
  started: v.string(),
  changed: v.string(),
  ended: v.nullable(v.string()),
  deleted: v.nullable(v.string()),
  rules: rulesShape,
  players: v.array(playerShape),
  turn: seat,
  phase: v.picklist(phases),
  round: count,
  atRisk: count,
  bustCount: v.nullable(count),
  lastRound: v.nullable(v.object({ caller: seat, turnsLeft: count })),
  position: v.string(),
  standings: v.nullable(v.array(standing)),
})

const shape = v.object({
  format: v.literal(format),
  hot: v.nullable(v.string()),
  entries: v.array(entry),
  revisions: v.array(v.number()),
})

export const writeIndex = ({ played, entries, revisions }: Index): string =>
  JSON.stringify({ format, hot: played, entries, revisions })

const emptyIndex: Index = { played: null, entries: [], revisions: [] }

/** Whatever cannot be used is an empty index: the matches are all still there to rebuild it from. */
export const readIndex = (text: string | null): Index => {
  const json = text === null ? null : readJson(text)
  const read = json?.ok ? v.safeParse(shape, json.value) : null
  if (!read?.success) return emptyIndex
  const { hot: played, entries, revisions } = read.output
  return entries.length === revisions.length ? { played, entries, revisions } : emptyIndex
}
