/** A match from the saves for a place that shows one: nothing is drawn before it has been read. What is not here leads Home. */
import type { ReactNode } from 'react'
import { View } from 'react-native'
import { usePhrases } from '@/i18n/index'
import type { Match } from '@/match/index'
import { useTheme } from '@/theme/index'
import { useStoredMatch } from './useStoredMatch'

export type StoredMatchProps = { readonly id: string; readonly children: (match: Match) => ReactNode }

export function StoredMatch({ id, children }: StoredMatchProps) {
  const match = useStoredMatch(id)
  const { colours } = useTheme()
  const { common } = usePhrases()
  // Another link may have come while this one's match was being read.
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
