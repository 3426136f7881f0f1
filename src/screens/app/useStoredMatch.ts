/** A match from the saves, once it has been read. Where there is none to play, it leads to the place that says why. */
import { useEffect, useState } from 'react'
import type { Match } from '@/match/index'
import type { MatchFound } from '@/saves/index'
import { useRoutes } from './routes'
import { useServices } from './services'

type Reason = Extract<MatchFound, { readonly ok: false }>['reason']

/** What was put aside, or saved by a newer app, lies in the drawer with its reason. */
const placeFor = (reason: Reason): Parameters<ReturnType<typeof useRoutes>['reset']>[0] => {
  if (reason === 'put-aside' || reason === 'newer')
    return { index: 1, routes: [{ name: 'Home' }, { name: 'Saved' }] }
  const notice = reason === 'not-found' ? 'missing' : 'unreachable'
  return { index: 0, routes: [{ name: 'Home', params: { notice } }] }
}

export function useStoredMatch(id: string): Match | null {
  const { saves } = useServices()
  const routes = useRoutes()
  const [match, setMatch] = useState<Match | null>(null)
  useEffect(() => {
    let current = true
    void saves.read(id).then((found) => {
      if (!current) return
      if (found.ok) setMatch(found.match)
      else routes.reset(placeFor(found.reason))
    })
    return () => {
      current = false
    }
  }, [id, saves, routes])
  return match
}
