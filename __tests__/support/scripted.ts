/** The moves that lead to a position, for tests that need a real match behind it. Refuses pictures with markers of this turn. */
import { columnOf, rowOf, spaces, type Cell, type Seat, type SeatCount } from '@/engine'
import { cellsOf } from './position'

/**
 * Moves in the short text of a record without a seed. In the first round each seat puts down what the picture gives
 * it, six spaces at most; then every turn busts on a claimed space of the diagonal, until `rounds` are over.
 */
export const movesTo = (picture: string, seats: SeatCount, rounds = 1): string => {
  const cells = cellsOf(picture)
  const opening = Array.from({ length: seats }, (_, seat) => turnOf(cells, seat as Seat))
  const closed = [1, 2, 3, 4, 5, 6].find((number) => cells[(number - 1) * 7]!.claimed)
  const bust = closed ? ` ${closed}${closed}${closed}x` : null
  if (rounds > 1 && bust === null) throw new Error('Nothing on the diagonal is claimed, so no turn can bust')
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

/** The position of the design's pictures: Anna, Ruben, Doc Hollis and Mei in their sixth round. */
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
