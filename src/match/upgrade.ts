import { formatSteps, recordFormat, type FormatStep } from './formats'
import type { Raw } from './json'
import { readShape } from './shapes'

const numberOf = (format: unknown): number | null => {
  const found = typeof format === 'string' ? /^claim-it\/([1-9]\d{0,5})$/.exec(format) : null
  return found ? Number(found[1]) : null
}

/** Why a format cannot be read: it is a newer app's, or unknown; null if it can be read. */
export const unreadableFormat = (
  format: unknown,
  steps: readonly FormatStep[] = formatSteps,
  present: string = recordFormat,
): 'newer' | 'unknown' | null => {
  if (format === present || steps.some(({ from }) => from === format)) return null
  const number = numberOf(format)
  return number !== null && number > (numberOf(present) ?? 0) ? 'newer' : 'unknown'
}

type Upgraded =
  | { readonly ok: true; readonly raw: Raw }
  | { readonly ok: false; readonly reason: 'newer'; readonly format: string }
  | { readonly ok: false; readonly reason: 'unknown' }
  | { readonly ok: false; readonly reason: 'wrong-field'; readonly field: string }

/** The result has the name of the present format; the caller checks its shape. */
export const upgrade = (
  raw: Raw,
  steps: readonly FormatStep[] = formatSteps,
  present: string = recordFormat,
): Upgraded => {
  if (raw.format === present) return { ok: true, raw }
  if (unreadableFormat(raw.format, steps, present) === 'newer')
    return { ok: false, reason: 'newer', format: String(raw.format) }
  const next = steps.find(({ from }) => from === raw.format)
  if (!next) return { ok: false, reason: 'unknown' }
  const shaped = readShape(next.shape, raw)
  if (!shaped.ok) return { ok: false, reason: 'wrong-field', field: shaped.field }
  return upgrade({ ...next.step(shaped.value), format: next.to }, steps, present)
}
