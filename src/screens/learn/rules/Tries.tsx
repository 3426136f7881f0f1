/** The other boards of a page: a press lays one out above, a second press puts the page's own back. */
import { StyleSheet, View } from 'react-native'
import { usePhrases } from '@/i18n/PhrasesProvider'
import { border, radius, space } from '@/theme/measures'
import { useTheme } from '@/theme/ThemeProvider'
import { Icon } from '@/ui/kit/Icon'
import { PressableOpacity } from '@/ui/kit/Pressable'
import { Text } from '@/ui/kit/Text'
import type { ExampleName } from './examples'

type TriesProps = {
  readonly tries: readonly { readonly name: ExampleName; readonly title: string }[]
  readonly tried: ExampleName | null
  readonly onTry: (name: ExampleName | null) => void
}

export const Tries = ({ tries, tried, onTry }: TriesProps) => {
  const { colours } = useTheme()
  const { how } = usePhrases().learn
  return (
    <View style={styles.list}>
      {tries.map(({ name, title }) => {
        const isTried = name === tried
        return (
          <PressableOpacity
            key={name}
            role="button"
            onPress={() => onTry(isTried ? null : name)}
            style={[
              styles.row,
              { backgroundColor: isTried ? colours.sunk : colours.sheet, borderColor: colours.line },
            ]}
          >
            <Text type="bodyStrong" style={styles.words}>
              {isTried ? how.backToPage : how.tryIt(title)}
            </Text>
            <Icon name={isTried ? 'undo' : 'chevronRight'} size={20} tone="ink2" />
          </PressableOpacity>
        )
      })}
    </View>
  )
}

const styles = StyleSheet.create({
  list: { gap: space.s },
  row: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.m,
    minHeight: 48,
    paddingHorizontal: space.m,
    paddingVertical: space.s,
    borderWidth: border.card,
    borderRadius: radius.card,
  },
  words: { flex: 1 },
})
