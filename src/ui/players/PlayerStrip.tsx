/** The players around the table, as cards, as one low line, or as the rows of a list. Shows standing, decides nothing. */
import { memo } from 'react'
import { StyleSheet, View } from 'react-native'

import type { Seat } from '@/engine/index'
import { useTheme } from '@/theme/index'
import { cardRoom } from './cardRoom'
import { PlayerCard } from './PlayerCard'
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
  /** How wide the strip is: what does not fit is left out. */
  readonly width: number
}

export const PlayerStrip = memo(function PlayerStrip({
  players,
  mover,
  target,
  as,
  label,
  width,
}: PlayerStripProps) {
  const { textScale } = useTheme()
  const crowded = players.length === 5
  const room = cardRoom({ players, room: width / players.length, line: as === 'line', textScale })
  const shared = { target, crowded, ...room }
  return (
    <View
      role="list"
      aria-label={label}
      style={as === 'rows' ? styles.rows : [styles.strip, crowded && styles.crowded]}
    >
      {players.map((player) =>
        as === 'rows' ? (
          <PlayerRow key={player.seat} player={player} active={player.seat === mover} target={target} />
        ) : (
          <PlayerCard
            key={player.seat}
            player={player}
            active={player.seat === mover}
            line={as === 'line'}
            {...shared}
          />
        ),
      )}
    </View>
  )
})

const styles = StyleSheet.create({
  strip: { flexDirection: 'row', gap: 2, flexGrow: 1 },
  crowded: { gap: 0, marginHorizontal: -4 },
  rows: { gap: 0 },
})
