import type { Bot } from '../../src/bots/index'
import {
  play,
  seatsOf,
  standings,
  type Die,
  type Game,
  type GameEvent,
  type Seat,
} from '../../src/engine/index'

/** Called for each move. */
export type Watch = (before: Game, after: Game, events: readonly GameEvent[]) => void

export const playOut = (
  opening: Game,
  playerAt: (seat: Seat) => Bot,
  random: () => number,
  watch?: Watch,
): Game => {
  const die = (): Die => (1 + Math.floor(random() * 6)) as Die
  let game = opening
  while (game.phase !== 'over') {
    const move = playerAt(game.turn).choose(game, random)
    const played = play(game, move.type === 'roll' ? { type: 'roll', dice: [die(), die(), die()] } : move)
    watch?.(game, played.game, played.events)
    game = played.game
  }
  return game
}

/** Each seat's share of the win in a finished match: 1, 0, or 1/k when k players share it. */
export const partsOf = (game: Game): readonly number[] => {
  const ranks = standings(game)
  const winners = ranks.filter(({ rank }) => rank === 1)
  return seatsOf(game).map((seat) =>
    winners.some((winner) => winner.seat === seat) ? 1 / winners.length : 0,
  )
}
