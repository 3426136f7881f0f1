/** Converts a record of any format to a match. Validates every field. */
import { formatSteps, recordFormat, recordShape, type FormatStep } from './formats'
import { checkInfo, titleLimit } from './info'
import type { Raw } from './json'
import { playMoves, type RecordBroken, type RecordFault } from './replay'
import { readShape } from './shapes'
import { tidyName } from './tidyName'
import type { Match, Player } from './types'

type RecordRead = { readonly ok: true; readonly match: Match; readonly title: string } | RecordBroken

const refused = (fault: RecordFault): RecordBroken => ({
  ok: false,
  fault,
  move: null,
  turn: 0,
  roll: 0,
  at: 0,
  line: 1,
  partial: null,
  title: '',
})

/** Checks a record of any format and plays it through the engine. */
export const matchOf = (raw: Raw): RecordRead => {
  const upgraded = upgrade(raw)
  if (!upgraded.ok && upgraded.reason === 'newer')
    return refused({ code: 'other-format', format: upgraded.format })
  if (!upgraded.ok)
    return refused({ code: 'wrong-field', field: upgraded.reason === 'unknown' ? 'format' : upgraded.field })
  const shaped = readShape(recordShape, upgraded.raw)
  if (!shaped.ok) {
    const { field } = shaped
    return refused(field.startsWith('rules') ? { code: 'bad-rules' } : { code: 'wrong-field', field })
  }
  const { format: _, title, moves, ...info } = shaped.value
  const code = checkInfo(info) ?? (title.length > titleLimit ? 'bad-title' : null)
  if (code) return refused({ code })
  return { ...playMoves({ ...info, players: info.players.map(named) }, moves), title: tidyName(title) }
}

/** A player without a visible name gets the number of the seat. */
const named = (player: Player, seat: number): Player => ({
  ...player,
  name: tidyName(player.name) || String(seat + 1),
})

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
