/** What a seal is, in five sentences; behind *More* what it proves, what it cannot, and how to work it out oneself. */
import { useState } from 'react'
import { StyleSheet, View } from 'react-native'
import { usePhrases } from '@/i18n/PhrasesProvider'
import { space } from '@/theme/measures'
import { Button } from '@/ui/kit/Button'
import { SheetFrame } from '@/ui/kit/SheetFrame'
import { Text } from '@/ui/kit/Text'

export const HowSeal = () => {
  const { seal } = usePhrases()
  const [more, setMore] = useState(false)
  return (
    <SheetFrame plain style={styles.card}>
      <Text type="h2" heading={2}>
        {seal.how}
      </Text>
      {seal.sentences.map((sentence, at) => (
        <View key={sentence} style={styles.sentence}>
          <Text type="note" tone="ink" style={styles.number}>
            {`${at + 1}.`}
          </Text>
          <Text type="note" tone="ink" style={styles.words}>
            {sentence}
          </Text>
        </View>
      ))}
      {more && (
        <View style={styles.more}>
          {[seal.proves, seal.counts, seal.cannot, seal.formula].map((line) => (
            <Text key={line} type="note">
              {line}
            </Text>
          ))}
        </View>
      )}
      <Button
        small
        label={more ? seal.less : seal.more}
        onPress={() => setMore(!more)}
        style={styles.button}
      />
    </SheetFrame>
  )
}

const styles = StyleSheet.create({
  card: { padding: space.l, gap: space.xs },
  sentence: { flexDirection: 'row', gap: space.xs },
  number: { minWidth: 18 },
  words: { flex: 1, minWidth: 0 },
  more: { gap: space.s, marginTop: space.s },
  button: { alignSelf: 'flex-start', marginTop: space.s },
})
