/** A wide window: the board, and a column with the players and a card of actions. */
import { size } from '../measures'
import { below, between, boardHeight, boardWidth, grown } from './arithmetic'
import type { Frame, FrameInput } from './types'

export function tablet({ width, height, insets, textSize, seats = 4, leftHanded }: FrameInput): Frame {
  const gutter = 34
  const left = Math.max(24, insets.left)
  const right = Math.max(24, insets.right)
  const panelWide = textSize > 1.2 ? 348 : 308
  const apart = 28
  const barY = insets.top
  const ruleAt = barY + 68
  const top = barY + 94
  const bottom = Math.max(24, insets.bottom + 5)
  const byHeight = Math.floor((height - top - bottom - below - 16) / 6)
  const byWidth = Math.floor((width - left - right - panelWide - apart - gutter) / 6)
  const cell = between(size.cellMin, Math.min(byHeight, byWidth), 150)

  const boardWide = boardWidth(cell, gutter)
  const boardX = leftHanded ? width - right - boardWide : left
  const panelX = leftHanded ? left : width - right - panelWide
  const listY = ruleAt + 18
  const rowsHeight = seats * grown(size.playerRow, 22, textSize)
  const room = height - bottom - listY
  const asRows = room - rowsHeight >= 340
  const playersHeight = asRows ? rowsHeight : grown(size.playerStrip, 40, textSize)
  const cardHeight = Math.min(Math.max(372, (textSize - 1) * 300 + 372), room - playersHeight - 12)
  return {
    layout: 'tablet',
    cell,
    gutter,
    board: { x: boardX, y: top, width: boardWide, height: boardHeight(cell) },
    bar: { x: left, y: barY, width: width - left - right, height: 68 },
    players: { x: panelX, y: listY, width: panelWide, height: playersHeight },
    drawer: { x: panelX, y: height - bottom - cardHeight, width: panelWide, height: cardHeight },
    drawerPadding: { top: 14, right: 15, bottom: 15, left: 15 },
    book: null,
    ruleAt,
    playersAs: asRows ? 'rows' : 'cards',
    compact: cardHeight < 340,
    boardAloneChooses: false,
    choices: 'stacked',
    keys: null,
    scrolls: textSize >= 1.6 || cardHeight < 300,
  }
}
