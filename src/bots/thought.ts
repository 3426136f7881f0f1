/** How a bot's mind is made into a bot: it reads the game, asks the mind, and answers with a move. Decides nothing itself. */
import { legalPlacements, type Game } from '@/engine/index'
import type { Bot } from './bot'
import { shares } from './facts'
import { Boards } from './boards'
import { forEachKind } from './kinds'
import type { Position } from './position'

/** What one placement would be. */
export type Option = { readonly space: number; readonly third: number; readonly taking: number }

/** A way of thinking about one position, which it was made for and which is filled in anew before every question. */
export type Mind = {
  /** Which placement to take, of two or more. */
  readonly place: (options: readonly Option[], random: () => number) => Option
  /** Whether to stop now. */
  readonly stops: (random: () => number) => boolean
}

/** The option rated highest, of equal ones the first. */
export const highest = (options: readonly Option[], rate: (option: Option) => number): Option => {
  let best = options[0]!
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

/** On the very last turn nobody stops while losing, and everybody stops once the win is safe (R18, R19). */
const lastTurn = (position: Position, boards: Boards, into: Float32Array): boolean | null => {
  if (position.turnsLeft !== 1) return null
  boards.look()
  shares(boards.stopped, position.seats, into)
  const share = into[position.mover]!
  return share === 1 ? true : share === 0 ? false : null
}

/** With `knowsLastTurn` off, the bot plays its very last turn like any other. */
export const botOf = (makeMind: MakeMind, knowsLastTurn = true): Bot => {
  const mindFor = forEachKind((position) => ({ mind: makeMind(position), boards: new Boards(position) }))
  const result = new Float32Array(5)

  return {
    choose: (game: Game, random) => {
      if (game.phase === 'over') throw new Error('The match is over: there is nothing to choose')
      if (game.phase === 'roll') return { type: 'roll' }
      const { position, thing } = mindFor(game)
      const { mind, boards } = thing
      if (game.phase === 'decide') {
        const known = knowsLastTurn ? lastTurn(position, boards, result) : null
        const stops = known ?? mind.stops(random)
        return { type: stops ? 'stop' : 'roll' }
      }
      const options = legalPlacements(game).map(({ space, third }) => ({
        space,
        third,
        taking: position.takes(space),
      }))
      const { space } = options.length === 1 ? options[0]! : mind.place(options, random)
      return { type: 'place', space }
    },
  }
}
