/** Reads the match of a screen from the saves. If it cannot be opened, goes to a page that says why. */
import { startTransition, useEffect, useState, type ReactNode } from 'react'
import { View } from 'react-native'
import { usePhrases } from '@/i18n/PhrasesProvider'
import type { Match } from '@/match'
import type { MatchFound } from '@/saves'
import { useTheme } from '@/theme/ThemeProvider'
import { useRoutes } from '@/routes'
import { useServices } from '@/services'

type StoredMatchProps = { readonly id: string; readonly children: (match: Match) => ReactNode }

export function StoredMatch({ id, children }: StoredMatchProps) {
  const match = useStoredMatch(id)
  const { colours } = useTheme()
  const { common } = usePhrases()
  // Another link may have been opened while this match was being read.
  if (match?.info.id === id) return children(match)
  return (
    <View
      role="main"
      aria-busy
      aria-label={common.loading}
      style={{ flex: 1, backgroundColor: colours.bg }}
    />
  )
}

type Reason = Extract<MatchFound, { readonly ok: false }>['reason']

/** Broken matches and those of a newer app are listed among the saved games with the reason; for others, Home says why. */
const placeFor = (reason: Reason): Parameters<ReturnType<typeof useRoutes>['reset']>[0] => {
  if (reason === 'put-aside' || reason === 'newer')
    return { index: 1, routes: [{ name: 'Home' }, { name: 'Saved' }] }
  const notice = reason === 'not-found' ? 'missing' : 'unreachable'
  return { index: 0, routes: [{ name: 'Home', params: { notice } }] }
}

function useStoredMatch(id: string): Match | null {
  const { saves, memory } = useServices()
  const routes = useRoutes()
  const [ended] = useState(() => memory.justEnded.get(id) ?? null)
  const [match, setMatch] = useState(ended)
  useEffect(() => {
    if (ended?.info.id === id) return
    let current = true
    void saves.read(id).then((found) => {
      if (!current) return
      // A transition, because mounting a whole screen may take long.
      if (found.ok) startTransition(() => setMatch(found.match))
      else routes.reset(placeFor(found.reason))
    })
    return () => {
      current = false
    }
  }, [ended, id, saves, routes])
  return match
}
