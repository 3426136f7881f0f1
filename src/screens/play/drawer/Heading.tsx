/** What is asked of the player now: a title and one line. */
import { StyleSheet, View } from 'react-native'
import { families, useTheme } from '@/theme/index'
import { Text } from '@/ui/index'

export type HeadingProps = {
  readonly title: string
  readonly line?: string | undefined
  readonly centred?: boolean
  readonly large?: boolean
}

export function Heading({ title, line, centred = false, large = false }: HeadingProps) {
  // Of these only the second stops growing: the largest text of the reader is large enough for a title.
  const { textScale } = useTheme()
  const type = large ? 'h1' : centred || textScale > 1.4 ? 'h2' : 'h3'
  return (
    <View style={styles.words}>
      <Text type={type} heading={2} centred={centred}>
        {title}
      </Text>
      {line !== undefined && (
        <Text type={large ? 'body' : 'label'} tone="ink2" centred={centred} style={styles.line}>
          {line}
        </Text>
      )}
    </View>
  )
}

const styles = StyleSheet.create({
  words: { flexShrink: 1, minWidth: 0 },
  line: { fontFamily: families.text400 },
})
