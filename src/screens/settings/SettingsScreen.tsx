import { StyleSheet, View, Platform } from 'react-native'
import { usePhrases } from '@/i18n/PhrasesProvider'
import { space } from '@/theme/measures'
import { useWindow } from '@/theme/ThemeProvider'
import { useRoutes } from '@/routes'
import { Page } from '../shell/Page'
import { LinkRow, Rows, SectionTitle } from '@/ui/kit/Rows'
import { languageNames, languageOf } from '@/i18n/languages'
import { languages, paces } from '@/names'
import { motionSettings, textSizes, themeSettings, type Settings } from '@/saves'
import { FirstThatFits } from '@/ui/kit/FirstThatFits'
import { Segmented } from '@/ui/kit/Segmented'
import { Unbroken } from '@/ui/kit/Unbroken'
import { useServices, useSettings } from '@/services'
import { useLocaleTags } from '../shell/platform'
import { PickRow, SwitchRow } from './rows'

export const SettingsScreen = () => {
  const { settings, common } = usePhrases()
  const { navigate } = useRoutes()
  const isWide = useWindow().shape === 'wide'
  const about = (
    <View style={styles.about}>
      <Rows>
        <LinkRow title={settings.about} onPress={() => navigate('About')} />
      </Rows>
    </View>
  )
  if (!isWide)
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

const LookSettings = () => {
  const { settings: words, common } = usePhrases()
  const { saves } = useServices()
  const settings = useSettings()
  const spoken = languageOf('system', useLocaleTags())
  const themes = [...themeSettings.filter((value) => value !== 'system'), 'system' as const].map((value) => ({
    value,
    label: words.themes[value],
  }))
  const setTheme = (theme: (typeof themes)[number]['value']) => saves.setSetting('theme', theme)
  return (
    <View>
      <SectionTitle>{words.look}</SectionTitle>
      <FirstThatFits forms={2} words={themes} style={styles.themes}>
        {(form) =>
          form === 0 ? (
            <>
              <Unbroken
                columns={themes.map(({ label }) => ({
                  words: label,
                  type: 'bodyStrong',
                  least: '33%',
                  around: 16,
                }))}
              />
              <Segmented label={words.look} options={themes} value={settings.theme} onChange={setTheme} />
            </>
          ) : (
            <Rows>
              <PickRow title={words.look} options={themes} value={settings.theme} onPick={setTheme} />
            </Rows>
          )
        }
      </FirstThatFits>
      <Rows>
        <SwitchRow name="outlines" />
        <PickRow
          title={words.language}
          options={[
            { value: 'system' as const, label: words.languageSystem(languageNames[spoken]) },
            ...languages.map((value) => ({ value, label: languageNames[value] })),
          ]}
          value={settings.language}
          onPick={(language) => saves.setSetting('language', language)}
        />
        <PickRow
          title={words.textSize}
          options={textSizes.map((value) => ({ value, label: common.percent(value) }))}
          value={settings.textSize}
          onPick={(size) => saves.setSetting('textSize', size)}
        />
        <SwitchRow name="leftHanded" note={words.leftHandedNote} />
      </Rows>
    </View>
  )
}

const PlaySettings = () => {
  const { settings: words } = usePhrases()
  const { saves } = useServices()
  const { dicePace, botPace } = useSettings()
  const options = paces.map((value) => ({ value, label: words.paces[value] }))
  return (
    <View>
      <SectionTitle>{words.play}</SectionTitle>
      <Rows>
        <SwitchRow name="bustChance" note={words.bustChanceNote} />
        <SwitchRow name="confirm" />
        <SwitchRow name="passScreen" note={words.passScreenNote} />
        <PickRow
          title={words.dicePace}
          options={options}
          value={dicePace}
          onPick={(pace) => saves.setSetting('dicePace', pace)}
        />
        <PickRow
          title={words.botPace}
          options={[{ value: 'auto', label: words.botPaceAuto }, ...options]}
          value={botPace}
          onPick={(pace: Settings['botPace']) => saves.setSetting('botPace', pace)}
        />
      </Rows>
    </View>
  )
}

const FeelSettings = () => {
  const { settings: words } = usePhrases()
  const { saves } = useServices()
  const { reducedMotion } = useSettings()
  return (
    <View>
      <SectionTitle>{words.soundAndFeel}</SectionTitle>
      <Rows>
        <SwitchRow name="sound" note={Platform.OS === 'android' ? words.soundNote : undefined} />
        {Platform.OS !== 'web' && <SwitchRow name="haptics" />}
        <PickRow
          title={words.reducedMotion}
          options={motionSettings.map((value) => ({
            value,
            label: words.reducedMotions[value],
          }))}
          value={reducedMotion}
          onPick={(motion) => saves.setSetting('reducedMotion', motion)}
        />
        <SwitchRow name="keepAwake" note={words.keepAwakeNote} />
      </Rows>
    </View>
  )
}

const styles = StyleSheet.create({
  columns: { flexDirection: 'row', gap: space.xl },
  column: { flex: 1 },
  about: { marginTop: space.xl },
  themes: { marginBottom: space.s },
})
