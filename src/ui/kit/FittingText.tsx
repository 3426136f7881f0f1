/** A line of text in the first wording or type that fits. The last one is taken as it is, or cut after `most` lines. */
import { StyleSheet, type StyleProp, type ViewStyle } from 'react-native'

import { itemAt } from '@/checked'
import { useTheme } from '@/theme/ThemeProvider'
import type { TypeName } from '@/theme/type'
import { FirstThatFits } from './FirstThatFits'
import { Text, type TextProps } from './Text'

type Wording = { readonly text: string; readonly type: TypeName }

type FittingTextProps = Pick<TextProps, 'tone' | 'centred' | 'heading'> & {
  /** Three at most, the best one first. */
  readonly wordings: readonly Wording[]
  /** How many lines all but the last may take. */
  readonly rows?: number
  /** How many lines the last may take, if that matters. */
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

/** Room for what hangs below the line: on the web, lines that are counted are clipped to their box. */
const styles = StyleSheet.create({ cut: { paddingBottom: 4, marginBottom: -4 } })
