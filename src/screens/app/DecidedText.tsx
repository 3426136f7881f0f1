/** What decided a match, in bold, and the figures behind it. */
import { StyleSheet } from 'react-native'
import { families } from '@/theme/index'
import { Text } from '@/ui/index'
import type { Decided } from './decided'

export const DecidedText = ({ decided: { lead, rest } }: { readonly decided: Decided }) => (
  <Text type="body">
    <Text type="body" style={styles.lead}>
      {lead}
    </Text>{' '}
    {rest}
  </Text>
)

const styles = StyleSheet.create({ lead: { fontFamily: families.text700 } })
