/** One player in the list of big windows. The one to move lies on a card with a gold edge. */
import { memo } from 'react'
import { StyleSheet, View } from 'react-native'

import { border, radius, size } from '@/theme/measures'
import { families } from '@/theme/type'
import { useTheme } from '@/theme/ThemeProvider'
import type { Seat } from '@/engine'
import { Bell } from '../../kit/Bell'
import { Icon } from '../../kit/Icon'
import { Text } from '../../kit/Text'
import { isShownAlike } from './alike'
import { ClaimPips } from './Pips'
import { Dipping } from './Dipping'
import { GroupScore } from './GroupScore'
import type { PlayerSummary } from './summary'
import { PlayerButton } from './PlayerButton'
import { PlayerToken } from './PlayerToken'

type PlayerRowProps = {
  readonly player: PlayerSummary
  readonly active: boolean
  readonly target: number
  readonly onPress: (seat: Seat) => void
}

export const PlayerRow = memo(function PlayerRow({ player, active, target, onPress }: PlayerRowProps) {
  const { colours } = useTheme()
  const { look, group, claims, spaces = 0, bot, need, toPlay = false } = player
  return (
    <PlayerButton
      player={player}
      onPress={onPress}
      style={[
        styles.row,
        active && {
          backgroundColor: colours.sheet,
          borderColor: colours.line,
          borderLeftColor: colours.gold,
        },
      ]}
    >
      <Dipping spaces={spaces}>
        <PlayerToken colour={look.colour} brand={look.brand} size={38} />
      </Dipping>
      <View style={styles.words} aria-hidden>
        <View style={styles.name}>
          <Text type="body" numberOfLines={1} style={[styles.shrink, active && styles.activeName]}>
            {look.name}
          </Text>
          {bot && <Icon name="bot" size={17} tone="ink2" />}
        </View>
        <ClaimPips claims={claims} target={target} />
        {need !== undefined && (
          <View style={styles.name}>
            <Text type="caption">{need}</Text>
            {toPlay && <Bell size={14} />}
          </View>
        )}
      </View>
      <GroupScore group={group} roomy />
    </PlayerButton>
  )
}, isShownAlike)

const styles = StyleSheet.create({
  row: {
    minHeight: size.playerRow,
    flexDirection: 'row',
    alignItems: 'center',
    gap: 12,
    paddingVertical: 6,
    paddingLeft: 11,
    paddingRight: 11,
    borderWidth: border.card,
    borderColor: 'transparent',
    borderLeftWidth: 6,
    borderRadius: radius.card,
  },
  words: { flex: 1, gap: 2 },
  name: { flexDirection: 'row', alignItems: 'center', gap: 8 },
  shrink: { flexShrink: 1 },
  activeName: { fontFamily: families.text600 },
})
