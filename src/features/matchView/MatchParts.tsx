/** The players, board thumbnail and dice mark of a match, for cards and rows. */
import { StyleSheet, View } from 'react-native'
import { usePhrases } from '@/i18n/PhrasesProvider'
import type { Player, DiceOrigin } from '@/match'
import { PlayerToken } from '@/ui/game/players/PlayerToken'
import { readPosition } from '@/engine'
import type { Entry } from '@/saves'
import { BoardThumbnail } from '@/ui/game/board/BoardThumbnail'
import { Text } from '@/ui/kit/Text'
import { diceMark } from './sealNames'

type PlayerTokensProps = { readonly players: readonly Player[]; readonly size?: number }

/** Tokens in seat order, exposed to screen readers as one image. */
export const PlayerTokens = ({ players, size = 23 }: PlayerTokensProps) => {
  const { common } = usePhrases()
  return (
    <View
      accessible
      role="img"
      aria-label={common.list(players.map(({ name }) => name))}
      style={styles.tokens}
    >
      {players.map(({ colour, brand }) => (
        <PlayerToken key={colour} colour={colour} brand={brand} size={size} />
      ))}
    </View>
  )
}

type MatchThumbnailProps = { readonly entry: Pick<Entry, 'position' | 'players'>; readonly size: number }

/** A small board, hidden from screen readers because the words beside it say the same. */
export const MatchThumbnail = ({ entry: { position, players }, size }: MatchThumbnailProps) => {
  const read = readPosition(position)
  return read.ok ? <BoardThumbnail cells={read.game.cells} looks={players} size={size} /> : null
}

/** Names the origin of the dice; shows nothing for sealed dice. */
export const DiceMark = ({ dice }: { readonly dice: DiceOrigin }) => {
  const mark = diceMark(dice, usePhrases())
  if (mark === null) return null
  return <Text type="caption">{mark}</Text>
}

const styles = StyleSheet.create({ tokens: { flexDirection: 'row', flexWrap: 'wrap', gap: 6, marginTop: 4 } })
