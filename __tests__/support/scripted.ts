/** Moves of a match that leads to a given position. */
import { columnOf, rowOf, spaces, type Cell, type Seat, type SeatCount } from '@/engine'
import { cellsOf } from './position'

/**
 * In the first round each seat places the markers that the picture gives it, at most six; then every turn busts on a claimed
 * space of the diagonal until `rounds` are over. The picture must not have markers of the current turn.
 */
export const movesTo = (picture: string, seats: SeatCount, rounds = 1): string => {
  const cells = cellsOf(picture)
  const opening = Array.from({ length: seats }, (_, seat) => turnOf(cells, seat as Seat))
  const closed = [1, 2, 3, 4, 5, 6].find((number) => cells[(number - 1) * 7]!.claimed)
  const bust = closed ? ` ${closed}${closed}${closed}x` : null
  if (rounds > 1 && bust === null) throw new Error('No space on the diagonal is claimed, so no turn can bust')
  return [...opening, ...Array.from({ length: (rounds - 1) * seats }, () => bust)].join(' ')
}

const turnOf = (cells: readonly Cell[], seat: Seat): string => {
  const own = spaces.filter((space) => cells[space]!.owner === seat)
  if (own.length < 1 || own.length > 6) throw new Error(`Seat ${seat} needs one to six spaces`)
  const moves = own.flatMap((space, index) => {
    const name = `${columnOf(space)}${rowOf(space)}`
    const placed = `${name}${index + 1}:${name}`
    return cells[space]!.claimed ? [placed, `${name}${index + 1}:${name}`] : [placed]
  })
  return `${moves.join(' ')}.`
}

/** The position in the design's pictures: Anna, Ruben, Doc Hollis and Mei in round six. */
export const picturedTable = movesTo(
  `
  c D . d C C
  d . b . b C
  D d . a . c
  B B A A . c
  B b A . a .
  . . d . . .
`,
  4,
  5,
)
