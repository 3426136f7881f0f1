/** Text in one of the theme's styles and tones. The theme scales it, not `allowFontScaling`. */
import { StyleSheet, Text as NativeText, type TextProps as NativeTextProps } from 'react-native'

import { useTheme } from '@/theme/ThemeProvider'
import type { TypeName } from '@/theme/type'
import { withLetterRoom } from './letterRoom'

export type Tone = 'ink' | 'ink2' | 'goldInk' | 'onGold' | 'onInk' | 'bad' | 'good'

export type TextProps = Omit<NativeTextProps, 'allowFontScaling'> & {
  readonly type?: TypeName
  readonly tone?: Tone
  readonly centred?: boolean
  /** Makes it a heading of this level for screen readers. */
  readonly heading?: 1 | 2 | 3
}

/** Secondary styles are paler by default. */
const paler: readonly TypeName[] = ['note', 'caption', 'eyebrow']

export function Text({ type = 'body', tone, centred = false, heading, style, ...rest }: TextProps) {
  const theme = useTheme()
  const usual = paler.includes(type) ? 'ink2' : 'ink'
  return (
    <NativeText
      {...(heading !== undefined && { role: 'heading' as const, 'aria-level': heading })}
      {...rest}
      allowFontScaling={false}
      style={withLetterRoom([
        styles.text,
        theme.type(type),
        { color: theme.colours[tone ?? usual] },
        centred && { textAlign: 'center' },
        style,
      ])}
    />
  )
}

// All languages of the app are read from left to right, also a sentence that begins with a name in Hebrew.
const styles = StyleSheet.create({ text: { writingDirection: 'ltr' } })
