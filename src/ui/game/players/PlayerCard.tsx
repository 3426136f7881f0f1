/** One player in the strip: disc, score, name, claims. The player on turn has a card with a gold foot. */
import { memo } from 'react'
import { StyleSheet, View } from 'react-native'

import { border, radius } from '@/theme/measures'
import { families } from '@/theme/type'
import { useTheme } from '@/theme/ThemeProvider'
import type { Seat } from '@/engine'
import { Bell } from '../Bell'
import { FittingText } from '../../kit/FittingText'
import { Text } from '../../kit/Text'
import { looksTheSame, type PlayerSummary } from './playerSummary'
import { ClaimPips } from './Pips'
import { DippingToken, GroupScore } from './PlayerScore'
import { PlayerButton } from './PlayerButton'
import { PlayerToken } from './PlayerToken'

/** What the upper line of a card shows besides disc and score. */
export type CardForm = {
  /** The group icon before the score. */
  readonly sign: boolean
  /** The missing number after the score, if the card has no line for it. */
  readonly needBehind: boolean
  /** The score hardly fits: a small disc and no padding. */
  readonly tight: boolean
}

type PlayerCardProps = CardForm & {
  readonly player: PlayerSummary
  readonly active: boolean
  readonly target: number
  readonly onPress: (seat: Seat) => void
  /** Five players: less padding. */
  readonly crowded?: boolean
  /** Without name and pips, for low screens. */
  readonly line?: boolean
}

export const PlayerCard = memo(function PlayerCard({
  player,
  active,
  target,
  onPress,
  crowded = false,
  line = false,
  sign,
  needBehind,
  tight,
}: PlayerCardProps) {
  const { colours } = useTheme()
  const { look, group, claims, spaces = 0, need, toPlay = false, lacking = 0 } = player
  return (
    <PlayerButton
      player={player}
      onPress={onPress}
      placeStyle={styles.item}
      style={[
        styles.card,
        line && styles.line,
        { paddingHorizontal: tight ? 1 : crowded ? 4 : line ? 5 : 7 },
        active && {
          backgroundColor: colours.sheet,
          borderColor: colours.line,
          borderBottomColor: colours.gold,
        },
      ]}
    >
      <View style={styles.top}>
        <DippingToken spaces={spaces}>
          <PlayerToken {...look} size={tight ? 22 : crowded || line ? 26 : 28} />
        </DippingToken>
        <View style={styles.score}>
          <GroupScore group={group} bare={!sign} />
          {needBehind && lacking > 0 && (
            <Text type="caption" aria-hidden>
              {`+${lacking}`}
            </Text>
          )}
        </View>
      </View>
      {!line && (
        <>
          <Text
            type="caption"
            tone={active ? 'ink' : 'ink2'}
            numberOfLines={1}
            style={active && styles.activeName}
            aria-hidden
          >
            {look.name}
          </Text>
          {need === undefined ? (
            <ClaimPips claims={claims} target={target} />
          ) : (
            <View style={styles.need} aria-hidden>
              <FittingText
                wordings={[need, ...(lacking > 0 ? [`+${lacking}`] : [])].map((text) => ({
                  text,
                  type: 'caption',
                }))}
                most={1}
                style={styles.shrink}
              />
              {toPlay && <Bell size={14} />}
            </View>
          )}
        </>
      )}
    </PlayerButton>
  )
}, looksTheSame)

const styles = StyleSheet.create({
  item: { flex: 1, minWidth: 0 },
  card: {
    flexGrow: 1,
    justifyContent: 'space-between',
    paddingTop: 7,
    paddingBottom: 6,
    borderWidth: border.button,
    borderColor: 'transparent',
    borderBottomWidth: 4,
    borderRadius: radius.card + 1,
  },
  score: { flexDirection: 'row', alignItems: 'baseline', gap: 5 },
  line: { justifyContent: 'center', paddingTop: 2, paddingBottom: 1 },
  // Wraps if it does not fit: the strip detects that and uses the next form.
  top: { flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'space-between', alignItems: 'center' },
  need: { flexDirection: 'row', alignItems: 'center', gap: 3 },
  shrink: { flexShrink: 1 },
  activeName: { fontFamily: families.text700 },
})
