/** Stands where a screen is still being built. */
import type { ScreenProps } from '../routes'
import { Page } from './Page'
import { Text } from '@/ui/index'

export const Soon = ({ route }: ScreenProps<'Match'>) => (
  <Page title="Claim It!">
    <Text>{route.params.id}</Text>
  </Page>
)
