/** The same table once more, everybody back in the seat they took: the seat after the last starter begins (R4). */
import { nextFirst, type Match } from '@/match/index'
import { useServices } from '../app/services'
import { useBeginMatch } from '../app/useBeginMatch'

export function useRematch(match: Match): () => void {
  const { newSeed } = useServices()
  const begin = useBeginMatch()
  return () =>
    begin({
      rules: { ...match.info.rules, first: nextFirst(match) },
      players: match.info.players,
      seed: newSeed(),
    })
}
