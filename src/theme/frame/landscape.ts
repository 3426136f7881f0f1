/** A low window that lies: the board at the one side, everything else at the other. Phones held sideways. */
import { size } from '../measures'
import { below, beside, between, boardHeight, boardWidth, choicesFor, grown } from './arithmetic'
import type { Frame, FrameInput } from './types'

export function landscape({ width, height, insets, textSize, leftHanded }: FrameInput): Frame {
  const tiny = width < 640 || height < 360
  const gutter = 25
  const top = Math.max(8, insets.top)
  const bottom = insets.bottom + (insets.bottom > 0 ? 5 : 10)
  const left = Math.max(12, insets.left)
  const right = Math.max(12, insets.right)
  const apart = 14
  const panelLeast = between(240, (width - left - right) * 0.45, 340)
  const byHeight = Math.floor((height - top - insets.bottom - 8 - below) / 6)
  const byWidth = Math.floor((width - left - right - apart - panelLeast - gutter - beside) / 6)
  const cell = between(tiny ? size.cellTiny : size.cellMin, Math.min(byHeight, byWidth), 118)

  const boardWide = boardWidth(cell, gutter)
  const panelWide = width - left - right - apart - boardWide
  const boardX = leftHanded ? width - right - boardWide : left
  const panelX = leftHanded ? left : left + boardWide + apart
  const narrow = panelWide < size.panelNarrow
  const asLine = height < 350 || textSize > 1.2
  const barY = Math.max(3, insets.top)
  const barHeight = height < 350 ? 44 : narrow && textSize > 1.2 ? 60 : size.topBar
  const playersHeight = asLine
    ? grown(size.playerLine, 10, Math.min(textSize, 1.2))
    : grown(size.playerStrip, 40, textSize)
  const playersY = barY + barHeight + (asLine ? 0 : 7)
  const drawerTop = playersY + playersHeight + 5
  const drawerHeight = height - bottom - drawerTop
  return {
    layout: 'landscape',
    cell,
    gutter,
    board: { x: boardX, y: top, width: boardWide, height: boardHeight(cell) },
    bar: { x: panelX, y: barY, width: panelWide, height: barHeight },
    players: { x: panelX, y: playersY, width: panelWide, height: playersHeight },
    drawer: { x: panelX, y: drawerTop, width: panelWide, height: drawerHeight },
    drawerPadding: { top: 4, right: 0, bottom: 0, left: 0 },
    book: null,
    ruleAt: null,
    playersAs: asLine ? 'line' : 'cards',
    compact: drawerHeight < 210 || panelWide < size.panelNarrow || textSize >= 1.3,
    boardAloneChooses: tiny,
    choices: choicesFor(textSize, drawerHeight, true),
    keys: null,
    scrolls: textSize >= 1.3 || tiny,
  }
}
