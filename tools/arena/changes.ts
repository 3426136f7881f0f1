/** Counts the placements that a level's habit changes. */
import '../networks'
import { bots, type Level } from '../../src/bots/index'
import { plain } from '../../src/bots/roster'
import { newGame, type SeatCount } from '../../src/engine/index'
import { seededRandom } from '../seededRandom'
import { playOut } from './match'

/**
 * Mean number of changed placements of a player in a match, compared with the level without its habit on the same random numbers.
 */
export const changedPlacements = (level: Level, seats: SeatCount, matches: number): number => {
  const without = plain(level)
  let changed = 0
  for (let match = 0; match < matches; match += 1) {
    let moves = 0
    const asked = {
      choose: (game: Parameters<typeof without.choose>[0]) => {
        moves += 1
        const seed = match * 4096 + moves
        const move = bots[level].choose(game, seededRandom(seed))
        if (move.type === 'place') {
          const other = without.choose(game, seededRandom(seed))
          if (other.type === 'place' && other.space !== move.space) changed += 1
        }
        return move
      },
    }
    playOut(newGame({ seats }), () => asked, seededRandom(match))
  }
  return changed / matches / seats
}
