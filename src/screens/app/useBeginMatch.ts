/** A new match: saved, its table remembered, and opened in place of where it was begun, once. Decides nothing about it. */
import { newMatch, type MatchInfo } from '@/match/index'
import { useOpenMatch, useRoutes } from './routes'
import { useServices } from './services'

/** Who sits down, by which rules, with which dice. */
type Beginning = Pick<MatchInfo, 'rules' | 'players' | 'seed'>

export const useBeginMatch = (): ((beginning: Beginning) => void) => {
  const { saves, now, newId } = useServices()
  const routes = useRoutes()
  const openMatch = useOpenMatch()
  return ({ rules, players, seed }) => {
    // A second press may reach the page that has just been left for the match of the first.
    if (!routes.isFocused()) return
    const id = newId()
    saves.save(newMatch({ id, started: now(), ended: null, rules, players, seed }))
    saves.remember('lastTable', { rules, players })
    openMatch(id)
  }
}
