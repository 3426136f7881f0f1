/** A row of the list, worked out from a match. Reads no disk. */
import { bustCount, markerCount, standings, writePosition } from '@/engine/index'
import { gameOf, playersOf, roundOf } from '@/match/index'
import type { SavedMatch } from './savedMatch'
import type { Entry } from './types'

export const entryOf = ({ match, changed, deleted }: SavedMatch): Entry => {
  const { id, title, started, ended, rules } = match.info
  const game = gameOf(match)
  return {
    id,
    title,
    started,
    changed,
    ended,
    deleted,
    rules,
    players: playersOf(match),
    turn: game.turn,
    phase: game.phase,
    round: roundOf(game),
    atRisk: markerCount(game.cells),
    bustCount: game.phase === 'place' ? null : bustCount(game),
    lastRound: game.lastRound,
    position: writePosition(game),
    standings: game.phase === 'over' ? standings(game) : null,
  }
}
