/** What a group of choices is about. */
import { StyleSheet } from 'react-native'
import { space } from '@/theme/index'
import { Text } from './Text'

export const GroupHeading = ({ children }: { readonly children: string }) => (
  <Text type="eyebrow" heading={2} style={styles.heading}>
    {children}
  </Text>
)

const styles = StyleSheet.create({ heading: { marginTop: space.xs } })
