/** What calls the last round with so many players, and the button that starts the match. */
import { StyleSheet, View } from 'react-native'
import { claimTarget, type SeatCount } from '@/engine/index'
import { usePhrases } from '@/i18n/index'
import { space } from '@/theme/index'
import { Button, ClaimMark, Text } from '@/ui/index'

type StartFootProps = {
  readonly seats: SeatCount
  readonly onStart: () => void
  /** Side by side, where there is width and no height. */
  readonly beside: boolean
}

export const StartFoot = ({ seats, onStart, beside }: StartFootProps) => {
  const { newGame, common } = usePhrases()
  return (
    <View style={[styles.foot, beside && styles.footBeside]}>
      <View style={[styles.target, beside && styles.half]}>
        <Text type="label" tone="ink2" style={styles.grow}>
          {newGame.target}
        </Text>
        <View style={styles.claims}>
          <ClaimMark size={20} />
          <Text type="bodyStrong" style={styles.shrink}>
            {common.claims(claimTarget[seats])}
          </Text>
        </View>
      </View>
      <Button kind="gold" large label={newGame.start} onPress={onStart} style={beside && styles.half} />
    </View>
  )
}

const styles = StyleSheet.create({
  foot: { gap: space.s },
  footBeside: { flexDirection: 'row', alignItems: 'center', gap: space.xl },
  half: { flex: 1 },
  target: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', columnGap: space.s },
  grow: { flexGrow: 1 },
  claims: { flexDirection: 'row', alignItems: 'center', gap: space.s, flexShrink: 1 },
  shrink: { flexShrink: 1 },
})
