/** A very wide window: the players and the field book, the board, the actions. */
import { size } from '../measures'
import { below, between, boardHeight, boardWidth, grown } from './arithmetic'
import type { Frame, FrameInput } from './types'

export function desktop({ width, height, insets, textSize, seats = 4 }: FrameInput): Frame {
  const gutter = 38
  const edge = 40
  const column = textSize > 1.2 ? Math.min(340, 276 * textSize) : 276
  const ruleAt = insets.top + 77
  const top = ruleAt + 36
  const byHeight = Math.floor((height - top - insets.bottom - 51 - below) / 6)
  const byWidth = Math.floor((width - 2 * edge - 2 * column - 62 - gutter) / 6)
  const cell = between(size.cellMin, Math.min(byHeight, byWidth), 150)

  const boardWide = boardWidth(cell, gutter)
  const middle = width - 2 * edge - 2 * column
  const boardX = edge + column + Math.max(24, (middle - boardWide) / 2)
  const listY = ruleAt + 23
  const rowsHeight = seats * grown(size.playerRow, 22, textSize)
  const bottom = height - insets.bottom - 26
  // Five players in large text leave low windows no room for rows, and fewer none for a book of two lines.
  const asRows = listY + rowsHeight <= bottom
  const playersHeight = asRows ? rowsHeight : grown(size.playerStrip, 40, textSize)
  const bookY = listY + playersHeight + 24
  const boardEnd = top + boardHeight(cell)
  return {
    layout: 'desktop',
    cell,
    gutter,
    board: { x: boardX, y: top, width: boardWide, height: boardHeight(cell) },
    bar: { x: edge, y: insets.top, width: width - 2 * edge, height: 77 },
    players: { x: edge, y: listY, width: column, height: playersHeight },
    drawer: { x: width - edge - column, y: listY, width: column, height: bottom - listY },
    drawerPadding: { top: 0, right: 0, bottom: 0, left: 0 },
    book:
      bottom - bookY >= 100 * textSize ? { x: edge, y: bookY, width: column, height: bottom - bookY } : null,
    ruleAt,
    playersAs: asRows ? 'rows' : 'cards',
    compact: false,
    boardAloneChooses: false,
    choices: 'stacked',
    keys:
      middle - 24 >= 540 * textSize
        ? { x: edge + column + 12, y: boardEnd + 24, width: middle - 24, height: 20 * textSize }
        : null,
    // Six choices in full words, the turn so far and the supply need so much.
    scrolls: textSize > 1.2 || height < 860,
  }
}
