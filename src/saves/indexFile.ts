/** The list as one text, so that a thousand matches are drawn without opening one. What is wrong with it is rebuilt from the matches. */
import * as v from 'valibot'
import { readJson } from './json'
import { entry } from './schemas'
import type { Entry } from './types'

const format = 'claim-it-index/1'

export type IndexFile = {
  /** The match being played: it may have gone on since the index was written. */
  readonly hot: string | null
  readonly entries: readonly Entry[]
  /** How often each has been saved, in the order of the entries. */
  readonly revisions: readonly number[]
}

const shape = v.object({
  format: v.literal(format),
  hot: v.nullable(v.string()),
  entries: v.array(entry),
  revisions: v.array(v.number()),
})

export const writeIndex = ({ hot, entries, revisions }: IndexFile): string =>
  JSON.stringify({ format, hot, entries, revisions })

export const emptyIndex: IndexFile = { hot: null, entries: [], revisions: [] }

/** Whatever cannot be used is an empty index: the matches are all still there to rebuild it from. */
export const readIndex = (text: string | null): IndexFile => {
  const json = text === null ? null : readJson(text)
  const read = json?.ok ? v.safeParse(shape, json.value) : null
  const isWhole = read?.success && read.output.entries.length === read.output.revisions.length
  return isWhole ? read.output : emptyIndex
}
