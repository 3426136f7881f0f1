/** One thing for each kind of match (how many seats, which squatters), made when it is first needed and used again. */
import type { Game, SeatCount } from '@/engine'
import { Position } from './position'

/** Answers the thing for the game's kind, with its position filled in from the game. */
export const forEachKind = <Thing>(
  make: (position: Position) => Thing,
): ((game: Game) => { readonly position: Position; readonly thing: Thing }) => {
  const made = new Map<string, { readonly position: Position; readonly thing: Thing }>()
  const makeFor = (seats: SeatCount, reusable: boolean) => {
    const position = new Position(seats, reusable)
    return { position, thing: make(position) }
  }
  return (game) => {
    const { seats, reusableSquatters } = game.rules
    const kind = `${seats}${reusableSquatters}`
    const found = made.get(kind) ?? makeFor(seats, reusableSquatters)
    made.set(kind, found)
    found.position.read(game)
    return found
  }
}
