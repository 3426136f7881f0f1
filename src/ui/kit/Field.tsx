import { useState } from 'react'
import { StyleSheet, TextInput, type StyleProp, type TextInputProps, type TextStyle } from 'react-native'
import { border, radius, size } from '@/theme/measures'
import { useTheme } from '@/theme/ThemeProvider'

type FieldProps = Omit<TextInputProps, 'style' | 'onChange' | 'onChangeText' | 'allowFontScaling'> & {
  readonly label: string
  readonly onChange: (text: string) => void
  readonly style?: StyleProp<TextStyle>
}

export const Field = ({ label, onChange, style, onFocus, onBlur, ...rest }: FieldProps) => {
  const { colours, scheme, type } = useTheme()
  const [focused, setFocused] = useState(false)
  return (
    <TextInput
      {...rest}
      aria-label={label}
      allowFontScaling={false}
      onChangeText={onChange}
      onFocus={(event) => {
        setFocused(true)
        onFocus?.(event)
      }}
      onBlur={(event) => {
        setFocused(false)
        onBlur?.(event)
      }}
      placeholderTextColor={colours.ink2}
      selectionColor={colours.goldInk}
      keyboardAppearance={scheme === 'lantern' ? 'dark' : 'light'}
      style={[
        type('bodyStrong'),
        styles.field,
        {
          color: colours.ink,
          backgroundColor: colours.bg,
          borderColor: focused ? colours.goldInk : colours.line,
        },
        style,
      ]}
    />
  )
}

const styles = StyleSheet.create({
  field: {
    minHeight: size.minTouch,
    paddingHorizontal: 14,
    paddingVertical: 10,
    borderWidth: border.button,
    borderRadius: radius.button,
  },
})
