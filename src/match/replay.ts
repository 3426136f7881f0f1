/** Plays the moves of a record through the engine, up to the first wrong one. */
import { IllegalMove, newGame, play, type Game, type Move, type Refusal } from '@/engine'
import { begunSeals, diceFor, sealAt } from './dice'
import type { InfoFault } from './info'
import { readTokens, type MoveToken } from './record'
import { gameOf, moveCount } from './state'
import type { Match, MatchInfo, MoveStep, Step, WrongRoll } from './types'

/** What can be wrong with a record. */
export type RecordFault =
  /** The record comes from a newer app. */
  | { readonly code: 'other-format'; readonly format: string }
  /** A field is missing or has a wrong value. */
  | { readonly code: 'wrong-field'; readonly field: string }
  | { readonly code: InfoFault | 'bad-title' }
  /** Not a move. */
  | { readonly code: 'unreadable'; readonly found: string }
  | { readonly code: 'refused'; readonly refusal: Refusal }
  /** The dice written differ from the sealed ones. */
  | ({ readonly code: 'foreign-dice' } & WrongRoll)
  /** A bust is written where the dice can be used, or missing where they cannot. */
  | { readonly code: 'wrong-bust' }
  | { readonly code: 'bad-handover' }
  | { readonly code: 'after-end' }
  /** The record has an end time but the match has not ended, or the reverse. */
  | { readonly code: 'wrong-ending' }

export type RecordBroken = {
  readonly ok: false
  readonly fault: RecordFault
  /** The broken move, counted from 1; null when the facts before the moves are wrong. */
  readonly move: number | null
  /** Its turn and the roll in that turn, counted from 0. */
  readonly turn: number
  readonly roll: number
  /** Its index and its line (from 1) in the text of the moves. */
  readonly at: number
  readonly line: number
  /** The match up to the last valid move; null when the facts before the moves are wrong. */
  readonly partial: Match | null
  /** Empty when the facts before the moves are wrong. */
  readonly title: string
}
type Played = { readonly ok: true; readonly match: Match } | Omit<RecordBroken, 'title'>

/** `info` has passed `checkInfo`. */
export const playMoves = (info: MatchInfo, moves: string): Played => {
  const { tokens, broken } = readTokens(moves)
  const steps: Step[] = []
  let game = newGame(info.rules)
  const stopAt = (fault: RecordFault, at: number): Played => {
    const isOver = game.phase === 'over'
    // What follows the end may be more of the match, and an end needs its time: then the player can repeat the last move.
    const lacksEnd = isOver && (fault.code === 'after-end' || info.ended === null)
    const sound = lacksEnd ? steps.slice(0, -1) : steps
    const begun: Match = { info: { ...info, ended: isOver && !lacksEnd ? info.ended : null }, steps: sound }
    const partial: Match = { ...begun, info: { ...begun.info, seals: begunSeals(begun) } }
    const { turnsPlayed, rollsThisTurn } = gameOf(partial)
    return {
      ok: false,
      fault,
      move: moveCount(partial) + 1,
      turn: turnsPlayed,
      roll: rollsThisTurn,
      at,
      line: moves.slice(0, at).split('\n').length,
      partial,
    }
  }
  for (const { token, at } of tokens) {
    if (game.phase === 'over') return stopAt({ code: 'after-end' }, at)
    if (token.type === 'handover') {
      if (token.seat >= info.rules.seats) return stopAt({ code: 'bad-handover' }, at)
      steps.push(token)
      continue
    }
    if (token.type === 'hint') {
      if (game.phase === 'roll') return stopAt({ code: 'unreadable', found: '?' }, at)
      steps.push(token)
      continue
    }
    const played = playToken(info, game, token)
    if (!played.ok) return stopAt(played.fault, at)
    steps.push(played.step)
    game = played.step.game
  }
  if (broken) return stopAt({ code: 'unreadable', found: broken.found }, broken.at)
  const match: Match = { info, steps }
  const lastAt = tokens[tokens.length - 1]?.at ?? 0
  if (begunSeals(match).length < info.seals.length) return stopAt({ code: 'bad-seal' }, lastAt)
  if ((game.phase === 'over') === (info.ended !== null)) return { ok: true, match }
  return stopAt({ code: 'wrong-ending' }, lastAt)
}

type Outcome =
  { readonly ok: true; readonly step: MoveStep } | { readonly ok: false; readonly fault: RecordFault }

const playToken = (info: MatchInfo, game: Game, token: MoveToken): Outcome => {
  if (token.type === 'dice' && game.phase !== 'place') {
    const [turn, roll, written] = [game.turnsPlayed, game.rollsThisTurn, token.dice]
    const seed = sealAt(info, { turn, roll })?.seed
    const sealed = seed ? diceFor(seed, turn, roll) : written
    if (sealed.join() !== written.join())
      return { ok: false, fault: { code: 'foreign-dice', turn, roll, sealed, written } }
  }
  const move = moveOf(token)
  try {
    const played = play(game, move)
    const busted = played.events.some(({ type }) => type === 'busted')
    if (token.type === 'dice' && token.bust !== busted) return { ok: false, fault: { code: 'wrong-bust' } }
    return { ok: true, step: { type: 'move', move, ...played } }
  } catch (error) {
    if (error instanceof IllegalMove) return { ok: false, fault: { code: 'refused', refusal: error.refusal } }
    throw error
  }
}

const moveOf = (token: MoveToken): Move => {
  if (token.type === 'dice') return { type: 'roll', dice: token.dice }
  return token.type === 'place' ? { type: 'place', space: token.space } : { type: 'stop' }
}
