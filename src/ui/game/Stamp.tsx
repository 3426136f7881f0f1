/** The red stamp of a bust, with a word and the loss. Red is only for busts and for deleting. */
import { StyleSheet, View } from 'react-native'

import { families } from '@/theme/type'
import { useTheme } from '@/theme/ThemeProvider'
import { Text } from '../kit/Text'

type StampProps = {
  readonly word: string
  readonly detail: string
  /** The minimum width; large text takes up to a third more. */
  readonly width: number
}

export function Stamp({ word, detail, width }: StampProps) {
  const { colours } = useTheme()
  const fitting = Math.min(0.225 * width, (1.12 * width) / Math.max(5, word.length))
  return (
    <View
      style={[
        styles.edge,
        {
          minWidth: width,
          maxWidth: 1.35 * width,
          borderColor: colours.bad,
          backgroundColor: `${colours.bg}E6`,
        },
      ]}
    >
      <View style={[styles.inner, { borderColor: colours.bad }]}>
        <Text
          type="display"
          tone="bad"
          centred
          style={{
            fontFamily: families.heading800,
            fontSize: fitting,
            lineHeight: fitting * 1.08,
            letterSpacing: fitting * 0.04,
          }}
        >
          {word}
        </Text>
        <Text type="label" tone="bad" centred style={styles.detail}>
          {detail}
        </Text>
      </View>
    </View>
  )
}

const styles = StyleSheet.create({
  edge: { borderWidth: 4, borderRadius: 8, padding: 4.5 },
  inner: {
    borderWidth: 1.25,
    borderRadius: 3.5,
    paddingTop: 1,
    paddingBottom: 7,
    paddingHorizontal: 6,
    alignItems: 'center',
  },
  detail: { fontFamily: families.text700, letterSpacing: 1.6, textTransform: 'uppercase' },
})
