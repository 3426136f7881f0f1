/** Plays one decision of the bot on turn. The bot sees the game and its own random numbers, never the seed of the dice. */
import { bots, hasNetworks, needsNetworks, type BotMove } from '@/bots'
import { seatsOf } from '@/engine'
import { botRandom, sealAt, seedOfText, throwsOwn } from './dice'
import { memoise } from './memoise'
import { gameOf, moveCount, nextRoll, pilotOf } from './state'
import { playMove, roll } from './steps'
import type { Match } from './types'

/** What the bot on turn wants to do. Memoised: asking again gives the same answer. */
export const wishOfBot = memoise((match: Match): BotMove => {
  const game = gameOf(match)
  const pilot = pilotOf(match, game.turn)
  if (pilot.who !== 'bot') throw new Error(`Seat ${game.turn} is played by a person`)
  const seed = sealAt(match.info, nextRoll(match))?.seed ?? seedOfText(match.info.id)
  const random = botRandom(seed, game.turn, moveCount(match))
  return bots[pilot.level].choose(game, random)
})

/** Whether a bot at the table needs networks that have not been loaded. */
export const waitsForNetworks = (match: Match): boolean =>
  !hasNetworks() &&
  seatsOf(gameOf(match)).some((seat) => {
    const pilot = pilotOf(match, seat)
    return pilot.who === 'bot' && needsNetworks(pilot.level)
  })

/** Whether real dice may be entered now: by a person, or for a bot that wants to roll. */
export const takesThrow = (match: Match): boolean => {
  const { phase, turn } = gameOf(match)
  if (!throwsOwn(match) || phase === 'place' || phase === 'over') return false
  if (phase === 'roll' || pilotOf(match, turn).who === 'person') return true
  return !waitsForNetworks(match) && wishOfBot(match).type === 'roll'
}

/** Plays one action of the bot on turn. Throws if it wants to roll real dice, because a person has to roll them. */
export const playBot = (match: Match, at: string): Match => {
  const move = wishOfBot(match)
  return move.type === 'roll' ? roll(match, at) : playMove(match, move, at)
}
