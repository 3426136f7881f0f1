import { StyleSheet, View } from 'react-native'
import { claimTarget, type SeatCount } from '@/engine'
import { usePhrases } from '@/i18n/PhrasesProvider'
import { space, size } from '@/theme/measures'
import { Button } from '@/ui/kit/Button'
import { ClaimMark } from '@/ui/game/marks/Plate'
import { Text } from '@/ui/kit/Text'
import { LiveRegion } from '@/ui/kit/accessibility'
import { PressableOpacity } from '@/ui/kit/Pressable'
import type { NewGame } from './useNewGame'
import { leadersOf } from './useRollOff'

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
  readonly table: NewGame
  /** Otherwise it scrolls with the page. */
  readonly hasLastRound: boolean
  /** Side by side in low windows. */
  readonly beside: boolean
}

export const StartFoot = ({ table, hasLastRound, beside }: StartFootProps) => {
  const { newGame, ownDice } = usePhrases()
  const isOwn = table.draft.dice === 'own'
  const lacksStarter = isOwn && table.chosen === null
  return (
    <View style={[styles.foot, beside && styles.footBeside]}>
      <View style={[styles.facts, beside && styles.half]}>
        {!isOwn && <WhoStarts table={table} />}
        {lacksStarter && (
          <Text type="label" style={styles.lacks}>
            {ownDice.sayWhoRolled}
          </Text>
        )}
        {hasLastRound && <LastRoundAt seats={table.seats} />}
      </View>
      <Button
        kind="gold"
        large
        label={newGame.start}
        disabled={lacksStarter}
        onPress={table.start}
        style={beside && styles.half}
      />
    </View>
  )
}

/** Says who starts. If the dice decide, a press rolls them, once. */
const WhoStarts = ({ table: { names, next, show, rollOff } }: { readonly table: NewGame }) => {
  const { newGame } = usePhrases()
  const nameOf = (seat: number): string => names[seat] ?? ''

  const sayWhoStarts = (): string => {
    if (show === null) return next === null ? newGame.diceDecide : newGame.startsThisTime(nameOf(next))
    const leaders = leadersOf(show.rollOff, show.shown)
    const [leader] = leaders
    if (show.rolling || !leader) return newGame.rolling
    if (leaders.length === 1) return newGame.highest(nameOf(leader.seat), leader.die)
    return newGame.tie(
      leaders.map(({ seat }) => nameOf(seat)),
      leader.die,
    )
  }

  const line = sayWhoStarts()
  return (
    <LiveRegion says={line} style={styles.place}>
      <PressableOpacity
        role="button"
        aria-label={show === null ? `${line}, ${newGame.rollOff}` : line}
        disabled={show !== null}
        onPress={rollOff}
        style={styles.line}
      >
        <Text type="label" style={show === null && styles.link}>
          {line}
        </Text>
      </PressableOpacity>
    </LiveRegion>
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
  // No `flexShrink`: on phones the only child that shrinks is squeezed instead of wrapped.
  place: { flexGrow: 1, maxWidth: '100%' },
  lacks: { flexGrow: 1, maxWidth: '100%', paddingVertical: space.s },
  line: { justifyContent: 'center', minHeight: size.minTouch },
  link: { textDecorationLine: 'underline' },
})
