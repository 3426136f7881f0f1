/** The players around the table, as cards, as one low line, or as the rows of a list. Shows standing, decides nothing. */
import { StyleSheet, View } from 'react-native'

import type { Seat } from '@/engine'
import { size } from '@/theme/measures'
import { typeTokens } from '@/theme/type'
import { useTheme, useWindow } from '@/theme/ThemeProvider'
import { FirstThatFits } from '../../kit/FirstThatFits'
import { PlayerCard, type CardForm } from './PlayerCard'
import { PlayerRow } from './PlayerRow'
import type { PlayerSummary } from './summary'

export type PlayerStripProps = {
  readonly players: readonly PlayerSummary[]
  readonly mover: Seat
  /** Claims that call the last round. */
  readonly target: number
  readonly as: 'cards' | 'line' | 'rows'
  /** Of the whole list, for assistive technology. */
  readonly label: string
  readonly onPress: (seat: Seat) => void
}

export function PlayerStrip({ players, mover, target, as, label, onPress }: PlayerStripProps) {
  const { type } = useTheme()
  const { layout } = useWindow()
  if (as === 'rows')
    return (
      <View role="list" collapsable={false} aria-label={label}>
        {players.map((player) => (
          <PlayerRow
            key={player.seat}
            player={player}
            active={player.seat === mover}
            target={target}
            onPress={onPress}
          />
        ))}
      </View>
    )
  const line = as === 'line'
  const crowded = players.length === 5
  // Beside a board the strip reaches to the page's edge as it is.
  const wider = crowded && layout === 'portrait'
  // Under disc and score a card has two lines of small type at most: a name, and what is needed.
  const height = line
    ? size.playerLine
    : size.playerStrip + 2 * (type('caption').lineHeight! - typeTokens.caption.line)
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
              player={player}
              active={player.seat === mover}
              line={line}
              target={target}
              onPress={onPress}
              crowded={crowded}
              {...formOf(form, line && players.some(({ lacking }) => lacking !== undefined))}
            />
          ))
        }
      </FirstThatFits>
    </View>
  )
}

/** The same for all cards of a strip: one that shows more than the others would look like more. */
const formOf = (form: number, isLastRound: boolean): CardForm => ({
  sign: form === 0 && !isLastRound,
  needBehind: form === 0 && isLastRound,
  tight: form === 2,
})

const styles = StyleSheet.create({
  strip: { flexDirection: 'row' },
  apart: { gap: 2 },
  wider: { marginHorizontal: -4 },
})
