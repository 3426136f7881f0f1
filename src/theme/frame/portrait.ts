/** An upright window: bar, players and board above the drawer. Phones, and tablets held upright. */
import { size } from '../measures'
import { below, beside, between, boardHeight, boardWidth, choicesFor, grown, isPhone } from './arithmetic'
import type { Frame, FrameInput, Insets } from './types'

export function portrait({ width, height, insets, textSize }: FrameInput): Frame {
  const phone = isPhone(width, height)
  const small = height < 740
  const tiny = width < 360 || height < 640
  const asLine = height < 660 || (textSize >= 1.6 && height < 1000)
  // On low screens the largest texts leave the bar its title alone.
  const barHeight = small && textSize >= 1.6 ? size.topBar : grown(size.topBar, 18, textSize)
  const playersHeight = asLine
    ? grown(size.playerLine, 10, Math.min(textSize, 1.2))
    : grown(size.playerStrip, 38, textSize)
  const gap = textSize > 1.2 ? 0 : small ? 3 : 4
  const top = insets.top + barHeight + playersHeight + gap
  const underBoard = small || textSize > 1.2 ? 6 : 8
  const rule = 4
  const padding: Insets = { top: 8, right: 16, bottom: Math.max(12, insets.bottom + 6), left: 16 }
  const contents =
    (tiny ? 124 : small ? 146 : 246) + (textSize >= 1.3 && tiny ? 66 : 0) + (phone ? 0 : 110 * (textSize - 1))

  const byWidth = Math.floor((width - (tiny ? 8 : 32) - size.boardGutter - beside) / 6)
  const byHeight = Math.floor(
    (height - top - below - underBoard - rule - padding.top - contents - padding.bottom) / 6,
  )
  const most = !phone ? 118 : small || textSize > 1.2 ? size.cellMin : size.cellPhone
  const least = tiny ? size.cellTiny : size.cellMin
  const cell = between(least, Math.min(byWidth, byHeight), most)

  const boardWide = boardWidth(cell, size.boardGutter)
  const drawerTop = top + boardHeight(cell) + underBoard + rule
  return {
    layout: 'portrait',
    cell,
    gutter: size.boardGutter,
    board: {
      x: Math.max(Math.min(16, (width - boardWide) / 2), (width - boardWide) / 2 - 8),
      y: top,
      width: boardWide,
      height: boardHeight(cell),
    },
    bar: { x: 0, y: insets.top, width, height: barHeight },
    players: { x: 12, y: insets.top + barHeight, width: width - 24, height: playersHeight },
    drawer: { x: 0, y: drawerTop, width, height: height - drawerTop },
    drawerPadding: padding,
    book: null,
    ruleAt: drawerTop - rule,
    playersAs: asLine ? 'line' : 'cards',
    compact: small || tiny,
    boardAloneChooses: height < 660,
    choices: choicesFor(textSize, height - drawerTop - padding.top - padding.bottom, small || tiny),
    keys: null,
    scrolls: textSize >= 1.6 || tiny,
  }
}
