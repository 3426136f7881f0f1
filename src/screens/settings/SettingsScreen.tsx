/** All settings, each at once in force and each kept by itself. */
import { StyleSheet, View } from 'react-native'
import { usePhrases } from '@/i18n/PhrasesProvider'
import { space } from '@/theme/measures'
import { useWindow } from '@/theme/ThemeProvider'
import { useRoutes } from '@/routes'
import { Page } from '../shell/Page'
import { LinkRow, Rows } from '@/ui/kit/Rows'
import { FeelSettings, LookSettings, PlaySettings } from './sections'

export const SettingsScreen = () => {
  const { settings, common } = usePhrases()
  const { navigate } = useRoutes()
  const { wide } = useWindow()
  const about = (
    <View style={styles.about}>
      <Rows>
        <LinkRow title={settings.about} onPress={() => navigate('About')} />
      </Rows>
    </View>
  )
  if (!wide)
    return (
      <Page title={common.settings}>
        <LookSettings />
        <PlaySettings />
        <FeelSettings />
        {about}
      </Page>
    )
  return (
    <Page title={common.settings} maxWidth={1060}>
      <View style={styles.columns}>
        <View style={styles.column}>
          <LookSettings />
          <FeelSettings />
        </View>
        <View style={styles.column}>
          <PlaySettings />
          {about}
        </View>
      </View>
    </Page>
  )
}

const styles = StyleSheet.create({
  columns: { flexDirection: 'row', gap: space.xl },
  column: { flex: 1 },
  about: { marginTop: space.xl },
})
