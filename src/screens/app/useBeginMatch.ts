/** A new match: saved, its table remembered, and opened in place of where it was begun. Decides nothing about it. */
import { newMatch, type MatchInfo } from '@/match/index'
import { useOpenMatch } from './routes'
import { useServices } from './services'

/** Who sits down, by which rules, with which dice. */
type Beginning = Pick<MatchInfo, 'rules' | 'players' | 'seed'>

export const useBeginMatch = (): ((beginning: Beginning) => void) => {
  const { saves, now, newId } = useServices()
  const openMatch = useOpenMatch()
  return ({ rules, players, seed }) => {
    const id = newId()
    saves.save(newMatch({ id, started: now(), ended: null, rules, players, seed }))
    saves.remember('lastTable', { rules, players })
    openMatch(id)
  }
}
