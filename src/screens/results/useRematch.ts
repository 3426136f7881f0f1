/** The same table once more: the seat after the last starter begins (R4). */
import { newMatch, nextFirst, playersOf, type Match } from '@/match/index'
import { useOpenMatch } from '../routes'
import { useServices } from '../services'

export function useRematch(match: Match): () => void {
  const { saves, now, newId, newSeed } = useServices()
  const open = useOpenMatch()
  return () => {
    const next = newMatch({
      id: newId(),
      title: '',
      started: now(),
      ended: null,
      rules: { ...match.info.rules, first: nextFirst(match) },
      players: playersOf(match),
      seed: newSeed(),
    })
    saves.save(next)
    saves.remember('lastTable', { rules: next.info.rules, players: next.info.players })
    open(next.info.id)
  }
}
