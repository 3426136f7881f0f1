/** A small way on beside others: a picture, what it leads to, and a line about it. */
import type { ReactNode } from 'react'
import { StyleSheet, View, type StyleProp, type ViewStyle } from 'react-native'
import { border, duration, radius, useTheme } from '@/theme/index'
import { Transitioned } from './Keyframed'
import { Pressable } from './Pressable'
import { labelSpeaks } from './speaking'
import { Text } from './Text'

type TileProps = {
  /** Drawn at its left. Decoration. */
  readonly lead: ReactNode
  readonly title: string
  readonly line: string
  /** What assistive technology says instead of both. */
  readonly 'aria-label': string
  readonly onPress: () => void
  readonly style?: StyleProp<ViewStyle>
}

const foot = border.buttonFootSmall

export function Tile({ lead, title, line, onPress, style, 'aria-label': ariaLabel }: TileProps) {
  const { colours } = useTheme()
  const content = (
    <>
      <View aria-hidden style={styles.lead}>
        {lead}
      </View>
      <View style={styles.words} aria-hidden={labelSpeaks}>
        <Text type="tile" numberOfLines={2} style={styles.title}>
          {labelSpeaks ? `${title} ` : title}
        </Text>
        <Text type="caption" numberOfLines={2}>
          {line}
        </Text>
      </View>
    </>
  )
  return (
    <Pressable role="button" aria-label={ariaLabel} onPress={onPress} style={[styles.tile, style]}>
      {({ pressed }) => (
        <>
          <View style={[styles.foot, { backgroundColor: colours.line }]} />
          <Transitioned
            lasts={duration.press}
            style={[
              styles.face,
              {
                backgroundColor: colours.sheet,
                borderColor: colours.line,
                transform: [{ translateY: pressed ? foot - 1 : 0 }],
              },
            ]}
          >
            {content}
          </Transitioned>
        </>
      )}
    </Pressable>
  )
}

const styles = StyleSheet.create({
  tile: { minHeight: 72, borderRadius: radius.button },
  foot: { position: 'absolute', top: foot, left: 0, right: 0, bottom: 0, borderRadius: radius.button },
  face: {
    flexGrow: 1,
    flexDirection: 'row',
    alignItems: 'center',
    gap: 10,
    marginBottom: foot,
    padding: 9,
    borderWidth: border.button,
    borderRadius: radius.button,
  },
  lead: { marginLeft: 1 },
  words: { flex: 1, minWidth: 0 },
  // Room for what hangs below the line: lines that are counted are clipped to their box.
  title: { paddingBottom: 3, marginBottom: -3 },
})
