/** Lets the bot on turn decide once. The bot sees the game and random numbers of its own, never the seed. */
import { bots, hasNetworks, needsNetworks, type BotMove } from '@/bots'
import { seatsOf } from '@/engine'
import { botRandom, seedOfText } from './dice'
import { gameOf, moveCount, nextRoll, pilotOf } from './present'
import { sealAt, throwsOwn } from './seals'
import { playMove, roll } from './steps'
import type { Match } from './types'
import { once } from './once'

/** What the bot on turn would do now; asked again it says the same. */
export const wishOfBot = once((match: Match): BotMove => {
  const game = gameOf(match)
  const pilot = pilotOf(match, game.turn)
  if (pilot.who !== 'bot') throw new Error(`Seat ${game.turn} is played by a person`)
  const seed = sealAt(match.info, nextRoll(match))?.seed ?? seedOfText(match.info.id)
  const random = botRandom(seed, game.turn, moveCount(match))
  return bots[pilot.level].choose(game, random)
})

/** Whether a bot at the table asks networks that have not been loaded yet. */
export const waitsForNetworks = (match: Match): boolean =>
  !hasNetworks() &&
  seatsOf(gameOf(match)).some((seat) => {
    const pilot = pilotOf(match, seat)
    return pilot.who === 'bot' && needsNetworks(pilot.level)
  })

/** Dice may be thrown on the table now: by a person who may also stop, or for a bot that wants to roll. */
export const takesThrow = (match: Match): boolean => {
  const { phase, turn } = gameOf(match)
  if (!throwsOwn(match) || phase === 'place' || phase === 'over') return false
  if (phase === 'roll' || pilotOf(match, turn).who === 'person') return true
  return !waitsForNetworks(match) && wishOfBot(match).type === 'roll'
}

/** One action of the bot on turn. Where the dice are thrown at the table, somebody has to throw them for it. */
export const playBot = (match: Match, at: string): Match => {
  const move = wishOfBot(match)
  return move.type === 'roll' ? roll(match, at) : playMove(match, move, at)
}
