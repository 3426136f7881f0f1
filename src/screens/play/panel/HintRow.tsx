/** The way to the coach, beside the supply; asked, the supply gives way to what the baron would do and why. Without a coach, the supply alone. */
import type { ReactNode } from 'react'
import { StyleSheet, View } from 'react-native'
import type { Game } from '@/engine'
import { usePhrases } from '@/i18n/PhrasesProvider'
import { useWindow } from '@/theme/ThemeProvider'
import { Button } from '@/ui/kit/Button'
import { Text } from '@/ui/kit/Text'
import type { Coach } from '../useCoach'
import { Supply } from './Supply'

type HintRowProps = {
  readonly game: Game
  readonly coach: Coach | null
  /** There is room for the supply. */
  readonly room: boolean
  /** What stands in the supply's place on a phone, and like it gives way to the hint. */
  readonly instead?: ReactNode
  /** At the end of the row while the coach speaks. */
  readonly stays?: ReactNode
}

export function HintRow({ game, coach, room, instead, stays }: HintRowProps) {
  const phrases = usePhrases()
  const { textScale, wide } = useWindow()
  const supply = room && <Supply game={game} />
  if (coach === null) return supply
  const { said, canAsk, ask } = coach
  const row = (
    <View
      style={[styles.row, room && { minHeight: 58 * textScale }, said && instead !== undefined && styles.top]}
    >
      <Button
        small
        kind={said ? 'ink' : 'plain'}
        label={phrases.coach.hint}
        disabled={!canAsk}
        onPress={ask}
        style={styles.button}
      />
      <View style={styles.grow}>
        {said ? (
          <>
            <Text type="bodyStrong">{said.title}</Text>
            <Text type="note">{said.why}</Text>
          </>
        ) : (
          !wide && (instead ?? supply)
        )}
      </View>
      {said && stays}
    </View>
  )
  if (!wide) return row
  // In a column the supply stands below, and stays.
  return (
    <View style={styles.column}>
      {row}
      {supply}
    </View>
  )
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', alignItems: 'center', gap: 12 },
  column: { gap: 10 },
  // What it says may be higher than its room: the way to silence it stays.
  top: { alignItems: 'flex-start' },
  button: { minWidth: 70 },
  grow: { flex: 1, minWidth: 0 },
})
