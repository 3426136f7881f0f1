/** A setting that is on or off. */
import { usePhrases } from '@/i18n/index'
import type { Settings } from '@/saves/index'
import { touch } from '@/stage/index'
import { Row, Toggle } from '@/ui/index'
import { useServices, useSettings } from '../app/services'

type SwitchName = {
  readonly [Name in keyof Settings]: Settings[Name] extends boolean ? Name : never
}[keyof Settings]

export const SwitchRow = ({ name, note }: { readonly name: SwitchName; readonly note?: string }) => {
  const { settings: words } = usePhrases()
  const { saves } = useServices()
  const settings = useSettings()
  return (
    <Row title={words[name]} note={note}>
      <Toggle
        label={words[name]}
        on={settings[name]}
        onChange={(on) => {
          saves.setSetting(name, on)
          if (name === 'haptics' ? on : settings.haptics) touch('toggle')
        }}
      />
    </Row>
  )
}
