/** Words for assistive technology that nobody sees: on the web the name of a control whose visible words are too short. */
import { StyleSheet, Text } from 'react-native'

export const Unseen = ({ children }: { readonly children: string }) => (
  <Text allowFontScaling={false} style={styles.unseen}>
    {children}
  </Text>
)

const styles = StyleSheet.create({
  unseen: { position: 'absolute', width: 1, height: 1, overflow: 'hidden', opacity: 0.01 },
})
