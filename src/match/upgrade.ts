/** Brings a record of any format to the present one, step by step, or says what is wrong with it. Looks at shapes, plays nothing. */
import * as v from 'valibot'
import { formatSteps, recordFormat, type FormatStep } from './formats'
import type { Raw } from './json'
import { fieldOf } from './shapes'

const numberOf = (format: unknown): number | null => {
  const found = typeof format === 'string' ? /^claim-it\/([1-9]\d{0,5})$/.exec(format) : null
  return found ? Number(found[1]) : null
}

/** Of the future, or no format at all; null for one that can be read. */
export const strangenessOf = (
  format: unknown,
  steps: readonly FormatStep[] = formatSteps,
  present: string = recordFormat,
): 'newer' | 'unknown' | null => {
  if (format === present || steps.some(({ from }) => from === format)) return null
  const number = numberOf(format)
  return number !== null && number > numberOf(present)! ? 'newer' : 'unknown'
}

type Upgraded =
  | { readonly ok: true; readonly raw: Raw }
  | { readonly ok: false; readonly reason: 'newer'; readonly format: string }
  | { readonly ok: false; readonly reason: 'unknown' }
  | { readonly ok: false; readonly reason: 'wrong-field'; readonly field: string }

/** What comes out has the present format's name; whether it has its shape too is for the reader to see. */
export const upgrade = (
  raw: Raw,
  steps: readonly FormatStep[] = formatSteps,
  present: string = recordFormat,
): Upgraded => {
  if (raw.format === present) return { ok: true, raw }
  const strangeness = strangenessOf(raw.format, steps, present)
  if (strangeness === 'newer') return { ok: false, reason: 'newer', format: String(raw.format) }
  const next = steps.find(({ from }) => from === raw.format)
  if (!next) return { ok: false, reason: 'unknown' }
  const shaped = v.safeParse(next.shape, raw)
  if (!shaped.success) return { ok: false, reason: 'wrong-field', field: fieldOf(shaped.issues) }
  return upgrade({ ...next.step(shaped.output), format: next.to }, steps, present)
}
