/** One sentence and the way on, in place of the whole app. */
import type { ReactNode } from 'react'
import { ScrollView, StyleSheet, View } from 'react-native'
import { space } from '@/theme/measures'
import { useTheme } from '@/theme/ThemeProvider'
import { Button } from '@/ui/kit/Button'
import { FocusRing } from '@/ui/kit/FocusRing'
import { Text } from '@/ui/kit/Text'

type MessagePageProps = {
  readonly says: string
  readonly label: string
  readonly onPress: () => void
  /** A second way, and what came of it. */
  readonly children?: ReactNode
}

export const MessagePage = ({ says, label, onPress, children }: MessagePageProps) => {
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
        {children}
      </View>
    </ScrollView>
  )
}

const styles = StyleSheet.create({
  page: { flexGrow: 1, alignItems: 'center', justifyContent: 'center', padding: space.xl },
  column: { width: '100%', maxWidth: 420, gap: space.xl },
})
