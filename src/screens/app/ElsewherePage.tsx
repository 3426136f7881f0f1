/** Takes the place of the whole app while another window plays: two windows at one table would write over each other. */
import { usePhrases } from '@/i18n/index'
import { useServices } from './services'
import { MessagePage } from './MessagePage'

export const ElsewherePage = () => {
  const { problems } = usePhrases()
  const { saves } = useServices()
  return (
    <MessagePage
      says={problems.elsewhere}
      label={problems.continueHere}
      onPress={() => void saves.takeOver()}
    />
  )
}
