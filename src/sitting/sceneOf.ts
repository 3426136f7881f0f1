/** Chooses what the play screen shows, from the match, the event on stage and what people have seen. */
import { required } from '@/checked'
import { bustCount, ifYouStop, lastPlaced, type EventOf, type Game, type Seat } from '@/engine'
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
  withSpacesTaken,
  type Match,
  type MoveStep,
  type Turn,
} from '@/match'
import type { Performing } from '@/stage/stage'
import { choicesOf, missesOf } from './choices'
import type { BotAction, Scene, SceneInput, Seen } from './scene'

/** When a match is opened, its last turn counts as unseen until its bust was passed on or somebody has rolled since. */
export const seenOnOpening = (match: Match, passedOn = 0): Seen => {
  const { turnsPlayed, rollsThisTurn } = gameOf(match)
  const seen = rollsThisTurn > 0 || turnsPlayed === 0 ? turnsPlayed : turnsPlayed - 1
  return { busts: Math.max(seen, Math.min(passedOn, turnsPlayed)), passes: seen }
}

export const sceneOf = (input: SceneInput): Scene => {
  const { match, performing, asked } = input
  if (performing) return performingScene(performing, input)
  if (asked === null) return idleScene(input)
  if ('player' in asked) return playerScene(gameOf(match), asked.player)
  const turn = turnsOf(match).find(({ number }) => number === asked.turn)
  return turn ? recapScene(match, turn) : idleScene(input)
}

/** The scene while an event is performed. */
const performingScene = (
  { event, act, stakes }: Performing,
  { step = Infinity, ...input }: SceneInput,
): Scene => {
  const { match } = input
  switch (event.type) {
    case 'rolled': {
      const { seat, dice } = event
      const game = withDiceThrown(act.before, dice)
      return isPerson(match, seat)
        ? { is: 'rolling', game, seat, dice }
        : { is: 'botTurn', game, seat, dice, action: { did: 'rolling' }, last: null }
    }
    case 'busted': {
      const { seat, dice, lost } = event
      if (isPerson(match, seat)) return bustScene(event, act.before, act.after, false)
      const game = withMarkersGone(withDiceThrown(act.before, dice), act.after)
      return {
        is: 'botTurn',
        game,
        seat,
        dice,
        action: { did: 'busted', lost, explained: step > 0 },
        last: null,
      }
    }
    case 'placed':
      return isPerson(match, event.seat) ? decideScene(act.after) : botScene(match, act.after)
    case 'stopped': {
      const { seat, settled, claimed } = event
      const game = withMarkersGone(act.before, act.after)
      const { order } = stakes.takes
      const counted = withSpacesTaken(act.before, act.after, order.slice(0, step))
      const shared = { game, seat, counted }
      if (isPerson(match, seat))
        return { ...shared, is: 'settling', stopped: event, done: step > order.length }
      const took = settled.length + claimed.length
      return { ...shared, is: 'botTurn', dice: null, action: { did: 'stopped', took }, last: null }
    }
    case 'lastRoundCalled': {
      // The call belongs on the board of the player who calls.
      const { seat } = event
      const game = { ...withMarkersGone(act.before, act.after), lastRound: act.after.lastRound }
      const stopped = act.events.find((each) => each.type === 'stopped')
      if (isPerson(match, seat) && stopped) return { is: 'settling', game, seat, stopped, done: true }
      const took = (stopped?.settled.length ?? 0) + (stopped?.claimed.length ?? 0)
      return { is: 'botTurn', game, seat, dice: null, action: { did: 'stopped', took }, last: null }
    }
    case 'turnPassed':
    case 'ended':
      return idleScene({ ...input, passScreen: false, seen: { busts: Infinity, passes: Infinity } })
  }
}

const isPerson = (match: Match, seat: Seat): boolean => pilotOf(match, seat).who === 'person'

/** The scene while nothing is performed: everything is rebuilt from the record. */
const idleScene = ({ match, seen, wasOver = false, passScreen, entered = [] }: SceneInput): Scene => {
  const game = gameOf(match)
  const seat = game.turn
  const ended = turnsOf(match).filter(({ ending }) => ending !== null)
  const last = ended.at(-1) ?? null
  const isFresh = game.phase === 'over' || game.rollsThisTurn === 0

  // With own dice, people see a bot's bust too, so that they can correct it.
  const isSeen = last !== null && (isPerson(match, last.seat) || throwsOwn(match))
  if (isFresh && last?.ending === 'busted' && seen.busts < game.turnsPlayed && isSeen)
    return lastBustScene(match, wasOver)
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
  if (game.phase === 'place')
    return { is: 'choose', game, seat, dice: required(game.dice), options: choicesOf(game) }
  return decideScene(game)
}

/** The turns that bots have played since a person did; if there are none, the last turn. */
const sincePerson = (match: Match, ended: readonly Turn[]): readonly Turn[] => {
  const lastOfPerson = ended.findLastIndex(({ seat }) => isPerson(match, seat))
  const byBots = ended.slice(lastOfPerson + 1)
  return byBots.length > 0 ? byBots : ended.slice(-1)
}

/** The turns of all others since this seat's last one. */
const sinceTurnOf = (seat: Seat, ended: readonly Turn[]): readonly Turn[] =>
  ended.slice(ended.findLastIndex((turn) => turn.seat === seat) + 1)

const decideScene = (game: Game): Scene => ({
  is: 'decide',
  game,
  seat: game.turn,
  preview: required(ifYouStop(game)),
  bust: bustCount(game),
  last: lastPlaced(game),
})

/** A bot's turn between two of its deeds, rebuilt from its last move. */
const botScene = (match: Match, game: Game): Scene => {
  const placed = eventsOf(match).find((event) => event.type === 'placed')
  const turn = turnsOf(match).at(-1)
  const dice = game.dice ?? (turn && turn.ending === null ? (turn.rolls.at(-1)?.dice ?? null) : null)
  const action: BotAction =
    game.phase === 'decide' && placed
      ? { did: 'placed', space: placed.space, placed, bust: bustCount(game) }
      : { did: game.phase === 'place' ? 'rolled' : 'nothing' }
  return { is: 'botTurn', game, seat: game.turn, dice, action, last: lastPlaced(game) }
}

const playerScene = (game: Game, of: Seat): Scene => ({ is: 'player', game, seat: game.turn, of })

/** The bust that ended the last turn. */
const lastBustScene = (match: Match, isFinal: boolean): Scene => {
  const step = required(lastMove(match))
  const busted = required(step.events.find((event) => event.type === 'busted'))
  return bustScene(busted, gameBefore(match, step), step.game, isFinal)
}

const bustScene = (busted: EventOf<'busted'>, before: Game, after: Game, isFinal: boolean): Scene => {
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
    isFinal,
  }
}

/** A finished turn as it was when it ended: before the stop, or at the bust. */
const recapScene = (match: Match, turn: Turn): Scene => {
  const step = required(
    match.steps.find(
      (each): each is MoveStep => each.type === 'move' && each.game.turnsPlayed === turn.number + 1,
    ),
  )
  const before = gameBefore(match, step)
  const game = turn.ending === 'busted' ? withMarkersGone(before, step.game) : before
  return { is: 'recap', game, seat: turn.seat, turn, last: lastPlaced(game) }
}
