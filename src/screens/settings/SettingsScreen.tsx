/** All settings, each at once in force and each kept by itself. */
import { useLocales } from 'expo-localization'
import { Platform, StyleSheet, View } from 'react-native'
import { languageNames, languageOf, languages, usePhrases } from '@/i18n/index'
import { paces, textSizes, type Settings } from '@/saves/index'
import { touch } from '@/stage/index'
import { space } from '@/theme/index'
import { Segmented, Toggle } from '@/ui/index'
import { useRoutes } from '../routes'
import { useServices, useSettings } from '../services'
import { Page } from '../shell/Page'
import { LinkRow, Row, Rows, SectionTitle } from '../shell/Rows'
import { useRoom } from '../shell/useRoom'
import { PickRow } from './PickRow'

type Switch = {
  readonly [Name in keyof Settings]: Settings[Name] extends boolean ? Name : never
}[keyof Settings]

export const SettingsScreen = () => {
  const { settings: words, common } = usePhrases()
  const { saves } = useServices()
  const settings = useSettings()
  const { navigate } = useRoutes()
  const { wide } = useRoom()
  const locales = useLocales()
  const onDevice = Platform.OS === 'web'
  const systemLanguage =
    languageNames[
      languageOf(
        'system',
        locales.map(({ languageTag }) => languageTag),
      )
    ]

  const switchRow = (name: Switch, note?: string) => (
    <Row title={words[name]} note={note}>
      <Toggle
        label={words[name]}
        on={settings[name]}
        onChange={(on) => {
          saves.setSetting(name, on)
          if (settings.haptics || name === 'haptics') touch('toggle')
        }}
      />
    </Row>
  )
  const paceOptions = paces.map((value) => ({ value, label: words.paces[value] }))

  const look = (
    <View>
      <SectionTitle>{words.look}</SectionTitle>
      <Segmented
        label={words.theme}
        options={(['paper', 'lantern', 'system'] as const).map((value) => ({
          value,
          label: value === 'system' && onDevice ? words.themeSystemOnDevice : words.themes[value],
        }))}
        value={settings.theme}
        onChange={(theme) => saves.setSetting('theme', theme)}
        style={styles.segmented}
      />
      <Rows>
        {switchRow('outlines')}
        <PickRow
          title={words.language}
          options={[
            {
              value: 'system' as const,
              label: onDevice
                ? words.languageSystemOnDevice(systemLanguage)
                : words.languageSystem(systemLanguage),
            },
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
        {switchRow('leftHanded', words.leftHandedNote)}
      </Rows>
    </View>
  )

  const play = (
    <View>
      <SectionTitle>{words.play}</SectionTitle>
      <Rows>
        {switchRow('bustChance', words.bustChanceNote)}
        {switchRow('confirm')}
        {switchRow('passScreen', words.passScreenNote)}
        <PickRow
          title={words.dicePace}
          options={paceOptions}
          value={settings.dicePace}
          onPick={(pace) => saves.setSetting('dicePace', pace)}
        />
        <PickRow
          title={words.botPace}
          options={paceOptions}
          value={settings.botPace}
          onPick={(pace) => saves.setSetting('botPace', pace)}
        />
      </Rows>
    </View>
  )

  const feel = (
    <View>
      <SectionTitle>{words.soundAndFeel}</SectionTitle>
      <Rows>
        {switchRow('sound')}
        {Platform.OS !== 'web' && switchRow('haptics')}
        <PickRow
          title={words.reducedMotion}
          options={(['system', 'on'] as const).map((value) => ({
            value,
            label:
              value === 'system' && onDevice
                ? words.reducedMotionSystemOnDevice
                : words.reducedMotions[value],
          }))}
          value={settings.reducedMotion}
          onPick={(motion) => saves.setSetting('reducedMotion', motion)}
        />
        {switchRow('keepAwake', words.keepAwakeNote)}
      </Rows>
    </View>
  )

  const about = (
    <View style={styles.about}>
      <Rows>
        <LinkRow title={words.about} onPress={() => navigate('About')} />
      </Rows>
    </View>
  )

  return (
    <Page title={words.title} maxWidth={wide ? 1060 : 640}>
      {wide ? (
        <View style={styles.columns}>
          <View style={styles.column}>
            {look}
            {feel}
          </View>
          <View style={styles.column}>
            {play}
            {about}
          </View>
        </View>
      ) : (
        <>
          {look}
          {play}
          {feel}
          {about}
        </>
      )}
    </Page>
  )
}

const styles = StyleSheet.create({
  columns: { flexDirection: 'row', gap: space.xl },
  column: { flex: 1 },
  segmented: { marginBottom: space.s },
  about: { marginTop: space.xl },
})
