/** Summaries of finished turns: a single one as a full row, several side by side. A press replays the turn. */
import { StyleSheet, View } from 'react-native'
import { radius } from '@/theme/measures'
import { useTheme } from '@/theme/ThemeProvider'
import { Icon } from '../../kit/Icon'
import { Pressable } from '../../kit/Pressable'
import { Text } from '../../kit/Text'
import { PlayerToken, type PlayerLook } from './PlayerToken'

type TurnRecap = {
  readonly number: number
  readonly look: PlayerLook
  readonly name: string
  /** Such as 'stopped in time and took 4 spaces.' */
  readonly text: string
  /** The same in short, for summaries side by side, such as '+4'. */
  readonly brief: string
  /** What the reader of the page lost in that turn. */
  readonly lost: string | null
  readonly spoken: string
  readonly onPress: () => void
}

type TurnRecapsProps = {
  readonly label: string
  /** In the order in which they were played. */
  readonly recaps: readonly TurnRecap[]
}

export const TurnRecaps = ({ label, recaps }: TurnRecapsProps) => {
  const { colours } = useTheme()
  const [only] = recaps
  if (only && recaps.length === 1) {
    const { look, name, text, spoken, onPress } = only
    return (
      <Pressable
        role="button"
        aria-label={spoken}
        onPress={onPress}
        style={[styles.row, { borderColor: colours.hair }]}
      >
        <PlayerToken {...look} size={24} />
        <Text type="label" tone="ink2" style={styles.words}>
          <Text type="label">{name}</Text> {text}
        </Text>
        <Icon name="chevronRight" size={18} tone="ink2" />
      </Pressable>
    )
  }
  return (
    <View role="group" collapsable={false} aria-label={label} style={styles.strip}>
      {recaps.map(({ number, look, brief, lost, spoken, onPress }) => (
        <Pressable
          key={number}
          role="button"
          aria-label={spoken}
          onPress={onPress}
          style={[styles.turn, { borderColor: colours.line, backgroundColor: colours.sheet }]}
        >
          <PlayerToken {...look} size={24} />
          <View style={styles.stripWords}>
            <Text type="label">{brief}</Text>
            {lost !== null && (
              <Text type="caption" tone="bad">
                {lost}
              </Text>
            )}
          </View>
        </Pressable>
      ))}
    </View>
  )
}

const styles = StyleSheet.create({
  row: {
    minHeight: 48,
    flexDirection: 'row',
    alignItems: 'center',
    gap: 10,
    paddingHorizontal: 10,
    borderTopWidth: 1,
    borderBottomWidth: 1,
  },
  words: { flex: 1 },
  strip: { flexDirection: 'row', flexWrap: 'wrap', gap: 6 },
  turn: {
    flexGrow: 1,
    minWidth: 56,
    minHeight: 48,
    flexDirection: 'row',
    alignItems: 'center',
    justifyContent: 'center',
    gap: 6,
    paddingHorizontal: 4,
    borderWidth: 1,
    borderRadius: radius.chip,
  },
  stripWords: { flexShrink: 1 },
})
