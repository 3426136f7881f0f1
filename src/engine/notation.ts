/**
 * Writes and reads a position as one line of text. Reading refuses malformed and impossible positions; it never throws.
 *
 * Six fields, one space between them:
 *
 *     ....../.....3./.B..../....aa/..b1+.../...... a:decide 2a - 4 32.55.32
 *
 * 1. The board, rows 6 to 1, each from column 1 to 6, rows apart by `/`. A space is `.` or the letter of its owner's
 *    seat, `a` to `e`, as a capital when it is claimed; then the squatter of this turn; then `+` for its claim marker.
 * 2. Who is to move, and the phase: `a:roll`, `a:decide`, `a:over`, or the dice on the table: `a:346`.
 * 3. The table: how many seats, and which one began; `2a:reuse` with reusable squatters.
 * 4. Who called the last round, or `-`. The turns left follow from who is to move.
 * 5. The turns completed.
 * 6. The spaces that took a marker this turn, column and row, in order, a claimed squatter's twice; or `-`.
 */
import { cellAt, columnOf, rowOf, spaceAt } from './board'
import { flawOf, flawReasons, turnsLeftFor } from './flaws'
import {
  dieValues,
  type Cell,
  type Dice,
  type Die,
  type Game,
  type SeatCount,
  type Seat,
  type Space,
} from './types'

const letters = 'abcde'
const rowsFromTheTop = [6, 5, 4, 3, 2, 1] as const satisfies readonly Die[]

export const writePosition = (game: Game): string =>
  [
    writeBoard(game),
    `${letters[game.turn]}:${game.dice?.join('') ?? game.phase}`,
    `${game.rules.seats}${letters[game.rules.first]}${game.rules.reusableSquatters ? ':reuse' : ''}`,
    game.lastRound ? letters[game.lastRound.caller] : '-',
    game.turnsPlayed,
    game.placedThisTurn.map((space) => `${columnOf(space)}${rowOf(space)}`).join('.') || '-',
  ].join(' ')

const writeBoard = (game: Game): string =>
  rowsFromTheTop
    .map((row) => dieValues.map((column) => writeCell(cellAt(game, spaceAt(column, row)))).join(''))
    .join('/')

const writeCell = ({ owner, claimed, squatter, claim }: Cell): string => {
  const letter = owner === null ? '.' : letters.charAt(owner)
  return `${claimed ? letter.toUpperCase() : letter}${squatter ?? ''}${claim ? '+' : ''}`
}

const syntaxProblems = [
  'not-six-fields',
  'bad-board',
  'bad-turn',
  'bad-table',
  'bad-caller',
  'bad-count',
  'bad-placed',
] as const
export const positionProblems = [...syntaxProblems, ...flawReasons] as const
type PositionProblem = (typeof positionProblems)[number]

type ReadPosition =
  | { readonly ok: true; readonly game: Game }
  /** `column` counts the characters of the line from 1. */
  | { readonly ok: false; readonly column: number; readonly reason: PositionProblem }

export const readPosition = (text: string): ReadPosition => {
  const fields = text.split(' ')
  const [boardText = '', turnText = '', tableText = '', callerText = '', countText = '', placedText = ''] =
    fields
  if (fields.length !== 6) return refused(text.length + 1, 'not-six-fields')
  const columnOfField = (index: number): number =>
    fields.slice(0, index).join(' ').length + (index > 0 ? 2 : 1)

  const board = readBoard(boardText)
  if (board.cells === null) return refused(board.at, 'bad-board')
  const [, mover, doing] = /^([a-e]):(roll|decide|over|[1-6]{3})$/.exec(turnText) ?? []
  if (!mover || !doing) return refused(columnOfField(1), 'bad-turn')
  const [, seats, first, reuse] = /^([2-5])([a-e])(:reuse)?$/.exec(tableText) ?? []
  if (!seats || !first) return refused(columnOfField(2), 'bad-table')
  if (!/^[-a-e]$/.test(callerText)) return refused(columnOfField(3), 'bad-caller')
  if (!/^(0|[1-9]\d{0,8})$/.test(countText)) return refused(columnOfField(4), 'bad-count')
  if (!/^(-|[1-6]{2}(\.[1-6]{2})*)$/.test(placedText)) return refused(columnOfField(5), 'bad-placed')

  const dice = /\d/.test(doing) ? ([...doing].map(Number) as readonly number[] as Dice) : null
  const table = {
    rules: {
      seats: Number(seats) as SeatCount,
      first: seatOf(first),
      reusableSquatters: reuse !== undefined,
    },
    turn: seatOf(mover),
    phase: dice ? 'place' : (doing as Game['phase']),
  } as const
  const caller = callerText === '-' ? null : seatOf(callerText)
  const placedThisTurn = placedText === '-' ? [] : placedText.split('.').map(readSpace)
  const game: Game = {
    ...table,
    cells: board.cells,
    dice,
    lastRound: caller === null ? null : { caller, turnsLeft: turnsLeftFor(table, caller) },
    turnsPlayed: Number(countText),
    rollsThisTurn: placedThisTurn.length + (dice ? 1 : 0),
    placedThisTurn,
  }
  const flaw = flawOf(game)
  if (flaw === null) return { ok: true, game }
  const fieldOfFlaw = { turn: 1, rules: 2, lastRound: 3, turnsPlayed: 4, placedThisTurn: 5 } as const
  const column = typeof flaw.at === 'number' ? board.columns[flaw.at]! : columnOfField(fieldOfFlaw[flaw.at])
  return refused(column, flaw.reason)
}

const refused = (column: number, reason: PositionProblem): ReadPosition => ({ ok: false, column, reason })
const seatOf = (letter: string): Seat => letters.indexOf(letter) as Seat
const readSpace = (name: string): Space => spaceAt(Number(name[0]) as Die, Number(name[1]) as Die)

/** The cells with their columns in the text; or the column of the first error. */
type ReadBoard =
  | { readonly cells: readonly Cell[]; readonly columns: readonly number[] }
  | { readonly cells: null; readonly at: number }

const readBoard = (text: string): ReadBoard => {
  const cells: Cell[] = []
  const columns: number[] = []
  let at = 0
  for (const row of rowsFromTheTop) {
    for (const column of dieValues) {
      const [found, letter, squatter, claim] = /^([.a-eA-E])([1-6]?)(\+?)/.exec(text.slice(at, at + 3)) ?? []
      if (!found || !letter) return { cells: null, at: at + 1 }
      const space = spaceAt(column, row)
      cells[space] = {
        owner: letter === '.' ? null : seatOf(letter.toLowerCase()),
        claimed: letter >= 'A' && letter <= 'E',
        squatter: squatter ? (Number(squatter) as Die) : null,
        claim: claim !== '',
      }
      columns[space] = at + 1
      at += found.length
    }
    if (row > 1 && text[at] !== '/') return { cells: null, at: at + 1 }
    at += row > 1 ? 1 : 0
  }
  return at === text.length ? { cells, columns } : { cells: null, at: at + 1 }
}
