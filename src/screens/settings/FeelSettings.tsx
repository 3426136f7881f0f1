/** What one hears and feels, and how much moves. */
import { Platform, View } from 'react-native'
import { usePhrases } from '@/i18n/index'
import { motionSettings } from '@/saves/index'
import { useServices, useSettings } from '../app/services'
import { Rows, SectionTitle } from '@/ui/index'
import { PickRow } from './PickRow'
import { SwitchRow } from './SwitchRow'

export const FeelSettings = () => {
  const { settings: words } = usePhrases()
  const { saves } = useServices()
  const { reducedMotion } = useSettings()
  const onWeb = Platform.OS === 'web'
  return (
    <View>
      <SectionTitle>{words.soundAndFeel}</SectionTitle>
      <Rows>
        <SwitchRow name="sound" />
        {!onWeb && <SwitchRow name="haptics" />}
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
