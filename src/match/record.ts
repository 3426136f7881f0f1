/** Converts a match to a record, and a record of any format to a match. Validates every field of the record. */
import { recordFormat, recordShape, type MatchRecord } from './formats'
import { checkInfo, titleLimit } from './info'
import type { Raw } from './json'
import { writeMoves } from './moves'
import { playMoves, type RecordBroken, type RecordFault } from './replay'
import { readShape } from './shapes'
import { tidyName } from './tidyName'
import type { Match, Pilot, Player } from './types'
import { upgrade } from './upgrade'

const pilotRecord = (pilot: Pilot): Pilot =>
  pilot.who === 'person'
    ? { who: 'person' }
    : { who: 'bot', level: pilot.level, temperament: pilot.temperament ?? null }

/** Always the same fields in the same order, so that equal matches give equal texts. */
export const recordOf = ({ info, steps }: Match, title = ''): MatchRecord => ({
  format: recordFormat,
  id: info.id,
  title,
  started: info.started,
  ended: info.ended,
  rules: {
    seats: info.rules.seats,
    first: info.rules.first,
    reusableSquatters: info.rules.reusableSquatters,
  },
  starter: info.starter,
  players: info.players.map(({ name, colour, brand, pilot }) => ({
    name,
    colour,
    brand,
    pilot: pilotRecord(pilot),
  })),
  dice: info.dice,
  seals: info.seals.map(({ from: { turn, roll }, hash, seed, late }) => ({
    from: { turn, roll },
    hash,
    seed,
    late,
  })),
  coach: info.coach,
  branch: info.branch && { of: info.branch.of, at: info.branch.at },
  dig: info.dig && { version: info.dig.version, date: info.dig.date },
  sides: null,
  moves: writeMoves(steps),
})

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
