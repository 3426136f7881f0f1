/** What is asked of the player now: a title and one line. */
import { StyleSheet, View } from 'react-native'
import { families, smallerOf } from '@/theme/type'
import { useTheme } from '@/theme/ThemeProvider'
import { Text } from '@/ui/kit/Text'

type HeadingProps = {
  readonly title: string
  readonly line?: string | undefined
  /** It is there, but not yet to be read: what comes next does not move when it is. */
  readonly waits?: boolean
  readonly centred?: boolean
  readonly large?: boolean
}

export function Heading({ title, line, waits = false, centred = false, large = false }: HeadingProps) {
  const { textScale } = useTheme()
  const type = large ? 'h1' : centred ? 'h2' : smallerOf('h3', 'h2', textScale)
  return (
    <View aria-hidden={waits} style={[styles.words, waits && styles.waits]}>
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
  waits: { opacity: 0 },
})
