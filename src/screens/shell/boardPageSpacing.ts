/** The spacing of pages with a board, by kind of page and kind of window. */
import type { ViewStyle } from 'react-native'
import { boardSize, cellFor, lookBackColumns, margins, panelWidth, type BoardPlace } from '@/theme/boardSize'
import type { Colours } from '@/theme/colours'
import { border, layer, radius, space } from '@/theme/measures'
import type { WindowClass } from '@/theme/window'

type Part =
  | 'page'
  // The bar and the rule below it, in windows that are not upright.
  | 'top'
  | 'bar'
  | 'rule'
  | 'players'
  // Everything below the bar.
  | 'body'
  | 'side'
  | 'sideContents'
  // The column and the board.
  | 'pair'
  | 'column'
  | 'columnContents'
  // The scrolling content.
  | 'words'
  | 'contents'
  | 'above'
  | 'below'
  | 'panel'
  // What darkens below the panel, where it is not just the panel's box.
  | 'ground'
  | 'board'

export type BoardPageSpacing = { readonly [part in Part]?: ViewStyle } & {
  /** Upright windows: centres the board's spaces instead of the board with its numerals. */
  readonly centresSpaces?: boolean
  /** Draws a rule between the panel and the scrolling content above it. */
  readonly hasRule?: boolean
}

type SpacingInput = {
  readonly place: BoardPlace
  readonly window: WindowClass
  readonly colours: Colours
  readonly leftHanded: boolean
  readonly boardScrolls: boolean
}

export const spacingOf = (input: SpacingInput): BoardPageSpacing => {
  switch (input.place) {
    case 'play':
    case 'ownDice':
      return playing(input)
    case 'lookBack':
      return lookingBack(input)
    case 'lesson':
    case 'rules':
      return learning(input)
    case 'result':
      return result(input)
  }
}

const centred = { justifyContent: 'center' } as const
const mirrored = { flexDirection: 'row' } as const
const inFront = { zIndex: layer.panel } as const

/** A panel without a ground of its own. */
const aroundPanel = { top: -8, right: -8, bottom: -8, left: -8, borderRadius: radius.card } as const

const sidesOf = (window: WindowClass) => {
  const { left, right } = margins(window)
  return { paddingLeft: left, paddingRight: right }
}

/** A phone held sideways: the board takes the full height, with the bar and the panel beside it. */
const besideBoard = (window: WindowClass) =>
  ({
    body: sidesOf(window),
    pair: { gap: 14 },
    column: { flex: 1, paddingTop: Math.max(3, window.insets.top) },
    board: { paddingTop: Math.max(8, window.insets.top) },
  }) as const

const playing = ({ window, colours, leftHanded }: SpacingInput): BoardPageSpacing => {
  const { layout, text, isSmall, isTiny, insets, foot } = window
  const isLarge = text !== 'usual'
  const page = { paddingTop: insets.top }
  const pair = { ...(leftHanded && mirrored), justifyContent: 'space-between' } as const
  if (layout === 'portrait')
    return {
      page,
      players: { paddingHorizontal: space.m },
      centresSpaces: !isTiny,
      board: {
        ...(isTiny && centred),
        paddingTop: isLarge ? 0 : isSmall ? 3 : 4,
        paddingBottom: isSmall || isLarge ? 6 : 8,
      },
      // In front, because thrown dice fly out of the panel over the board.
      panel: {
        ...inFront,
        paddingTop: space.s,
        paddingHorizontal: space.screenMargin,
        paddingBottom: foot,
        backgroundColor: colours.panel,
      },
    }
  if (layout === 'landscape') {
    const beside = besideBoard(window)
    return {
      ...beside,
      pair: { ...beside.pair, ...pair },
      column: {
        ...beside.column,
        ...inFront,
        paddingBottom: insets.bottom + (insets.bottom > 0 ? 5 : 10),
      },
      players: { marginTop: isTiny || isLarge ? 0 : 7 },
      panel: { ...inFront, flex: 1, paddingTop: 9 },
      ground: { ...aroundPanel, top: 2, bottom: -5 },
    }
  }
  const { left, right } = margins(window)
  const wide = { page, top: { marginLeft: left, marginRight: right }, body: sidesOf(window) }
  const column = { ...inFront, width: panelWidth(window) }
  if (layout === 'tablet')
    return {
      ...wide,
      bar: { ...centred, height: 68 },
      pair,
      column: { ...column, marginTop: 14, marginBottom: Math.max(24, insets.bottom + 5) },
      columnContents: { justifyContent: 'space-between', gap: space.m },
      panel: {
        flexGrow: 1,
        flexBasis: 328,
        ...(!isLarge && { maxHeight: 372 }),
        paddingTop: 14,
        paddingHorizontal: 15,
        paddingBottom: 15,
        borderWidth: border.card,
        borderRadius: radius.card,
        borderColor: colours.line,
        backgroundColor: colours.panel,
      },
      ground: { borderRadius: radius.card - border.card },
      board: { paddingTop: 22 },
    }
  const high = { ...column, marginTop: 19, marginBottom: insets.bottom + 26 }
  return {
    ...wide,
    bar: { ...centred, height: 77 },
    side: high,
    sideContents: { gap: space.xl },
    column: high,
    panel: { flex: 1 },
    ground: aroundPanel,
    board: { flex: 1, alignItems: 'center', gap: 24, paddingTop: 32 },
  }
}

const lookingBack = ({ window, colours, boardScrolls }: SpacingInput): BoardPageSpacing => {
  const { layout, insets, foot } = window
  if (layout === 'portrait') {
    const players = { paddingHorizontal: space.m, paddingTop: 2, paddingBottom: 5 }
    return {
      page: { paddingTop: insets.top },
      players,
      board: { ...centred, paddingBottom: 11 },
      contents: { flexGrow: 1 },
      above: players,
      hasRule: true,
      panel: {
        paddingHorizontal: space.screenMargin,
        paddingTop: boardScrolls ? 6 : 4,
        gap: boardScrolls ? 2 : 3,
        paddingBottom: foot,
        backgroundColor: colours.panel,
      },
    }
  }
  if (layout === 'landscape') {
    const beside = besideBoard(window)
    const paddingBottom = insets.bottom + (insets.bottom > 0 ? 2 : 8)
    return { ...beside, column: { ...beside.column, gap: 2, paddingBottom }, panel: { gap: 2 } }
  }
  const { words, turns, gap } = lookBackColumns
  return {
    page: { ...sidesOf(window), paddingTop: insets.top, paddingBottom: Math.max(12, insets.bottom) },
    bar: { ...centred, minHeight: 68 },
    body: { gap, paddingTop: 14 },
    side: { width: turns, gap: 16 },
    pair: { gap },
    column: { width: words },
    contents: { flexGrow: 1, gap: 14, paddingBottom: 12 },
    board: { flex: 1 },
  }
}

const learning = ({ place, window, colours, leftHanded }: SpacingInput): BoardPageSpacing => {
  const { insets, foot } = window
  const isWide = window.shape === 'wide'
  const sides = { paddingLeft: insets.left, paddingRight: insets.right }
  const twoLines = (place === 'lesson' || window.text !== 'usual') && { paddingTop: space.xs }
  const page = { paddingTop: insets.top }
  const panel: ViewStyle = {
    alignItems: 'center',
    paddingTop: space.s + 2,
    paddingBottom: foot,
    backgroundColor: colours.panel,
  }
  if (window.layout === 'portrait') {
    const words = { width: '100%', maxWidth: 640, paddingHorizontal: space.screenMargin } as const
    const gap = window.isTiny ? space.xs : space.m
    return {
      page,
      bar: { ...sides, ...twoLines },
      contents: { ...sides, alignItems: 'center', gap, paddingTop: space.xs, paddingBottom: space.xl },
      above: { ...words, gap },
      below: { ...words, gap: space.m },
      hasRule: true,
      panel: { ...panel, ...sides },
    }
  }
  return {
    page,
    bar: isWide ? { ...sides, paddingVertical: 10, ...twoLines } : { ...twoLines },
    rule: { paddingHorizontal: 24 },
    body: sides,
    pair: leftHanded && !isWide ? mirrored : { justifyContent: 'flex-end' },
    column: { flex: 1, ...(isWide && { maxWidth: 640 }) },
    contents: { paddingHorizontal: space.l, paddingBottom: space.l, gap: space.m },
    hasRule: true,
    panel,
    board: {
      // A fold in the middle is then between the columns.
      ...(!isWide && { minWidth: '50%', alignItems: 'center' }),
      paddingLeft: space.s,
      paddingRight: space.l,
      paddingTop: isWide ? space.m : window.isTiny ? 2 : space.s,
    },
  }
}

const result = ({ place, window }: SpacingInput): BoardPageSpacing => {
  const { layout, insets, textScale } = window
  const page = {
    paddingTop: insets.top + 8,
    paddingBottom: Math.max(insets.bottom + 6, 14),
    paddingLeft: insets.left + space.screenMargin,
    paddingRight: insets.right + space.screenMargin,
  }
  if (layout === 'portrait')
    return { page, body: { width: '100%', maxWidth: 640, alignSelf: 'center', gap: 10 } }
  return {
    page,
    body: { width: '100%', maxWidth: 1240, alignSelf: 'center' },
    pair: { gap: 24, justifyContent: 'flex-end' },
    column: {
      flex: 1,
      gap: 10,
      maxWidth: 640,
      alignSelf: 'center',
      height: '100%',
      // As high as the board, but at least high enough to read.
      maxHeight: Math.max(boardSize(cellFor(window, place)).height, 480 * textScale),
    },
    // Headings are higher than their line height, and the scroll view would cut them off.
    words: { marginTop: -6 },
    contents: { gap: 10, flexGrow: 1, paddingTop: 6 },
    board: centred,
  }
}
