/** Builds positions from text pictures of six rows of six spaces, without using the engine. */
import type { Cell, Dice, Die, Game, Rules, Seat, Space } from '@/engine'

export type PositionOptions = Partial<Rules> & {
  readonly turn?: Seat
  /** Rolled dice, such as '346'. */
  readonly dice?: string
  /** The seat that called the last round. */
  readonly caller?: Seat
  readonly phase?: Game['phase']
}

/** A space by its name, column first: `at('5,2')` is column 5, row 2. */
export const at = (name: string): Space => {
  const [column, row] = name.split(',').map(Number)
  if (!column || !row || column > 6 || row > 6) throw new Error(`There is no space ${name}`)
  return (row - 1) * 6 + column - 1
}

export const nameOf = (space: Space): string => `${(space % 6) + 1},${Math.floor(space / 6) + 1}`
export const names = (spaces: readonly Space[]): readonly string[] => spaces.map(nameOf)

/** `dice('346')` */
export const dice = (text: string): Dice => {
  if (!/^[1-6]{3}$/.test(text)) throw new Error(`${text} is not a roll of three dice`)
  return [...text].map(Number) as unknown as Dice
}

/**
 * The cells of a picture, row 6 on top, separated by spaces. `.` is empty, a letter is the owner's seat (`a` is
 * seat 0), a capital is claimed, a digit is a squatter of this turn and `+` a claim marker of this turn: `b3+`.
 */
export const cellsOf = (picture: string): readonly Cell[] => {
  const rows = picture
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
  if (rows.length !== 6 || rows.some((row) => row.length !== 6))
    throw new Error(`Not six by six:\n${picture}`)
  return rows.reverse().flat().map(cellOf)
}

const cellOf = (text: string): Cell => {
  const found = /^(\.|[a-eA-E])?([1-6])?(\+)?$/.exec(text)
  if (!found || text === '') throw new Error(`${text} is not a space`)
  const [, letter = '.', squatter, claim] = found
  return {
    owner: letter === '.' ? null : ('abcde'.indexOf(letter.toLowerCase()) as Seat),
    claimed: letter !== '.' && letter === letter.toUpperCase(),
    squatter: squatter ? (Number(squatter) as Die) : null,
    claim: claim === '+',
  }
}

/** The board of a game as a picture. */
export const pictureOf = ({ cells }: Pick<Game, 'cells'>): string =>
  [5, 4, 3, 2, 1, 0]
    .map((row) =>
      cells
        .slice(row * 6, row * 6 + 6)
        .map(textOf)
        .join(' '),
    )
    .join('\n')

const textOf = ({ owner, claimed, squatter, claim }: Cell): string => {
  const letter = owner === null ? '' : 'abcde'[owner]!
  return `${claimed ? letter.toUpperCase() : letter}${squatter ?? ''}${claim ? '+' : ''}` || '.'
}

/** Normalises a picture, to compare it with `pictureOf`. */
export const tidy = (picture: string): string => pictureOf({ cells: cellsOf(picture) })

/** A game in the middle of a long match with this board; by default two players, seat 0 to move. */
export const position = (picture: string, options: PositionOptions = {}): Game => {
  const { seats = 2, first = 0, reusableSquatters = false, turn = 0, caller } = options
  const cells = cellsOf(picture)
  const marked = cells.flatMap((cell, space) => (cell.squatter !== null || cell.claim ? [space] : []))
  const onTheTable = options.dice ? dice(options.dice) : null
  const phase = options.phase ?? (onTheTable ? 'place' : marked.length > 0 ? 'decide' : 'roll')
  const placedThisTurn = marked.flatMap((space) =>
    cells[space]!.claim && cells[space]!.owner !== turn ? [space, space] : [space],
  )
  const turnNumber = seats * 20 + ((turn - first + seats) % seats)
  return {
    rules: { seats, first, reusableSquatters },
    cells,
    turn,
    phase,
    dice: onTheTable,
    lastRound:
      caller === undefined
        ? null
        : { caller, turnsLeft: phase === 'over' ? 0 : ((caller - turn + seats) % seats) + 1 },
    turnsPlayed: turnNumber + (phase === 'over' ? 1 : 0),
    rollsThisTurn: placedThisTurn.length + (onTheTable ? 1 : 0),
    placedThisTurn,
  }
}

export const emptyBoard = `
  . . . . . .
  . . . . . .
  . . . . . .
  . . . . . .
  . . . . . .
  . . . . . .
`
