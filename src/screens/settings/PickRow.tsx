/** A setting with one of several values: the row shows which, a sheet lets one choose. */
import { useState } from 'react'
import { StyleSheet, View } from 'react-native'
import { border, space, useTheme } from '@/theme/index'
import { BottomSheet, Icon, LinkRow, Press, Text } from '@/ui/index'

type PickOption<Value> = { readonly value: Value; readonly label: string }

type PickRowProps<Value> = {
  readonly title: string
  readonly options: readonly PickOption<Value>[]
  readonly value: Value
  readonly onPick: (value: Value) => void
}

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
            <Press
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
            </Press>
          ))}
        </View>
      </BottomSheet>
    </>
  )
}

const styles = StyleSheet.create({
  option: { flexDirection: 'row', alignItems: 'center', minHeight: 52, gap: space.m },
  label: { flex: 1 },
})
