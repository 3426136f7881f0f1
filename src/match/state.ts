/** Derives the game, players, turns and next roll from the steps of a match. */
import {
  bySeat,
  cellAt,
  newGame,
  type BySeat,
  type Dice,
  type Game,
  type GameEvent,
  type Seat,
  type Space,
} from '@/engine'
import { memoise } from './memoise'
import type { Match, MatchInfo, MoveStep, Pilot, Player, RollAt, Step, Turn } from './types'

/** The game before the first roll, always the same object. */
export const firstGameOf = memoise((match: Match): Game => newGame(match.info.rules))

const isMove = (step: Step): step is MoveStep => step.type === 'move'

/** Null before the first roll. */
export const lastMove = ({ steps }: Match): MoveStep | null => steps.findLast(isMove) ?? null

export const gameOf = (match: Match): Game => lastMove(match)?.game ?? firstGameOf(match)

/** The game before a move of this match. */
export const gameBefore = (match: Match, step: MoveStep): Game =>
  match.steps.slice(0, match.steps.indexOf(step)).findLast(isMove)?.game ?? firstGameOf(match)

/** The events of the last move; none before the first roll. */
export const eventsOf = (match: Match): readonly GameEvent[] => lastMove(match)?.events ?? []

/** The players as they sat down. `checkInfo` has made sure that there is one for each seat. */
export const startingPlayers = ({ players }: MatchInfo): BySeat<Player> => players as BySeat<Player>

/** The players with their present pilots. */
export const playersOf = memoise(({ info, steps }: Match): BySeat<Player> =>
  bySeat(info, (seat) => {
    const player = startingPlayers(info)[seat]
    const handover = steps.findLast((step) => step.type === 'handover' && step.seat === seat)
    return handover?.type === 'handover' ? { ...player, pilot: handover.pilot } : player
  }),
)

export const playerAt = (match: Match, seat: Seat): Player => playersOf(match)[seat]

/** Who decides for a seat now: a person or a bot. */
export const pilotOf = (match: Match, seat: Seat): Pilot => playerAt(match, seat).pilot

/** Moves so far, not counting placements taken back. */
export const moveCount = (match: Match): number => match.steps.filter(isMove).length

/** Counted from 1. */
export const roundOf = ({ turnsPlayed, rules, phase }: Game): number =>
  1 + Math.floor((phase === 'over' ? turnsPlayed - 1 : turnsPlayed) / rules.seats)

/** Who starts a rematch: the seat after the last starter. */
export const nextFirst = ({ info }: { readonly info: Pick<MatchInfo, 'rules'> }): Seat =>
  ((info.rules.first + 1) % info.rules.seats) as Seat

export const isOver = (match: Match): boolean => gameOf(match).phase === 'over'

/** The turn and roll number of the next roll. */
export const nextRoll = (match: Match): RollAt => {
  const { turnsPlayed, rollsThisTurn } = gameOf(match)
  return { turn: turnsPlayed, roll: rollsThisTurn }
}

/** All turns, of which the last may be unfinished. Memoised, so it is cheap to call while drawing. */
export const turnsOf = memoise((match: Match): readonly Turn[] => {
  let before = firstGameOf(match)
  const turns: Turn[] = []
  let moves: MoveStep[] = []
  for (const step of match.steps) {
    if (step.type !== 'move') continue
    moves.push(step)
    if (step.game.turnsPlayed === before.turnsPlayed) continue
    turns.push(turnOf(before, moves))
    before = step.game
    moves = []
  }
  if (moves.length > 0) turns.push(turnOf(before, moves))
  return turns
})

const turnOf = (before: Game, moves: readonly MoveStep[]): Turn => {
  const events = moves.flatMap((step) => step.events)
  const rolls: { dice: Dice; placed: Space | null }[] = []
  for (const { move } of moves) {
    if (move.type === 'roll') rolls.push({ dice: move.dice, placed: null })
    const last = rolls.at(-1)
    if (move.type === 'place' && last) last.placed = move.space
  }
  const ending = events.find(({ type }) => type === 'stopped' || type === 'busted')?.type ?? null
  return {
    seat: before.turn,
    number: before.turnsPlayed,
    before,
    rolls,
    ending: ending as Turn['ending'],
    events,
  }
}

// Games in the middle of a move, for drawing: the engine only has the games before and after it.

/** With the dice on the table, before a placement or a bust. */
export const withDiceThrown = (before: Game, dice: Dice): Game => ({
  ...before,
  phase: 'place',
  dice,
  rollsThisTurn: before.rollsThisTurn + 1,
})

/** After a bust (R12) or a stop (R14) has changed the cells, before the turn passes. */
export const withMarkersGone = (game: Game, after: Game): Game => ({
  ...game,
  cells: after.cells,
  placedThisTurn: [],
})

/** During a stop (R14): the markers on the spaces `taken` have been settled, the others not yet. */
export const withSpacesTaken = (before: Game, after: Game, taken: readonly Space[]): Game => ({
  ...before,
  cells: before.cells.map((cell, space) => (taken.includes(space) ? cellAt(after, space) : cell)),
})
