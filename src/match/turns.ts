/** The turns of a match, as a recap or a review tells them: rebuilt from the steps, never remembered. */
import type { Dice, Game, GameEvent, Space } from '@/engine'
import { openingOf } from './present'
import type { Match, MoveStep, Turn } from './types'
import { once } from './once'

/** All turns begun; the last may be unfinished. The same array for the same match, so it is cheap to call while drawing. */
export const turnsOf = once((match: Match): readonly Turn[] => {
  let before = openingOf(match)
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
  const events: readonly GameEvent[] = moves.flatMap((step) => step.events)
  const rolls: { dice: Dice; placed: Space | null }[] = []
  for (const { move } of moves) {
    if (move.type === 'roll') rolls.push({ dice: move.dice, placed: null })
    if (move.type === 'place') rolls[rolls.length - 1]!.placed = move.space
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
