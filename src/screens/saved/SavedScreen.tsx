/** The drawer of saved games. */
import { usePhrases } from '@/i18n/index'
import { Page } from '../shell/Page'
import { Text } from '@/ui/index'

export const SavedScreen = () => {
  const { saved } = usePhrases()
  return (
    <Page title={saved.title}>
      <Text>{saved.empty}</Text>
    </Page>
  )
}
