/** The scenes of a table where nothing moves, each rebuilt from the record. Holds no words and no state. */
import {
  bustCount,
  ifYouStop,
  lastPlaced,
  readings,
  whyNot,
  type Dice,
  type EventOf,
  type Game,
  type Seat,
} from '@/engine'
import {
  eventsOf,
  gameBefore,
  gameOf,
  lastMove,
  pilotOf,
  takesThrow,
  throwsOwn,
  turnsOf,
  withDiceThrown,
  withMarkersGone,
  type Match,
  type MoveStep,
  type Turn,
} from '@/match'
import { byColumnThenRow, choicesOf } from './choices'
import type { BotDeed, Miss, Scene, SceneInput } from './scene'

export const isPerson = (match: Match, seat: Seat): boolean => pilotOf(match, seat).who === 'person'

export const standingScene = ({ match, seen, passScreen, entered = [] }: SceneInput): Scene => {
  const game = gameOf(match)
  const seat = game.turn
  const ended = turnsOf(match).filter(({ ending }) => ending !== null)
  const last = ended.at(-1) ?? null
  const isFresh = game.phase === 'over' || game.rollsThisTurn === 0

  // Whoever throws for a bot sees its bust too, and can put it right.
  const isSeen = last !== null && (isPerson(match, last.seat) || throwsOwn(match))
  if (isFresh && last?.ending === 'busted' && seen.busts < game.turnsPlayed && isSeen)
    return lastBustScene(match)
  if (game.phase === 'over') {
    const stopped = lastMove(match)?.events.find((event) => event.type === 'stopped') ?? null
    return { is: 'over', game, seat, stopped }
  }
  const isBots = !isPerson(match, seat)
  if ((isBots || entered.length > 0) && takesThrow(match)) return { is: 'entering', game, seat, entered }
  if (isBots) return botScene(match, game)
  if (game.phase === 'roll') {
    const holder = ended.findLast((turn) => isPerson(match, turn.seat))
    if (passScreen && last && holder && holder.seat !== seat && seen.passes < game.turnsPlayed)
      return { is: 'pass', game, seat, recaps: sinceTurnOf(seat, ended) }
    return { is: 'start', game, seat, recaps: sincePerson(match, ended) }
  }
  if (game.phase === 'place') return { is: 'choose', game, seat, dice: game.dice!, options: choicesOf(game) }
  return decideScene(game)
}

/** The turns that bots have played since a person did; where none has, the last turn. */
const sincePerson = (match: Match, ended: readonly Turn[]): readonly Turn[] => {
  const lastOfPerson = ended.findLastIndex(({ seat }) => isPerson(match, seat))
  const byBots = ended.slice(lastOfPerson + 1)
  return byBots.length > 0 ? byBots : ended.slice(-1)
}

/** The turns of all others since this seat's own last one. */
const sinceTurnOf = (seat: Seat, ended: readonly Turn[]): readonly Turn[] =>
  ended.slice(ended.findLastIndex((turn) => turn.seat === seat) + 1)

export const decideScene = (game: Game): Scene => ({
  is: 'decide',
  game,
  seat: game.turn,
  preview: ifYouStop(game)!,
  bust: bustCount(game),
  last: lastPlaced(game),
})

/** A bot's turn between two of its deeds, rebuilt from its last move. */
export const botScene = (match: Match, game: Game): Scene => {
  const placed = eventsOf(match).find((event) => event.type === 'placed')
  const turn = turnsOf(match).at(-1)
  const dice = game.dice ?? (turn && turn.ending === null ? (turn.rolls.at(-1)?.dice ?? null) : null)
  const deed: BotDeed =
    game.phase === 'decide' && placed
      ? { did: 'placed', space: placed.space, placed, bust: bustCount(game) }
      : { did: game.phase === 'place' ? 'rolled' : 'nothing' }
  return { is: 'botTurn', game, seat: game.turn, dice, deed, last: lastPlaced(game) }
}

export const playerScene = (game: Game, of: Seat): Scene => ({ is: 'player', game, seat: game.turn, of })

/** The bust that ended the last turn. */
const lastBustScene = (match: Match): Scene => {
  const step = lastMove(match)!
  const busted = step.events.find((event) => event.type === 'busted')!
  return bustScene(busted, gameBefore(match, step), step.game)
}

export const bustScene = (busted: EventOf<'busted'>, before: Game, after: Game): Scene => {
  const { seat, dice, lost } = busted
  const thrown = withDiceThrown(before, dice)
  return {
    is: 'bust',
    game: withMarkersGone(thrown, after),
    seat,
    dice,
    lost,
    misses: missesOf(thrown, dice),
    next: after.phase === 'over' ? null : after.turn,
  }
}

/** Where dice lead that bring a bust, and why nothing fits there. */
export const missesOf = (thrown: Game, dice: Dice): readonly Miss[] =>
  readings(dice)
    .flatMap(({ space }): Miss[] => {
      const refusal = whyNot(thrown, space, dice)
      return refusal?.code === 'closed-space' || refusal?.code === 'squatter-used' ? [{ space, refusal }] : []
    })
    .sort(byColumnThenRow)

/** A finished turn as it stood when it ended: before the stop, or at the bust. */
export const recapScene = (match: Match, turn: Turn): Scene => {
  const step = match.steps.find(
    (each): each is MoveStep => each.type === 'move' && each.game.turnsPlayed === turn.number + 1,
  )!
  const before = gameBefore(match, step)
  const game = turn.ending === 'busted' ? withMarkersGone(before, step.game) : before
  return { is: 'recap', game, seat: turn.seat, turn, last: lastPlaced(game) }
}
