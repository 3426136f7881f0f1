/** What a match comes to at present: its game, its players, its last move, its next roll. Changes nothing. */
import { newGame, type BySeat, type Game, type GameEvent, type Seat } from '@/engine'
import { rollOff, type RollOff } from './dice'
import type { Match, MatchInfo, MoveStep, Pilot, Player, RollAt, Step } from './types'
import { once } from './once'

/** The game as it was set up, the same object each time. */
export const openingOf = once((match: Match): Game => newGame(match.info.rules))

const isMove = (step: Step): step is MoveStep => step.type === 'move'

/** The last move played; null before the first roll. */
export const lastMove = ({ steps }: Match): MoveStep | null => steps.findLast(isMove) ?? null

export const gameOf = (match: Match): Game => lastMove(match)?.game ?? openingOf(match)

/** The game that a move of this match was played in. */
export const gameBefore = (match: Match, step: MoveStep): Game =>
  match.steps.slice(0, match.steps.indexOf(step)).findLast(isMove)?.game ?? openingOf(match)

/** What the last move brought about; nothing before the first roll. */
export const eventsOf = (match: Match): readonly GameEvent[] => lastMove(match)?.events ?? []

/** The players by seat, with those who took over in their places. */
export const playersOf = once((match: Match): BySeat<Player> => {
  const players = match.info.players.map((player, seat) => {
    const handover = match.steps.findLast((step) => step.type === 'handover' && step.seat === seat)
    return handover?.type === 'handover' ? { ...player, pilot: handover.pilot } : player
  })
  return players as readonly Player[] as BySeat<Player>
})

export const playerAt = (match: Match, seat: Seat): Player => playersOf(match)[seat]

/** Who decides for a seat now. */
export const pilotOf = (match: Match, seat: Seat): Pilot => playerAt(match, seat).pilot

/** Moves played so far, placements taken back not counted. */
export const moveCount = (match: Match): number => match.steps.filter(isMove).length

/** The round being played, counted from 1. */
export const roundOf = ({ turnsPlayed, rules, phase }: Game): number =>
  1 + Math.floor((phase === 'over' ? turnsPlayed - 1 : turnsPlayed) / rules.seats)

/** Who starts a rematch: the seat after the last starter. */
export const nextFirst = ({ info }: { readonly info: Pick<MatchInfo, 'rules'> }): Seat =>
  ((info.rules.first + 1) % info.rules.seats) as Seat

/** What decided who starts, where dice did and are known here. */
export const rollOffOf = ({ info: { starter, seals, rules } }: Match): RollOff | null => {
  const seed = seals[0]?.seed ?? null
  return starter === 'rolled' && seed !== null ? rollOff(seed, rules.seats) : null
}

export const isOver = (match: Match): boolean => gameOf(match).phase === 'over'

/** Where the roll that comes next stands, whoever makes it. */
export const nextRoll = (match: Match): RollAt => {
  const { turnsPlayed, rollsThisTurn } = gameOf(match)
  return { turn: turnsPlayed, roll: rollsThisTurn }
}
