/** Builds a bot from a mind: reads the game, asks the mind for a decision, and answers with a move. */
import { itemAt } from '@/checked'
import { legalPlacements, orderedRolls, type Game, type SeatCount, type Space } from '@/engine'
import { Boards } from './boards'
import { shares } from './facts'
import { Position } from './position'
import { UsableRolls } from './usableRolls'

/** A move without dice: the match rolls them, so no bot ever knows a roll in advance. */
export type BotMove =
  { readonly type: 'roll' } | { readonly type: 'place'; readonly space: Space } | { readonly type: 'stop' }

export type Bot = {
  /** A legal move for the seat on turn. The same game and the same random numbers give the same move. */
  readonly choose: (game: Game, random: () => number) => BotMove
}

export type Option = { readonly space: number; readonly third: number; readonly taking: number }

/** Decides about one `Position`, which is refilled from the game before every question. */
export type Mind = {
  /** Picks one of two or more placements. */
  readonly place: (options: readonly Option[], random: () => number) => Option
  readonly stops: (random: () => number) => boolean
}

/** The option rated highest, of equal ones the first. */
export const highest = (options: readonly Option[], rate: (option: Option) => number): Option => {
  let best = itemAt(options, 0)
  let bestRating = -Infinity
  for (const option of options) {
    const rating = rate(option)
    if (rating <= bestRating) continue
    bestRating = rating
    best = option
  }
  return best
}

export type MakeMind = (position: Position) => Mind

// Scratch space, overwritten by each call of `certainStop`.
const ifStopped = new Float32Array(5)
const ifBust = new Float32Array(5)

/**
 * Whether to stop, where the answer is certain; otherwise null. Rolls where no roll can bust. On the very last turn of the match,
 * rolls while losing and stops once the win is safe (R18, R19); on a tie any further placement wins, so the chance of a bust
 * decides.
 */
const certainStop = (position: Position, boards: Boards, rolls: UsableRolls): boolean | null => {
  const { mover, seats, turnsLeft } = position
  rolls.look()
  const usable = rolls.now / orderedRolls
  if (turnsLeft !== 1) return usable === 1 ? false : null
  boards.look()
  shares(boards.stopped, seats, ifStopped)
  shares(boards.standing, seats, ifBust)
  const share = ifStopped[mover]!
  return share > 0 && share >= usable + (1 - usable) * ifBust[mover]!
}

/** A `careful` bot makes the certain decisions of `certainStop` without asking its mind. */
export const botOf = (makeMind: MakeMind, careful = true): Bot => {
  const mindFor = perKindOfMatch((position) => ({
    mind: makeMind(position),
    boards: new Boards(position),
    rolls: new UsableRolls(position),
  }))

  return {
    choose: (game: Game, random) => {
      if (game.phase === 'over') throw new Error('The match is over: there is nothing to choose')
      if (game.phase === 'roll') return { type: 'roll' }
      const { position, made } = mindFor(game)
      const { mind, boards, rolls } = made
      if (game.phase === 'decide') {
        const stops = (careful ? certainStop(position, boards, rolls) : null) ?? mind.stops(random)
        return { type: stops ? 'stop' : 'roll' }
      }
      const options = legalPlacements(game).map(({ space, third }) => ({
        space,
        third,
        taking: position.takes(space),
      }))
      const { space } = options.length === 1 ? itemAt(options, 0) : mind.place(options, random)
      return { type: 'place', space }
    },
  }
}

type Made<Thing> = { readonly position: Position; readonly made: Thing }

/**
 * Makes something once for each number of seats and variant, and reuses it. The function it returns refills the position from the
 * game and returns both.
 */
export const perKindOfMatch = <Thing>(make: (position: Position) => Thing): ((game: Game) => Made<Thing>) => {
  const known = new Map<string, Made<Thing>>()
  const makeFor = (seats: SeatCount, reusable: boolean): Made<Thing> => {
    const position = new Position(seats, reusable)
    return { position, made: make(position) }
  }
  return (game) => {
    const { seats, reusableSquatters } = game.rules
    const kind = `${seats}${reusableSquatters}`
    const found = known.get(kind) ?? makeFor(seats, reusableSquatters)
    known.set(kind, found)
    found.position.read(game)
    return found
  }
}
