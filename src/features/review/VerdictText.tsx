/** What decided a match, in bold, and the figures behind it. */
import { StyleSheet } from 'react-native'
import { families } from '@/theme/type'
import { Text } from '@/ui/kit/Text'
import type { Verdict } from './verdictSentences'

export const VerdictText = ({ decided: { lead, rest } }: { readonly decided: Verdict }) => (
  <Text type="body">
    <Text type="body" style={styles.lead}>
      {lead}
    </Text>{' '}
    {rest}
  </Text>
)

const styles = StyleSheet.create({ lead: { fontFamily: families.text700 } })
