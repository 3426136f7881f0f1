/** The formats a save has had, oldest first, and one small step from each to the next. Plays nothing, checks nothing but the name. */
import { recordFormat } from '@/match/index'
import type { JsonObject } from '../json'

/** A save as it came from the disk: an object of anything. */
export type Raw = JsonObject

/** Turns a save of one format into one of the next. It may rely on the format's own frozen fixture, and on nothing else. */
export type FormatStep = { readonly from: string; readonly to: string; readonly step: (raw: Raw) => Raw }

/**
 * To release `claim-it/2`: write its step in a file beside this one, add it here, freeze a save of `claim-it/1` if there
 * is none yet in `__tests__/fixtures/saves`, and let `recordFormat` say `claim-it/2`.
 */
export const formatSteps: readonly FormatStep[] = []

export type Upgraded =
  | { readonly ok: true; readonly raw: Raw }
  | { readonly ok: false; readonly reason: 'newer'; readonly format: string }
  | { readonly ok: false; readonly reason: 'unknown' }

const numberOf = (format: unknown): number | null => {
  const found = typeof format === 'string' ? /^claim-it\/([1-9]\d{0,5})$/.exec(format) : null
  return found ? Number(found[1]) : null
}

/** Brings a save to the present format, step by step. */
export const upgrade = (
  raw: Raw,
  steps: readonly FormatStep[] = formatSteps,
  present: string = recordFormat,
): Upgraded => {
  if (raw.format === present) return { ok: true, raw }
  const number = numberOf(raw.format)
  if (number === null) return { ok: false, reason: 'unknown' }
  if (number > numberOf(present)!) return { ok: false, reason: 'newer', format: String(raw.format) }
  const next = steps.find(({ from }) => from === raw.format)
  if (!next) return { ok: false, reason: 'unknown' }
  return upgrade({ ...next.step(raw), format: next.to }, steps, present)
}
