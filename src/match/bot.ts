/** Lets the bot on turn decide once. The bot sees the game and random numbers of its own, never the seed. */
import { botFor } from '@/bots/index'
import type { Dice } from '@/engine/index'
import { botRandom, seedOfText } from './dice'
import { gameOf, moveCount, pilotOf, playMove, roll, rollWith } from './steps'
import type { Match } from './types'

/** One action of the bot on turn. A match without a seed needs the dice that `throwDice` brings from elsewhere. */
export const playBot = (match: Match, at: string, throwDice?: () => Dice): Match => {
  const game = gameOf(match)
  const pilot = pilotOf(match, game.turn)
  if (pilot.who !== 'bot') throw new Error(`Seat ${game.turn} is played by a person`)
  const seed = match.info.seed ?? seedOfText(match.info.id)
  const random = botRandom(seed, game.turn, moveCount(match))
  const move = botFor(pilot.level, pilot.temperament).choose(game, random)
  if (move.type !== 'roll') return playMove(match, move, at)
  return match.info.seed === null && throwDice ? rollWith(match, throwDice(), at) : roll(match, at)
}
