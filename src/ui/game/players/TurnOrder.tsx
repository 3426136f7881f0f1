/** The players in the order of their coming turns, the one on turn first. */
import { StyleSheet, View } from 'react-native'
import { useTheme } from '@/theme/ThemeProvider'
import { Icon } from '../../kit/Icon'
import { Text } from '../../kit/Text'
import { PlayerToken, type PlayerLook } from './PlayerToken'

type TurnOrderProps = {
  readonly label: string
  readonly players: readonly PlayerLook[]
  readonly 'aria-label': string
  /** Small, and without the label. */
  readonly brief: boolean
}

export function TurnOrder({ label, players, brief, 'aria-label': spoken }: TurnOrderProps) {
  const { colours } = useTheme()
  return (
    <View accessible role="img" aria-label={spoken} style={styles.row}>
      {!brief && (
        <Text type="label" tone="ink2" aria-hidden style={styles.label}>
          {label}
        </Text>
      )}
      <View style={styles.tokens}>
        {players.map((player, index) => (
          <View key={index} style={styles.step}>
            {index > 0 && <Icon name="chevronRight" size={17} tone="ink2" />}
            <View
              style={[
                styles.ring,
                brief && styles.close,
                { borderColor: index === 0 ? colours.gold : 'transparent' },
              ]}
            >
              <PlayerToken {...player} size={brief ? 24 : 32} />
            </View>
          </View>
        ))}
      </View>
    </View>
  )
}

const styles = StyleSheet.create({
  row: {
    flexDirection: 'row',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 8,
    flexWrap: 'wrap',
  },
  label: { flexShrink: 1 },
  tokens: { flexDirection: 'row', alignItems: 'center', justifyContent: 'flex-end', flexGrow: 1, gap: 6 },
  step: { flexDirection: 'row', alignItems: 'center', gap: 6 },
  ring: { borderWidth: 2, borderRadius: 22, padding: 2 },
  close: { padding: 0 },
})
