/** Who starts, what calls the last round with so many players, and the button that starts the match. */
import type { ReactNode } from 'react'
import { StyleSheet, View } from 'react-native'
import { claimTarget, type SeatCount } from '@/engine'
import { usePhrases } from '@/i18n/PhrasesProvider'
import { space } from '@/theme/measures'
import { Button } from '@/ui/kit/Button'
import { ClaimMark } from '@/ui/game/marks/Plate'
import { Text } from '@/ui/kit/Text'

export const LastRoundAt = ({ seats }: { readonly seats: SeatCount }) => {
  const { newGame, common } = usePhrases()
  return (
    <View style={styles.target}>
      <Text type="label" tone="ink2">
        {newGame.target}
      </Text>
      <View style={styles.claims}>
        <ClaimMark size={20} />
        <Text type="label" style={styles.shrink}>
          {common.claims(claimTarget[seats])}
        </Text>
      </View>
    </View>
  )
}

type StartFootProps = {
  readonly whoStarts: ReactNode
  /** Null where it scrolls with the page. */
  readonly lastRound: ReactNode
  /** Null until it is known who does. */
  readonly onStart: (() => void) | null
  /** Side by side, where there is width and no height. */
  readonly beside: boolean
}

export const StartFoot = ({ whoStarts, lastRound, onStart, beside }: StartFootProps) => {
  const { newGame } = usePhrases()
  return (
    <View style={[styles.foot, beside && styles.footBeside]}>
      <View style={[styles.facts, beside && styles.half]}>
        {whoStarts}
        {lastRound}
      </View>
      <Button
        kind="gold"
        large
        label={newGame.start}
        disabled={onStart === null}
        onPress={() => onStart?.()}
        style={beside && styles.half}
      />
    </View>
  )
}

const styles = StyleSheet.create({
  foot: { gap: space.xs },
  footBeside: { flexDirection: 'row', alignItems: 'center', gap: space.xl },
  half: { flex: 1 },
  facts: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: space.m,
  },
  target: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: space.s,
    maxWidth: '100%',
  },
  claims: { flexDirection: 'row', alignItems: 'center', gap: space.s, maxWidth: '100%' },
  shrink: { flexShrink: 1 },
})
