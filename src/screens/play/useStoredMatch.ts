/** A match from the saves, once it has been read. One that is not here leads Home, which says so. */
import { useEffect, useState } from 'react'
import type { Match } from '@/match/index'
import { useRoutes } from '../routes'
import { useServices } from '../services'

export function useStoredMatch(id: string): Match | null {
  const { saves } = useServices()
  const routes = useRoutes()
  const [match, setMatch] = useState<Match | null>(null)
  useEffect(() => {
    let current = true
    void saves.read(id).then((found) => {
      if (!current) return
      if (found.ok) setMatch(found.match)
      else routes.reset({ index: 0, routes: [{ name: 'Home', params: { notice: 'missing' } }] })
    })
    return () => {
      current = false
    }
  }, [id, saves, routes])
  return match
}
