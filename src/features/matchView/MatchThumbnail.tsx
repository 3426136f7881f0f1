/** The board of a saved match, small. Decoration: the words beside it say whose turn it is. */
import { readPosition } from '@/engine'
import type { Entry } from '@/saves'
import { BoardThumbnail } from '@/ui/game/board/BoardThumbnail'

type MatchThumbnailProps = { readonly entry: Pick<Entry, 'position' | 'players'>; readonly size: number }

export const MatchThumbnail = ({ entry: { position, players }, size }: MatchThumbnailProps) => {
  const read = readPosition(position)
  return read.ok ? <BoardThumbnail cells={read.game.cells} looks={players} size={size} /> : null
}
