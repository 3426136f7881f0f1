/** How a match is played and at which pace. */
import { View } from 'react-native'
import { usePhrases } from '@/i18n/index'
import { paces } from '@/names'
import type { Settings } from '@/saves/index'
import { useServices, useSettings } from '../app/services'
import { Rows, SectionTitle } from '@/ui/index'
import { PickRow } from './PickRow'
import { SwitchRow } from './SwitchRow'

export const PlaySettings = () => {
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
