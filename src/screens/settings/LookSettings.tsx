/** How the app looks and what it speaks. */
import { StyleSheet, View } from 'react-native'
import { languageNames, languageOf, usePhrases } from '@/i18n/index'
import { languages } from '@/names'
import { textSizes, themeSettings } from '@/saves/index'
import { space } from '@/theme/index'
import { FirstThatFits, Rows, SectionTitle, Segmented, Unbroken } from '@/ui/index'
import { useServices, useSettings } from '../app/services'
import { useLocaleTags } from '../app/useLocaleTags'
import { PickRow } from './PickRow'
import { SwitchRow } from './SwitchRow'

export const LookSettings = () => {
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
      <FirstThatFits place="themes" forms={2} words={themes} style={styles.themes}>
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

const styles = StyleSheet.create({ themes: { maxHeight: 5_000, marginBottom: space.s } })
