/** The same table once more: the seat after the last starter begins (R4). */
import { nextFirst, playersOf, type Match } from '@/match/index'
import { useServices } from '../services'
import { useBeginMatch } from '../shell/useBeginMatch'

export function useRematch(match: Match): () => void {
  const { newSeed } = useServices()
  const begin = useBeginMatch()
  return () =>
    begin({
      rules: { ...match.info.rules, first: nextFirst(match) },
      players: playersOf(match),
      seed: newSeed(),
    })
}
