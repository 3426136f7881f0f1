/** How the app looks and what it speaks. */
import { useLocales } from 'expo-localization'
import { StyleSheet, View } from 'react-native'
import { languageNames, languageOf, usePhrases } from '@/i18n/index'
import { languages } from '@/names'
import { textSizes, themeSettings } from '@/saves/index'
import { space, useTheme, useWindow } from '@/theme/index'
import { Rows, SectionTitle, Segmented } from '@/ui/index'
import { useServices, useSettings } from '../app/services'
import { PickRow } from './PickRow'
import { SwitchRow } from './SwitchRow'

/** Three words side by side need this much room. */
const segmentedFrom = 250

export const LookSettings = () => {
  const { settings: words, common } = usePhrases()
  const { saves } = useServices()
  const settings = useSettings()
  const { width } = useWindow()
  const { textScale } = useTheme()
  const locales = useLocales()
  const narrow = width < segmentedFrom * textScale
  const spoken = languageOf(
    'system',
    locales.map(({ languageTag }) => languageTag),
  )
  const themes = [...themeSettings.filter((value) => value !== 'system'), 'system' as const].map((value) => ({
    value,
    label: words.themes[value],
  }))
  return (
    <View>
      <SectionTitle>{words.look}</SectionTitle>
      {!narrow && (
        <Segmented
          label={words.look}
          options={themes}
          value={settings.theme}
          onChange={(theme) => saves.setSetting('theme', theme)}
          style={styles.segmented}
        />
      )}
      <Rows>
        {narrow && (
          <PickRow
            title={words.look}
            options={themes}
            value={settings.theme}
            onPick={(theme) => saves.setSetting('theme', theme)}
          />
        )}
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

const styles = StyleSheet.create({ segmented: { marginBottom: space.s } })
