import { StyleSheet, type StyleProp, type ViewStyle } from 'react-native'

import { size as sizes } from '@/theme/measures'
import { Icon, type IconName } from './Icon'
import { Pressable } from './Pressable'
import type { Tone } from './Text'

type IconButtonProps = {
  readonly icon: IconName
  readonly label: string
  readonly onPress: () => void
  readonly size?: number
  readonly tone?: Tone
  readonly disabled?: boolean
  readonly style?: StyleProp<ViewStyle>
}

export function IconButton({ icon, label, onPress, size = 24, tone, disabled, style }: IconButtonProps) {
  return (
    <Pressable
      role="button"
      aria-label={label}
      onPress={onPress}
      disabled={disabled ?? false}
      style={({ pressed }) => [styles.touch, { opacity: pressed ? 0.55 : disabled ? 0.4 : 1 }, style]}
    >
      <Icon name={icon} size={size} {...(tone && { tone })} />
    </Pressable>
  )
}

const styles = StyleSheet.create({
  touch: {
    minWidth: sizes.minTouch,
    minHeight: sizes.minTouch,
    alignItems: 'center',
    justifyContent: 'center',
    borderRadius: 24,
  },
})
