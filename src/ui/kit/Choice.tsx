/** A radio button as a box (`Choice`) or as a pill with a picture and a name (`Chip`). */
import type { ReactNode } from 'react'
import { StyleSheet, View, type StyleProp, type ViewStyle } from 'react-native'
import { useTheme } from '@/theme/ThemeProvider'
import type { Colours } from '@/theme/colours'
import { radius, size as sizes, space } from '@/theme/measures'
import { Icon, type IconName } from './Icon'
import { PressableOpacity } from './Pressable'
import { Text } from './Text'
import { hidesLabelledContent } from './accessibility'

type ChoiceProps = {
  readonly label: string
  readonly chosen: boolean
  /** Another player has it, so it cannot be chosen. */
  readonly taken?: boolean
  /** A button that does not stay chosen, instead of a radio button. */
  readonly picks?: boolean
  readonly onChoose: () => void
  readonly style?: StyleProp<ViewStyle>
  readonly children: ReactNode
}

export const Choice = ({
  label,
  chosen,
  taken = false,
  picks = false,
  onChoose,
  style,
  children,
}: ChoiceProps) => {
  const { colours } = useTheme()
  return (
    <PressableOpacity
      role={picks ? 'button' : 'radio'}
      aria-label={label}
      {...(!picks && { 'aria-checked': chosen })}
      disabled={taken}
      onPress={onChoose}
      style={[
        styles.choice,
        edgeOf(colours, chosen, taken),
        taken && !chosen && { borderColor: colours.hair },
        style,
      ]}
    >
      {children}
    </PressableOpacity>
  )
}

type RadioGroupProps = {
  readonly label: string
  readonly style?: StyleProp<ViewStyle>
  readonly children: ReactNode
}

/** Radio buttons side by side, on as many rows as they need. */
export const RadioGroup = ({ label, style, children }: RadioGroupProps) => (
  <View role="radiogroup" collapsable={false} aria-label={label} style={[styles.group, style]}>
    {children}
  </View>
)

type ChipProps = {
  /** A decorative picture at the left. */
  readonly lead: ReactNode
  readonly label: string
  readonly line?: string
  /** By default the label and the line. */
  readonly 'aria-label'?: string
  readonly chosen?: boolean
  /** A dashed outline, for a seat that is empty or a player who is away. */
  readonly dashed?: boolean
  readonly disabled?: boolean
  /** An icon at the right. */
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
  'aria-label': ariaLabel = line === undefined ? label : `${label}, ${line}`,
}: ChipProps) => {
  const { colours } = useTheme()
  return (
    <PressableOpacity
      role={role}
      aria-label={ariaLabel}
      {...(role === 'radio' && { 'aria-checked': chosen })}
      disabled={disabled}
      onPress={onPress}
      style={[styles.chip, edgeOf(colours, chosen, dashed)]}
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

const edgeOf = (colours: Colours, chosen: boolean, dashed: boolean): ViewStyle => ({
  borderColor: chosen ? colours.goldInk : colours.grid,
  backgroundColor: chosen ? colours.goldTint : dashed ? 'transparent' : colours.sheet,
  borderWidth: chosen ? 2 : 1.25,
  borderStyle: dashed ? 'dashed' : 'solid',
})

const styles = StyleSheet.create({
  group: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s },
  choice: {
    minHeight: 56,
    minWidth: 48,
    alignItems: 'center',
    justifyContent: 'center',
    borderRadius: radius.chip,
  },
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
