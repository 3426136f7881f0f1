/** What is asked of the player now: a title and one line. */
import { StyleSheet, View } from 'react-native'
import { families } from '@/theme/index'
import { Text } from '@/ui/index'

export type HeadingProps = {
  readonly title: string
  readonly line?: string | undefined
  readonly centred?: boolean
  readonly large?: boolean
}

export function Heading({ title, line, centred = false, large = false }: HeadingProps) {
  return (
    <View style={styles.words}>
      <Text type={large ? 'h1' : centred ? 'h2' : 'h3'} heading={2} centred={centred}>
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
