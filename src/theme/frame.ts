/** Where the parts of the play screen lie, for any window: pure arithmetic, no view. */
import { size } from './measures'

export type Rect = {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}
export type Insets = {
  readonly top: number
  readonly right: number
  readonly bottom: number
  readonly left: number
}

export const layouts = ['portrait', 'landscape', 'tablet', 'desktop'] as const
export type Layout = (typeof layouts)[number]

export type FrameInput = {
  readonly width: number
  readonly height: number
  readonly insets: Insets
  /** What `useTheme().textScale` says: the system's scale times the app's own. */
  readonly textSize: number
  /** How many players a list must hold; 4 if not said. */
  readonly seats?: number
  /** Mirrors the layouts that lie: board right, actions left. */
  readonly leftHanded?: boolean
}

export type Frame = {
  readonly layout: Layout
  /** The edge of a space, and the room for the numerals left of the board. */
  readonly cell: number
  readonly gutter: number
  /** The whole board with numerals: gutter + 6 cells + 2 wide, 6 cells + 28 high. */
  readonly board: Rect
  readonly bar: Rect
  readonly players: Rect
  /** The drawer, the panel beside the board, or the card with the actions. */
  readonly drawer: Rect
  readonly drawerPadding: Insets
  /** The field book, where there is room for one. */
  readonly book: Rect | null
  /** The double rule across the page: under the bar of big windows, above the drawer of upright phones. */
  readonly ruleAt: number | null
  readonly playersAs: 'cards' | 'line' | 'rows'
  /** Little room above the actions: no supply while choosing, gauge beside Undo, result of stopping under Stop. */
  readonly compact: boolean
  /** No room for option chips: the board alone chooses. */
  readonly boardAloneChooses: boolean
  /** The two choices lie side by side, or stacked with the label left and the consequence right. */
  readonly choices: 'beside' | 'stacked'
  /** What is above the actions may scroll; the actions stay pinned. */
  readonly scrolls: boolean
}

/** The short side tells phones from the rest. */
export const isPhone = (width: number, height: number): boolean => Math.min(width, height) < 600

const layoutOf = ({ width, height }: FrameInput): Layout => {
  if (width >= 1200 && height >= 600) return 'desktop'
  if (width >= 900 && height >= 600) return 'tablet'
  return width > height ? 'landscape' : 'portrait'
}

/** Numerals and neat-line below the spaces; frame and air around them. */
const below = 28
const beside = 2

const boardHeight = (cell: number): number => 6 * cell + below
const boardWidth = (cell: number, gutter: number): number => gutter + 6 * cell + beside
const between = (low: number, value: number, high: number): number => Math.max(low, Math.min(value, high))

/** Names, numbers and the bar's second line grow with the text; discs and pips do not. */
const grown = (base: number, byText: number, textSize: number): number =>
  Math.round(base + byText * (textSize - 1))

export const frameFor = (input: FrameInput): Frame => {
  switch (layoutOf(input)) {
    case 'desktop':
      return desktop(input)
    case 'tablet':
      return tablet(input)
    case 'landscape':
      return landscape(input)
    case 'portrait':
      return portrait(input)
  }
}

function portrait({ width, height, insets, textSize }: FrameInput): Frame {
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
  const contents = (tiny ? 124 : small ? 146 : 246) + (textSize >= 1.3 && tiny ? 66 : 0)

  const byWidth = Math.floor((width - (tiny ? 8 : 32) - size.boardGutter - beside) / 6)
  const byHeight = Math.floor(
    (height - top - below - underBoard - rule - padding.top - contents - padding.bottom) / 6,
  )
  const most = small || textSize > 1.2 ? size.cellMin : isPhone(width, height) ? size.cellPhone : 118
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
    choices: textSize >= 1.3 ? 'stacked' : 'beside',
    scrolls: textSize >= 1.6 || tiny,
  }
}

function landscape({ width, height, insets, textSize, leftHanded }: FrameInput): Frame {
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
    choices: textSize >= 1.3 ? 'stacked' : 'beside',
    scrolls: textSize >= 1.3 || tiny,
  }
}

function tablet({ width, height, insets, textSize, seats = 4, leftHanded }: FrameInput): Frame {
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
    scrolls: textSize >= 1.6 || cardHeight < 300,
  }
}

function desktop({ width, height, insets, textSize, seats = 4 }: FrameInput): Frame {
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
  const bookY = listY + rowsHeight + 24
  const bottom = height - insets.bottom - 26
  return {
    layout: 'desktop',
    cell,
    gutter,
    board: { x: boardX, y: top, width: boardWide, height: boardHeight(cell) },
    bar: { x: edge, y: insets.top, width: width - 2 * edge, height: 77 },
    players: { x: edge, y: listY, width: column, height: rowsHeight },
    drawer: { x: width - edge - column, y: listY, width: column, height: bottom - listY },
    drawerPadding: { top: 0, right: 0, bottom: 0, left: 0 },
    book: { x: edge, y: bookY, width: column, height: bottom - bookY },
    ruleAt,
    playersAs: 'rows',
    compact: false,
    boardAloneChooses: false,
    choices: 'stacked',
    // Six choices in full words, the turn so far and the supply need so much.
    scrolls: textSize > 1.2 || height < 860,
  }
}
