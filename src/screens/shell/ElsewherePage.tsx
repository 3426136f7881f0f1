/** Stands in for the whole app while another window plays: two windows at one table would write over each other. */
import { ScrollView, StyleSheet, View } from 'react-native'
import { usePhrases } from '@/i18n/index'
import { space, useTheme } from '@/theme/index'
import { Button, FocusRing, Text } from '@/ui/index'
import { useServices } from '../services'

export const ElsewherePage = () => {
  const { problems } = usePhrases()
  const { saves } = useServices()
  const { colours } = useTheme()
  return (
    <ScrollView role="main" style={{ backgroundColor: colours.bg }} contentContainerStyle={styles.page}>
      <FocusRing />
      <View style={styles.column}>
        <View role="alert">
          <Text type="h2" heading={1} centred>
            {problems.elsewhere}
          </Text>
        </View>
        <Button kind="gold" label={problems.continueHere} onPress={() => void saves.takeOver()} />
      </View>
    </ScrollView>
  )
}

const styles = StyleSheet.create({
  page: { flexGrow: 1, alignItems: 'center', justifyContent: 'center', padding: space.xl },
  column: { width: '100%', maxWidth: 420, gap: space.xl },
})
