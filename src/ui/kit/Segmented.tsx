/** A group of radio buttons side by side. On the web, arrow keys move the choice. */
import { StyleSheet, View, type StyleProp, type ViewStyle } from 'react-native'

import { border, radius } from '@/theme/measures'
import { useTheme } from '@/theme/ThemeProvider'
import type { TypeName } from '@/theme/type'
import { Icon, type IconName } from './Icon'
import { arrowStep, onKeys, onSpace } from './keys'
import { Pressable } from './Pressable'
import { Text } from './Text'

type SegmentedOption<Value extends string | number> = {
  readonly value: Value
  readonly label: string
  readonly icon?: IconName
  /** The accessible name, if the label is too short. */
  readonly spoken?: string
}

type SegmentedProps<Value extends string | number> = {
  readonly label: string
  readonly options: readonly SegmentedOption<Value>[]
  readonly value: Value
  readonly onChange: (value: Value) => void
  readonly type?: TypeName
  readonly style?: StyleProp<ViewStyle>
}

export function Segmented<Value extends string | number>({
  label,
  options,
  value,
  onChange,
  type = 'bodyStrong',
  style,
}: SegmentedProps<Value>) {
  const { colours } = useTheme()
  const at = options.findIndex((option) => option.value === value)
  return (
    <View
      role="radiogroup"
      collapsable={false}
      aria-label={label}
      style={[styles.group, { borderColor: colours.line, backgroundColor: colours.sheet }, style]}
      {...onKeys((key) => {
        const step = arrowStep(key)
        const next = options[(at + step + options.length) % options.length]
        if (step === 0 || next === undefined) return false
        onChange(next.value)
        return true
      })}
    >
      {options.map((option, index) => {
        const chosen = option.value === value
        const tone = chosen ? 'onInk' : 'ink'
        return (
          <Pressable
            key={option.value}
            role="radio"
            aria-checked={chosen}
            aria-label={option.spoken ?? option.label}
            onPress={() => onChange(option.value)}
            {...onSpace(() => onChange(option.value))}
            style={[
              styles.option,
              index > 0 && { borderLeftWidth: border.button, borderLeftColor: colours.hair },
              chosen && { backgroundColor: colours.inkBtn },
            ]}
          >
            {option.icon && <Icon name={option.icon} size={22} tone={tone} />}
            <Text type={type} tone={tone} centred style={styles.words}>
              {option.label}
            </Text>
          </Pressable>
        )
      })}
    </View>
  )
}

const styles = StyleSheet.create({
  group: {
    flexDirection: 'row',
    borderWidth: border.button,
    borderRadius: radius.button,
    overflow: 'hidden',
  },
  option: {
    flex: 1,
    minHeight: 48,
    minWidth: 48,
    flexDirection: 'row',
    gap: 10,
    alignItems: 'center',
    justifyContent: 'center',
    paddingHorizontal: 6,
    paddingVertical: 4,
  },
  words: { flexShrink: 1 },
})
