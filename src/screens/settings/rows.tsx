import { useState } from 'react'
import { StyleSheet, View } from 'react-native'
import { usePhrases } from '@/i18n/PhrasesProvider'
import type { Settings } from '@/saves'
import { touch } from '@/stage/haptics'
import { border, space } from '@/theme/measures'
import { useTheme } from '@/theme/ThemeProvider'
import { BottomSheet } from '@/ui/kit/BottomSheet'
import { Icon } from '@/ui/kit/Icon'
import { LinkRow, Row } from '@/ui/kit/Rows'
import { PressableOpacity } from '@/ui/kit/Pressable'
import { Text } from '@/ui/kit/Text'
import { Toggle } from '@/ui/kit/Toggle'
import { useServices, useSettings } from '@/services'

type PickOption<Value> = { readonly value: Value; readonly label: string }

type PickRowProps<Value> = {
  readonly title: string
  readonly options: readonly PickOption<Value>[]
  readonly value: Value
  readonly onPick: (value: Value) => void
}

/** Shows the current value; a press opens a sheet with the other values. */
export function PickRow<Value extends string | number>({
  title,
  options,
  value,
  onPick,
}: PickRowProps<Value>) {
  const { colours } = useTheme()
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <LinkRow
        title={title}
        value={options.find((option) => option.value === value)?.label ?? ''}
        onPress={() => setOpen(true)}
      />
      <BottomSheet open={open} label={title} titled onClose={close}>
        <View role="radiogroup" collapsable={false} aria-label={title}>
          {options.map(({ value: each, label }, at) => (
            <PressableOpacity
              key={each}
              role="radio"
              aria-checked={each === value}
              aria-label={label}
              onPress={() => {
                onPick(each)
                close()
              }}
              style={[styles.option, at > 0 && { borderTopWidth: border.hair, borderTopColor: colours.hair }]}
            >
              <Text type="bodyStrong" style={styles.label}>
                {label}
              </Text>
              {each === value && <Icon name="check" size={22} tone="goldInk" />}
            </PressableOpacity>
          ))}
        </View>
      </BottomSheet>
    </>
  )
}

export type SwitchName = {
  readonly [Name in keyof Settings]: Settings[Name] extends boolean ? Name : never
}[keyof Settings]

export const SwitchRow = ({
  name,
  note,
}: {
  readonly name: SwitchName
  readonly note?: string | undefined
}) => {
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

const styles = StyleSheet.create({
  option: { flexDirection: 'row', alignItems: 'center', minHeight: 52, gap: space.m },
  label: { flex: 1 },
})
