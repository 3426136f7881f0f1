/** A text in the first wording or type style that fits. The last one is used even if it does not fit, cut after `most` lines. */
import { StyleSheet, type StyleProp, type ViewStyle } from 'react-native'

import { itemAt } from '@/checked'
import { useTheme } from '@/theme/ThemeProvider'
import type { TypeName } from '@/theme/type'
import { FirstThatFits } from './FirstThatFits'
import { Text, type TextProps } from './Text'

type Wording = { readonly text: string; readonly type: TypeName }

type FittingTextProps = Pick<TextProps, 'tone' | 'centred' | 'heading'> & {
  /** At most three, the best one first. */
  readonly wordings: readonly Wording[]
  /** The maximum number of lines for every wording but the last. */
  readonly rows?: number
  /** The maximum number of lines for the last wording; without it there is no limit. */
  readonly most?: number
  readonly style?: StyleProp<ViewStyle>
}

export function FittingText({ wordings, rows = 1, most, style, ...rest }: FittingTextProps) {
  const { type } = useTheme()
  return (
    <FirstThatFits
      forms={wordings.length}
      words={[wordings, most]}
      height={rows * type(itemAt(wordings, 0).type).lineHeight}
      style={style}
    >
      {(form) => (
        <Text
          {...rest}
          type={itemAt(wordings, form).type}
          {...(most !== undefined &&
            form === wordings.length - 1 && { numberOfLines: most, style: styles.cut })}
        >
          {itemAt(wordings, form).text}
        </Text>
      )}
    </FirstThatFits>
  )
}

/** Room for descenders: on the web, text with a line limit is clipped to its box. */
const styles = StyleSheet.create({ cut: { paddingBottom: 4, marginBottom: -4 } })
