/**
 * Writes a match as a record. Its moves are short text, which is read here too: `235:52 146?:41. 333x @2=baron`.
 */
import { columnOf, rowOf, spaceAt, type Dice, type Die, type Seat, type Space } from '@/engine'
import { levels } from '@/names'
import { recordFormat, type MatchRecord } from './formats'
import { temperaments, type Match, type Pilot, type Step } from './types'

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

/**
 * `235` dice as rolled, `:52` a marker on column 5, row 2, `.` the stop, `x` after dice the bust they made,
 * `@2=baron` a handover, seats counted from 1, `?` a hint taken before what follows. White space is allowed between tokens.
 */
type Token =
  | { readonly type: 'dice'; readonly dice: Dice; readonly bust: boolean }
  | { readonly type: 'place'; readonly space: Space }
  | { readonly type: 'stop' }
  | { readonly type: 'handover'; readonly seat: Seat; readonly pilot: Pilot }
  | { readonly type: 'hint' }

export type MoveToken = Exclude<Token, { readonly type: 'handover' | 'hint' }>

type TokensRead = {
  /** `at` is the index in the text. */
  readonly tokens: readonly { readonly token: Token; readonly at: number }[]
  /** Where reading failed, and what stands there; null when all was read. */
  readonly broken: { readonly at: number; readonly found: string } | null
}

const pattern = /([1-6])([1-6])([1-6])(\s*x)?|:([1-6])([1-6])|(\.)|(\?)|@([1-5])=([a-z/]{1,40})/y

const tokenOf = (found: RegExpExecArray): Token | null => {
  const [, first, second, third, bust, column, row, stop, hint, seat, pilot = ''] = found
  const die = (text: string): Die => Number(text) as Die
  if (first && second && third)
    return { type: 'dice', dice: [die(first), die(second), die(third)], bust: bust !== undefined }
  if (column && row) return { type: 'place', space: spaceAt(die(column), die(row)) }
  if (stop !== undefined) return { type: 'stop' }
  if (hint !== undefined) return { type: 'hint' }
  const taker = readPilot(pilot)
  return taker && { type: 'handover', seat: (Number(seat) - 1) as Seat, pilot: taker }
}

/** A pilot as one word: `person`, `baron`, and in older matches `surveyor/thief`. */
export const writePilot = (pilot: Pilot): string => {
  if (pilot.who === 'person') return 'person'
  return pilot.temperament ? `${pilot.level}/${pilot.temperament}` : pilot.level
}

/** Null for any other word. */
export const readPilot = (text: string): Pilot | null => {
  if (text === 'person') return { who: 'person' }
  const [first, second, ...rest] = text.split('/')
  const level = levels.find((each) => each === first)
  const temperament = temperaments.find((each) => each === second)
  if (level === undefined || rest.length > 0 || second !== temperament) return null
  return temperament === undefined ? { who: 'bot', level } : { who: 'bot', level, temperament }
}

export const readTokens = (text: string): TokensRead => {
  const tokens: { readonly token: Token; readonly at: number }[] = []
  for (let at = 0; at < text.length;) {
    if (/\s/.test(text.charAt(at))) {
      at += 1
      continue
    }
    pattern.lastIndex = at
    const found = pattern.exec(text)
    const token = found && tokenOf(found)
    if (!token) return { tokens, broken: { at, found: text.slice(at, at + 12) } }
    tokens.push({ token, at })
    at += found[0].length
  }
  return { tokens, broken: null }
}

const writeStep = (step: Step): string => {
  if (step.type === 'handover') return ` @${step.seat + 1}=${writePilot(step.pilot)}`
  if (step.type === 'hint') return '?'
  const { move, events } = step
  if (move.type === 'stop') return '.'
  if (move.type === 'place') return `:${columnOf(move.space)}${rowOf(move.space)}`
  return ` ${move.dice.join('')}${events.some(({ type }) => type === 'busted') ? 'x' : ''}`
}

export const writeMoves = (steps: readonly Step[]): string => steps.map(writeStep).join('').trimStart()
