/** The board of a saved match, small. Decoration: the words beside it say whose turn it is. */
import { readPosition } from '@/engine/index'
import type { Entry } from '@/saves/index'
import { BoardThumbnail } from '@/ui/index'

type BoardOfProps = { readonly entry: Pick<Entry, 'position' | 'players'>; readonly size: number }

export const BoardOf = ({ entry: { position, players }, size }: BoardOfProps) => {
  const read = readPosition(position)
  return read.ok ? <BoardThumbnail cells={read.game.cells} looks={players} size={size} /> : null
}
