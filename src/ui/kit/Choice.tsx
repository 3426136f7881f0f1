/** One of several things to choose from: plain, chosen in gold, or dashed because someone else has it. */
import type { ReactNode } from 'react'
import { StyleSheet, type StyleProp, type ViewStyle } from 'react-native'
import { radius } from '@/theme/measures'
import { useTheme } from '@/theme/ThemeProvider'
import { PressableOpacity } from './Pressable'

type ChoiceProps = {
  readonly label: string
  readonly chosen: boolean
  readonly taken?: boolean
  /** A press is all there is to it: nothing stays chosen. */
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
        {
          borderColor: chosen ? colours.goldInk : taken ? colours.hair : colours.grid,
          backgroundColor: chosen ? colours.goldTint : taken ? 'transparent' : colours.sheet,
          borderWidth: chosen ? 2 : 1.25,
          borderStyle: taken ? 'dashed' : 'solid',
        },
        style,
      ]}
    >
      {children}
    </PressableOpacity>
  )
}

const styles = StyleSheet.create({
  choice: {
    minHeight: 56,
    minWidth: 48,
    alignItems: 'center',
    justifyContent: 'center',
    borderRadius: radius.chip,
  },
})
