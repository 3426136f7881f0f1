/** Playing a match: each function takes a match and returns the next. Never changes its argument, never waits. */
import {
  newGame,
  play,
  type Dice,
  type Game,
  type GameEvent,
  type Move,
  type Seat,
  type Space,
} from '@/engine/index'
import { diceFor } from './dice'
import { checkInfo } from './info'
import type { Match, MatchInfo, MoveStep, Pilot, Player, Step } from './types'

export const newMatch = (info: MatchInfo): Match => {
  const fault = checkInfo(info)
  if (fault) throw new RangeError(`This match cannot begin: ${fault}`)
  return { info, steps: [] }
}

const openings = new WeakMap<Match, Game>()

/** The game as it was set up, the same object each time. */
export const openingOf = (match: Match): Game => {
  const known = openings.get(match)
  if (known) return known
  const game = newGame(match.info.rules)
  openings.set(match, game)
  return game
}

const isMove = (step: Step): step is MoveStep => step.type === 'move'

/** The last move played; null before the first roll. */
export const lastMove = ({ steps }: Match): MoveStep | null => steps.findLast(isMove) ?? null

export const gameOf = (match: Match): Game => lastMove(match)?.game ?? openingOf(match)

/** The game that a move of this match was played in. */
export const gameBefore = (match: Match, step: MoveStep): Game =>
  match.steps.slice(0, match.steps.indexOf(step)).findLast(isMove)?.game ?? openingOf(match)

/** What the last move brought about; nothing before the first roll. */
export const eventsOf = (match: Match): readonly GameEvent[] => lastMove(match)?.events ?? []

const playersKnown = new WeakMap<Match, readonly Player[]>()

/** The players by seat, with those who took over in their places. */
export const playersOf = (match: Match): readonly Player[] => {
  const known = playersKnown.get(match)
  if (known) return known
  const players = [...match.info.players]
  for (const step of match.steps)
    if (step.type === 'handover') players[step.seat] = { ...players[step.seat]!, pilot: step.pilot }
  playersKnown.set(match, players)
  return players
}

/** Who decides for a seat now. */
export const pilotOf = (match: Match, seat: Seat): Pilot => playersOf(match)[seat]!.pilot

/** Plays any move; `at` becomes the time of the end if it ends the match. Throws what the engine throws. */
export const playMove = (match: Match, move: Move, at: string): Match => {
  const { game, events } = play(gameOf(match), move)
  const steps = [...match.steps, { type: 'move', move, game, events } as const]
  return { info: game.phase === 'over' ? { ...match.info, ended: at } : match.info, steps }
}

/** The dice the seed holds for the next roll; null when the match has none and they are thrown elsewhere. */
const nextDice = (match: Match): Dice | null => {
  const { turnsPlayed, rollsThisTurn } = gameOf(match)
  return match.info.seed === null ? null : diceFor(match.info.seed, turnsPlayed, rollsThisTurn)
}

/** Rolls the dice of the seed. A roll that busts can end the match, so it needs the time too. */
export const roll = (match: Match, at: string): Match => {
  const dice = nextDice(match)
  if (dice === null) throw new Error('This match has no seed: its dice are thrown at the table, use rollWith')
  return playMove(match, { type: 'roll', dice }, at)
}

/** Takes dice thrown at the table; only for a match without a seed. */
export const rollWith = (match: Match, dice: Dice, at: string): Match => {
  if (match.info.seed !== null) throw new Error('This match has a seed: its dice cannot be chosen')
  return playMove(match, { type: 'roll', dice }, at)
}

export const place = (match: Match, space: Space): Match =>
  // A placement never ends a match, so no time is needed.
  playMove(match, { type: 'place', space }, '')

export const stop = (match: Match, at: string): Match => playMove(match, { type: 'stop' }, at)

/** R16: a person may take a placement back until the next roll or the stop. A bot stands by its own. */
export const canUndo = (match: Match): boolean =>
  lastMove(match)?.move.type === 'place' && pilotOf(match, gameOf(match).turn).who === 'person'

/** Removes the last placement; the same dice lie on the table again, and the record keeps no trace. */
export const undo = (match: Match): Match => {
  if (!canUndo(match)) throw new Error('There is no placement to take back')
  const last = lastMove(match)
  return { info: match.info, steps: match.steps.filter((step) => step !== last) }
}

/** Somebody else decides for a seat from now on. Touches no rule. */
export const handOver = (match: Match, seat: Seat, pilot: Pilot): Match => {
  if (seat >= match.info.rules.seats) throw new RangeError(`Seat ${seat} is not at this table`)
  return { info: match.info, steps: [...match.steps, { type: 'handover', seat, pilot }] }
}

/** Moves played so far, placements taken back not counted. */
export const moveCount = (match: Match): number => match.steps.filter(isMove).length

/** The round being played, counted from 1. */
export const roundOf = ({ turnsPlayed, rules, phase }: Game): number =>
  1 + Math.floor((phase === 'over' ? turnsPlayed - 1 : turnsPlayed) / rules.seats)

/** Who starts a rematch: the seat after the last starter. */
export const nextFirst = ({ info }: { readonly info: Pick<MatchInfo, 'rules'> }): Seat =>
  ((info.rules.first + 1) % info.rules.seats) as Seat
