/** How a bot's mind is made into a bot: it reads the game, asks the mind, and answers with a move. Decides nothing itself. */
import { legalPlacements, orderedRolls, type Game } from '@/engine'
import type { Bot } from './bot'
import { shares } from './facts'
import { Boards } from './boards'
import { Chances } from './chances'
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

const ifStopped = new Float32Array(5)
const ifBust = new Float32Array(5)

/**
 * Whether to stop, where it is certain. Nobody stops where no roll can bust. On the very last turn one goes on while losing
 * and stops once the win is safe (R18, R19); on a tie, any placement more wins, so the chance of a bust decides.
 */
const certainly = (position: Position, boards: Boards, chances: Chances): boolean | null => {
  const { mover, seats, turnsLeft } = position
  chances.look()
  const usable = chances.now / orderedRolls
  if (turnsLeft !== 1) return usable === 1 ? false : null
  boards.look()
  shares(boards.stopped, seats, ifStopped)
  shares(boards.standing, seats, ifBust)
  const share = ifStopped[mover]!
  return share > 0 && share >= usable + (1 - usable) * ifBust[mover]!
}

/** A bot that is not `careful` is left to its mind even where there is nothing to weigh. */
export const botOf = (makeMind: MakeMind, careful = true): Bot => {
  const mindFor = forEachKind((position) => ({
    mind: makeMind(position),
    boards: new Boards(position),
    chances: new Chances(position),
  }))

  return {
    choose: (game: Game, random) => {
      if (game.phase === 'over') throw new Error('The match is over: there is nothing to choose')
      if (game.phase === 'roll') return { type: 'roll' }
      const { position, thing } = mindFor(game)
      const { mind, boards, chances } = thing
      if (game.phase === 'decide') {
        const stops = (careful ? certainly(position, boards, chances) : null) ?? mind.stops(random)
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
