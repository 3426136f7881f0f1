import { StyleSheet, View } from 'react-native'
import { border, size, space } from '@/theme/measures'
import { useTheme } from '@/theme/ThemeProvider'
import { Icon } from '../../kit/Icon'
import { PressableOpacity } from '../../kit/Pressable'
import { Text } from '../../kit/Text'
import { SealStamp } from './SealStamp'

type SealRowProps = {
  readonly hash: string
  readonly says: string
  readonly name: string
  /** Replaces the other words and the stamp. */
  readonly inShort: string
  readonly brief: boolean
  readonly onPress: () => void
}

/** A seal and its name; a press opens the page about the dice. */
export function SealRow({ hash, says, name, inShort, brief, onPress }: SealRowProps) {
  const { colours } = useTheme()
  return (
    <PressableOpacity
      role="button"
      meaning={says}
      aria-label={brief ? inShort : `${says}: ${name}`}
      onPress={onPress}
      style={[styles.row, { borderColor: colours.hair }]}
    >
      {!brief && <SealStamp hash={hash} size={40} />}
      <View style={styles.words}>
        {!brief && <Text type="bodyStrong">{`${says} `}</Text>}
        <Text type="note">{brief ? inShort : name}</Text>
      </View>
      <Icon name="chevronRight" size={20} tone="ink2" />
    </PressableOpacity>
  )
}

const styles = StyleSheet.create({
  row: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.m,
    minHeight: size.minTouch,
    paddingVertical: space.xs + 2,
    borderTopWidth: border.hair,
    borderBottomWidth: border.hair,
  },
  words: { flex: 1, minWidth: 0 },
})
