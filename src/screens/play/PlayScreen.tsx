/** The place of one match: reads it, and lays the table. A match that is not here leads Home. */
import { View } from 'react-native'
import { usePhrases } from '@/i18n/index'
import { useTheme } from '@/theme/index'
import type { ScreenProps } from '../routes'
import { PlayTable } from './PlayTable'
import { useStoredMatch } from './useStoredMatch'

export function PlayScreen({ route }: ScreenProps<'Match'>) {
  const { id } = route.params
  const match = useStoredMatch(id)
  const { colours } = useTheme()
  const { common } = usePhrases()
  if (match?.info.id === id) return <PlayTable key={id} match={match} />
  return (
    <View
      role="main"
      aria-busy
      aria-label={common.loading}
      style={{ flex: 1, backgroundColor: colours.bg }}
    />
  )
}
