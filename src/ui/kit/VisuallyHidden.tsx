/** Words for assistive technology that nobody sees: on the web the name of a control whose visible words are too short. */
import { StyleSheet, Text } from 'react-native'

export const VisuallyHidden = ({ children }: { readonly children: string }) => (
  <Text allowFontScaling={false} style={styles.hidden}>
    {children}
  </Text>
)

const styles = StyleSheet.create({
  hidden: { position: 'absolute', width: 1, height: 1, overflow: 'hidden', opacity: 0.01 },
})
