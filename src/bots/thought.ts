/** How a bot's mind is made into a bot: it reads the game, asks the mind, and answers with a move. Decides nothing itself. */
import { legalPlacements, type Game, type SeatCount } from '@/engine/index'
import type { Bot } from './bot'
import { shares } from './facts'
import { Boards } from './boards'
import { Position } from './position'

/** What one placement would be. */
export type Option = { readonly space: number; readonly third: number; readonly taking: number }

/** A way of thinking about one position, which it was made for and which is filled in anew before every question. */
export type Mind = {
  /** How good a placement is; the best one is taken, of equal ones the first. */
  readonly rate: (option: Option, random: () => number) => number
  /** Called once before the placements of a roll are rated. */
  readonly look: () => void
  /** Whether to stop now. */
  readonly stops: (random: () => number) => boolean
}
export type MakeMind = (position: Position) => Mind

/** On the very last turn nobody stops while losing, and everybody stops once the win is safe (R18, R19). */
const lastTurn = (position: Position, boards: Boards, into: Float32Array): boolean | null => {
  if (position.turnsLeft !== 1) return null
  boards.look()
  shares(boards.stopped, position.seats, into)
  const share = into[position.mover]!
  return share === 1 ? true : share === 0 ? false : null
}

type Seated = { readonly position: Position; readonly mind: Mind; readonly boards: Boards }

/** With `knowsLastTurn` off, the bot plays its very last turn like any other. */
export const botOf = (makeMind: MakeMind, knowsLastTurn = true): Bot => {
  /** One mind for each kind of match, made when it is first needed: its buffers are used again. */
  const minds = new Map<string, Seated>()
  const result = new Float32Array(5)

  const seat = (seats: SeatCount, reusable: boolean): Seated => {
    const kind = `${seats}${reusable}`
    const known = minds.get(kind)
    if (known) return known
    const position = new Position(seats, reusable)
    const made = { position, mind: makeMind(position), boards: new Boards(position) }
    minds.set(kind, made)
    return made
  }

  return {
    choose: (game: Game, random) => {
      if (game.phase === 'over') throw new Error('The match is over: there is nothing to choose')
      if (game.phase === 'roll') return { type: 'roll' }
      const { position, mind, boards } = seat(game.rules.seats, game.rules.reusableSquatters)
      position.read(game)
      if (game.phase === 'decide') {
        const known = knowsLastTurn ? lastTurn(position, boards, result) : null
        const stops = known ?? mind.stops(random)
        return { type: stops ? 'stop' : 'roll' }
      }
      const placements = legalPlacements(game)
      if (placements.length === 1) return { type: 'place', space: placements[0]!.space }
      mind.look()
      let best = placements[0]!.space
      let highest = -Infinity
      for (const { space, third } of placements) {
        const rating = mind.rate({ space, third, taking: position.takes(space) }, random)
        if (rating <= highest) continue
        highest = rating
        best = space
      }
      return { type: 'place', space: best }
    },
  }
}
