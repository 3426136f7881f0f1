/** The players of a match: as cards, as one low line, or as rows of a list. */
import { memo } from 'react'
import { StyleSheet, View } from 'react-native'
import type { Seat } from '@/engine'
import { useTheme, useWindow } from '@/theme/ThemeProvider'
import { border, radius, size } from '@/theme/measures'
import { families, typeTokens } from '@/theme/type'
import { ClaimPips } from './Pips'
import { PlayerButton } from './PlayerButton'
import { PlayerCard, type CardForm } from './PlayerCard'
import { DippingToken, GroupScore } from './PlayerScore'
import { PlayerToken } from './PlayerToken'
import { looksTheSame, type PlayerSummary } from './playerSummary'
import { Bell } from '../Bell'
import { FirstThatFits } from '../../kit/FirstThatFits'
import { Icon } from '../../kit/Icon'
import { Text } from '../../kit/Text'

export type PlayerStripProps = {
  readonly players: readonly PlayerSummary[]
  readonly mover: Seat
  /** The number of claims that calls the last round. */
  readonly target: number
  readonly as: 'cards' | 'line' | 'rows'
  /** The label of the whole list, for screen readers. */
  readonly label: string
  readonly onPress: (seat: Seat) => void
}

export function PlayerStrip({ players, mover, target, as, label, onPress }: PlayerStripProps) {
  const { type } = useTheme()
  const { layout } = useWindow()
  const partsOf = (player: PlayerSummary) => ({ player, active: player.seat === mover, target, onPress })
  if (as === 'rows')
    return (
      <View role="list" collapsable={false} aria-label={label}>
        {players.map((player) => (
          <PlayerRow key={player.seat} {...partsOf(player)} />
        ))}
      </View>
    )
  const line = as === 'line'
  const crowded = players.length === 5
  // Beside a board the strip already reaches the edge of the page.
  const wider = crowded && layout === 'portrait'
  // Below disc and score a card has two lines of small type: the name, and the claims or the missing number.
  const height = line
    ? size.playerLine
    : size.playerStrip + 2 * (type('caption').lineHeight - typeTokens.caption.line)
  return (
    <View role="list" collapsable={false} aria-label={label} style={wider && styles.wider}>
      <FirstThatFits
        forms={3}
        height={height}
        words={[as, players.map(({ group, lacking, need, look }) => [group, lacking, need, look.name])]}
        contentStyle={[styles.strip, !crowded && styles.apart]}
      >
        {(form) =>
          players.map((player) => (
            <PlayerCard
              key={player.seat}
              {...partsOf(player)}
              line={line}
              crowded={crowded}
              {...formOf(form, line && players.some(({ lacking }) => lacking !== undefined))}
            />
          ))
        }
      </FirstThatFits>
    </View>
  )
}

/** The same form for all cards of a strip: a card that shows more than the others would look more important. */
const formOf = (form: number, isLastRound: boolean): CardForm => ({
  sign: form === 0 && !isLastRound,
  needBehind: form === 0 && isLastRound,
  tight: form === 2,
})

type PlayerRowProps = {
  readonly player: PlayerSummary
  readonly active: boolean
  readonly target: number
  readonly onPress: (seat: Seat) => void
}

const PlayerRow = memo(function PlayerRow({ player, active, target, onPress }: PlayerRowProps) {
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
      <DippingToken spaces={spaces}>
        <PlayerToken colour={look.colour} brand={look.brand} size={38} />
      </DippingToken>
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
}, looksTheSame)

const styles = StyleSheet.create({
  strip: { flexDirection: 'row' },
  apart: { gap: 2 },
  wider: { marginHorizontal: -4 },
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
