/** One sentence and the one way on, in place of the whole app. */
import { ScrollView, StyleSheet, View } from 'react-native'
import { space, useTheme } from '@/theme/index'
import { Button, FocusRing, Text } from '@/ui/index'

type MessagePageProps = {
  readonly says: string
  readonly label: string
  readonly onPress: () => void
}

export const MessagePage = ({ says, label, onPress }: MessagePageProps) => {
  const { colours } = useTheme()
  return (
    <ScrollView role="main" style={{ backgroundColor: colours.bg }} contentContainerStyle={styles.page}>
      <FocusRing />
      <View style={styles.column}>
        <View role="alert">
          <Text type="h2" heading={1} centred>
            {says}
          </Text>
        </View>
        <Button kind="gold" label={label} onPress={onPress} />
      </View>
    </ScrollView>
  )
}

const styles = StyleSheet.create({
  page: { flexGrow: 1, alignItems: 'center', justifyContent: 'center', padding: space.xl },
  column: { width: '100%', maxWidth: 420, gap: space.xl },
})
