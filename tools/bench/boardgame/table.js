/** Adapts the boardgame.io game to the bench's table interface. */
import { Client } from 'boardgame.io/client'
import { ClaimIt, placementsOf } from './game.js'

export const openTable = () => {
  const client = Client({ game: ClaimIt, numPlayers: 2, debug: false })
  client.start()
  return {
    reset: () => client.reset(),
    look: () => {
      const { G, ctx } = client.getState()
      return {
        isOver: ctx.gameover !== undefined,
        mayStop: G.dice === null && G.placed.length > 0,
        placements: placementsOf(G, ctx.currentPlayer),
      }
    },
    roll: (dice) => client.moves.roll(dice),
    place: (space) => client.moves.place(space),
    stop: () => client.moves.stop(),
    owners: () =>
      client
        .getState()
        .G.cells.map(({ owner, claimed }) => `${owner ?? '.'}${claimed ? '!' : ''}`)
        .join(' '),
  }
}
