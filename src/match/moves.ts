/** The moves of a match as short text: `235:52 146?:41. 333x @2=baron`. Reads and writes; plays nothing. */
import { columnOf, rowOf, spaceAt, type Dice, type Die, type Seat, type Space } from '@/engine'
import { readPilot, writePilot } from './pilots'
import type { Pilot, Step } from './types'

/**
 * `235` dice as rolled, `:52` a marker on column 5, row 2, `.` the stop, `x` after dice the bust they made,
 * `@2=baron` a handover, seats counted from 1, `?` a hint before what follows. White space may stand anywhere between.
 */
type Token =
  | { readonly type: 'dice'; readonly dice: Dice; readonly bust: boolean }
  | { readonly type: 'place'; readonly space: Space }
  | { readonly type: 'stop' }
  | { readonly type: 'handover'; readonly seat: Seat; readonly pilot: Pilot }
  | { readonly type: 'hint' }

export type MoveToken = Exclude<Token, { readonly type: 'handover' | 'hint' }>

type TokensRead = {
  /** Each with where it stood in the text. */
  readonly tokens: readonly { readonly token: Token; readonly at: number }[]
  /** Where the text stopped making sense, and what stands there; null when all was read. */
  readonly broken: { readonly at: number; readonly found: string } | null
}

const pattern = /([1-6]{3})(\s*x)?|:([1-6]{2})|(\.)|(\?)|@([1-5])=([a-z/]{1,40})/y

const tokenOf = (found: RegExpExecArray): Token | null => {
  const [, dice, bust, space, stop, hint, seat, pilot] = found
  const die = (text: string): Die => Number(text) as Die
  if (dice !== undefined)
    return { type: 'dice', dice: [die(dice[0]!), die(dice[1]!), die(dice[2]!)], bust: bust !== undefined }
  if (space !== undefined) return { type: 'place', space: spaceAt(die(space[0]!), die(space[1]!)) }
  if (stop !== undefined) return { type: 'stop' }
  if (hint !== undefined) return { type: 'hint' }
  const whom = readPilot(pilot!)
  return whom && { type: 'handover', seat: (Number(seat) - 1) as Seat, pilot: whom }
}

/** Reads as far as the text makes sense. */
export const readTokens = (text: string): TokensRead => {
  const tokens: { readonly token: Token; readonly at: number }[] = []
  for (let at = 0; at < text.length;) {
    if (/\s/.test(text[at]!)) {
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

/** One step as text; a space before it belongs to dice and handovers only. */
const writeStep = (step: Step): string => {
  if (step.type === 'handover') return ` @${step.seat + 1}=${writePilot(step.pilot)}`
  if (step.type === 'hint') return '?'
  const { move, events } = step
  if (move.type === 'stop') return '.'
  if (move.type === 'place') return `:${columnOf(move.space)}${rowOf(move.space)}`
  return ` ${move.dice.join('')}${events.some(({ type }) => type === 'busted') ? 'x' : ''}`
}

export const writeMoves = (steps: readonly Step[]): string => steps.map(writeStep).join('').trimStart()
