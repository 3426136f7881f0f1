/** Chooses what the play screen shows: from the match and what people have seen of it. Holds no rule, no words, no state. */
import { gameOf, turnsOf, type Match } from '@/match'
import { performedScene } from './performed'
import type { Scene, SceneInput, Seen } from './scene'
import { playerScene, recapScene, standingScene } from './standing'

/** On opening a match, the last turn counts as unseen until somebody has rolled since. */
export const seenOnOpening = (match: Match): Seen => {
  const { turnsPlayed, rollsThisTurn } = gameOf(match)
  const seen = rollsThisTurn > 0 || turnsPlayed === 0 ? turnsPlayed : turnsPlayed - 1
  return { busts: seen, passes: seen }
}

export const sceneOf = (input: SceneInput): Scene => {
  const { match, performing, asked } = input
  if (performing) return performedScene(performing, input)
  if (asked === null) return standingScene(input)
  if ('player' in asked) return playerScene(gameOf(match), asked.player)
  const turn = turnsOf(match).find(({ number }) => number === asked.turn)
  return turn ? recapScene(match, turn) : standingScene(input)
}
