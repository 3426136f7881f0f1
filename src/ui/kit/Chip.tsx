/** Somebody to tap, as a pill: a token or an icon, a name, and a word about it. */
import type { ReactNode } from 'react'
import { StyleSheet, View } from 'react-native'
import { size as sizes } from '@/theme/measures'
import { useTheme } from '@/theme/ThemeProvider'
import { Icon, type IconName } from './Icon'
import { PressableOpacity } from './Pressable'
import { hidesLabelledContent } from './accessibility'
import { Text } from './Text'

type ChipProps = {
  /** Decoration. */
  readonly lead: ReactNode
  readonly label: string
  readonly line?: string
  readonly 'aria-label': string
  /** The one that is chosen, of several. */
  readonly chosen?: boolean
  /** Nobody yet, or somebody who is elsewhere. */
  readonly dashed?: boolean
  readonly disabled?: boolean
  /** What a press leads to. */
  readonly trailing?: IconName
  readonly role?: 'button' | 'radio'
  readonly onPress: () => void
}

export const Chip = ({
  lead,
  label,
  line,
  chosen = false,
  dashed = false,
  disabled = false,
  trailing,
  role = 'button',
  onPress,
  'aria-label': ariaLabel,
}: ChipProps) => {
  const { colours } = useTheme()
  return (
    <PressableOpacity
      role={role}
      aria-label={ariaLabel}
      {...(role === 'radio' && { 'aria-checked': chosen })}
      disabled={disabled}
      onPress={onPress}
      style={[
        styles.chip,
        {
          borderColor: chosen ? colours.goldInk : colours.grid,
          backgroundColor: chosen ? colours.goldTint : dashed ? 'transparent' : colours.sheet,
          borderWidth: chosen ? 2 : 1.25,
          borderStyle: dashed ? 'dashed' : 'solid',
        },
      ]}
    >
      <View aria-hidden style={disabled && styles.dim}>
        {lead}
      </View>
      <View style={styles.words} aria-hidden={hidesLabelledContent}>
        <Text type={line === undefined ? 'bodyStrong' : 'label'} tone={disabled ? 'ink2' : 'ink'}>
          {hidesLabelledContent && line !== undefined ? `${label} ` : label}
        </Text>
        {line !== undefined && <Text type="caption">{line}</Text>}
      </View>
      {trailing && <Icon name={trailing} size={20} tone={chosen ? 'goldInk' : 'ink'} />}
    </PressableOpacity>
  )
}

const styles = StyleSheet.create({
  chip: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: 8,
    minHeight: sizes.minTouch,
    minWidth: sizes.minTouch,
    maxWidth: '100%',
    paddingLeft: 7,
    paddingRight: 15,
    borderRadius: sizes.minTouch / 2,
  },
  words: { flexShrink: 1 },
  dim: { opacity: 0.5 },
})
