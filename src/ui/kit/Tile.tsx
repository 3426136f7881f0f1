import type { ReactNode } from 'react'
import { StyleSheet, View, type StyleProp, type ViewStyle } from 'react-native'
import { border } from '@/theme/measures'
import { useTheme } from '@/theme/ThemeProvider'
import { Letterpress } from './Letterpress'
import { hidesLabelledContent } from './accessibility'
import { Text } from './Text'

type TileProps = {
  /** A decorative picture at the left. */
  readonly lead: ReactNode
  readonly title: string
  readonly line: string
  /** The accessible name, which replaces the title and the line. */
  readonly 'aria-label': string
  readonly onPress: () => void
  readonly style?: StyleProp<ViewStyle>
}

export function Tile({ lead, title, line, onPress, style, 'aria-label': ariaLabel }: TileProps) {
  const { colours } = useTheme()
  return (
    <Letterpress
      role="button"
      aria-label={ariaLabel}
      onPress={onPress}
      foot={border.buttonFootSmall}
      edge={colours.line}
      style={[styles.tile, style]}
      faceStyle={[styles.face, { backgroundColor: colours.sheet, borderColor: colours.line }]}
    >
      <View aria-hidden style={styles.lead}>
        {lead}
      </View>
      <View style={styles.words} aria-hidden={hidesLabelledContent}>
        <Text type="tile" numberOfLines={2} style={styles.title}>
          {hidesLabelledContent ? `${title} ` : title}
        </Text>
        <Text type="caption" numberOfLines={2}>
          {line}
        </Text>
      </View>
    </Letterpress>
  )
}

const styles = StyleSheet.create({
  tile: { minHeight: 72 },
  face: {
    justifyContent: 'flex-start',
    gap: 10,
    padding: 9,
    borderWidth: border.button,
  },
  lead: { marginLeft: 1 },
  words: { flex: 1, minWidth: 0 },
  // Room for descenders: text with `numberOfLines` is clipped to its box.
  title: { paddingBottom: 3, marginBottom: -3 },
})
