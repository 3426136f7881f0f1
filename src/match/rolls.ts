/** All rolls of a match, and where their dice came from. Believes a seal only where its seed is here: then the rolls agree with it, or the record was refused. */
import type { Dice, Seat } from '@/engine'
import { openingOf } from './present'
import { sealAt, throwsOwn } from './seals'
import type { Match, MatchInfo, RollAt } from './types'

/**
 * `sealed`: fixed before, by a seal that is open here. `elsewhere`: in a seal that is closed here. `own`: thrown on the table.
 * `written`: in no seal, taken as somebody wrote them.
 */
type RollOrigin = 'sealed' | 'elsewhere' | 'own' | 'written'

export type RollMade = RollAt & {
  readonly seat: Seat
  readonly byBot: boolean
  readonly dice: Dice
  readonly origin: RollOrigin
}

const originAt = (info: MatchInfo, at: RollAt): RollOrigin => {
  const seal = sealAt(info, at)
  if (seal) return seal.seed === null ? 'elsewhere' : 'sealed'
  return info.dice === 'own' ? 'own' : 'written'
}

export const rollsOf = (match: Match): readonly RollMade[] => {
  const bots = match.info.players.map(({ pilot }) => pilot.who === 'bot')
  const rolls: RollMade[] = []
  let game = openingOf(match)
  for (const step of match.steps) {
    if (step.type === 'handover') bots[step.seat] = step.pilot.who === 'bot'
    if (step.type !== 'move') continue
    if (step.move.type === 'roll') {
      const at = { turn: game.turnsPlayed, roll: game.rollsThisTurn }
      const [seat, { dice }] = [game.turn, step.move]
      rolls.push({ ...at, seat, byBot: bots[seat]!, dice, origin: originAt(match.info, at) })
    }
    game = step.game
  }
  return rolls
}

/** What a match has to be called wherever it is listed. */
export type DiceOrigin = 'sealed' | 'own' | 'unverified'

/** As good as the worst of its rolls. */
export const diceOf = (match: Match): DiceOrigin => {
  const origins = new Set(rollsOf(match).map(({ origin }) => origin))
  if (origins.has('written') || origins.has('elsewhere')) return 'unverified'
  return origins.has('own') || throwsOwn(match) ? 'own' : 'sealed'
}
