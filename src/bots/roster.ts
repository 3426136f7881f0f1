/** Which bot plays which level and temperament. */
import { groupSize, legalPlacements, type Game } from '@/engine/index'
import type { Bot } from './bot'
import { type Level, type Temperament } from './levels'

/** A stand-in until the real levels are in: greedy, and stops after a fixed number of placements. */
const greedy = (enough: number): Bot => ({
  choose: (game: Game) => {
    if (game.phase === 'over') throw new Error('The match is over: there is nothing to choose')
    if (game.phase === 'roll') return { type: 'roll' }
    if (game.phase === 'decide') return { type: game.placedThisTurn.length >= enough ? 'stop' : 'roll' }
    const worth = (space: number): number => {
      const cells = game.cells.map((cell, at) =>
        at === space || cell.squatter !== null || cell.claim ? { ...cell, owner: game.turn } : cell,
      )
      return groupSize(cells, game.turn)
    }
    const [best] = legalPlacements(game)
      .map(({ space, kind }) => ({ space, value: worth(space) * 2 + (kind === 'claim' ? 1 : 0) }))
      .sort((a, b) => b.value - a.value)
    return { type: 'place', space: best!.space }
  },
})

export const bots: Readonly<Record<Level, Bot>> = {
  greenhorn: greedy(2),
  prospector: greedy(3),
  homesteader: greedy(4),
  surveyor: greedy(4),
  assayer: greedy(5),
  baron: greedy(5),
}

/** The bot for a level; a temperament changes its style where the level has any. */
export const botFor = (level: Level, _temperament: Temperament | null): Bot => bots[level]
