/** What a part of a page is about, and in small beside it, or below it, what it shows of that. */
import { StyleSheet, View, type StyleProp, type ViewStyle } from 'react-native'
import { Text } from './Text'

type TitleAndNoteProps = {
  readonly type: 'h2' | 'h3'
  readonly title: string
  readonly note: string | undefined
  readonly style?: StyleProp<ViewStyle>
}

export const TitleAndNote = ({ type, title, note, style }: TitleAndNoteProps) => (
  <View style={[styles.both, style]}>
    <Text type={type} heading={2}>
      {title}
    </Text>
    {note !== undefined && <Text type="caption">{note}</Text>}
  </View>
)

const styles = StyleSheet.create({
  both: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    columnGap: 12,
  },
})
