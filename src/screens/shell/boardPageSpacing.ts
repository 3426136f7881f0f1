/** The distances of a page with a board, for each kind of page in each kind of window. */
import type { ViewStyle } from 'react-native'
import { boardSize, cellFor, lookBackColumns, margins, panelWidth, type BoardPlace } from '@/theme/boardSize'
import type { Colours } from '@/theme/colours'
import { border, layer, radius, space } from '@/theme/measures'
import type { WindowClass } from '@/theme/window'

type Part =
  | 'page'
  // Bar, and the rule below it, of windows that are not upright.
  | 'top'
  | 'bar'
  | 'rule'
  | 'players'
  // Everything below the bar.
  | 'body'
  | 'side'
  | 'sideContents'
  // Column and board.
  | 'pair'
  | 'column'
  | 'columnContents'
  // What scrolls.
  | 'words'
  | 'contents'
  | 'above'
  | 'below'
  | 'panel'
  | 'board'

export type BoardPageSpacing = { readonly [part in Part]?: ViewStyle } & {
  /** Upright windows: the board's spaces are centred, not the board with its numerals. */
  readonly centresSpaces?: boolean
  /** A rule separates the panel from what scrolls above it. */
  readonly hasRule?: boolean
}

type Question = {
  readonly place: BoardPlace
  readonly window: WindowClass
  readonly colours: Colours
  readonly leftHanded: boolean
  readonly boardScrolls: boolean
}

export const spacingOf = (question: Question): BoardPageSpacing => {
  switch (question.place) {
    case 'play':
    case 'ownDice':
      return playing(question)
    case 'lookBack':
      return lookingBack(question)
    case 'lesson':
    case 'rules':
      return learning(question)
    case 'result':
      return result(question)
  }
}

const playing = ({ window, colours, leftHanded }: Question): BoardPageSpacing => {
  const { layout, insets, foot, small, low, tiny, largeText } = window
  const { left, right } = margins(window)
  const pair = { ...(leftHanded && mirrored), justifyContent: 'space-between' } as const
  switch (layout) {
    case 'portrait':
      return {
        page: { paddingTop: insets.top },
        players: { paddingHorizontal: space.m },
        centresSpaces: !tiny,
        board: {
          ...(tiny && centred),
          paddingTop: largeText ? 0 : small ? 3 : 4,
          paddingBottom: small || largeText ? 6 : 8,
        },
        // Thrown dice fly out of the panel over the board.
        panel: {
          zIndex: layer.panel,
          paddingTop: space.s,
          paddingHorizontal: space.screenMargin,
          paddingBottom: foot,
          backgroundColor: colours.panel,
        },
      }
    case 'landscape':
      return {
        body: { paddingLeft: left, paddingRight: right },
        pair: { ...pair, gap: 14 },
        column: {
          ...inFront,
          flex: 1,
          paddingTop: Math.max(3, insets.top),
          paddingBottom: insets.bottom + (insets.bottom > 0 ? 5 : 10),
        },
        players: { marginTop: low || largeText ? 0 : 7 },
        panel: { ...inFront, flex: 1, paddingTop: 9 },
        board: { paddingTop: Math.max(8, insets.top) },
      }
    case 'tablet':
      return {
        page: { paddingTop: insets.top },
        top: { marginLeft: left, marginRight: right },
        bar: { height: 68, justifyContent: 'center' },
        body: { paddingLeft: left, paddingRight: right },
        pair,
        column: {
          ...inFront,
          width: panelWidth(window),
          marginTop: 14,
          marginBottom: Math.max(24, insets.bottom + 5),
        },
        columnContents: { justifyContent: 'space-between', gap: space.m },
        panel: {
          flexGrow: 1,
          flexBasis: 328,
          ...(!largeText && { maxHeight: 372 }),
          paddingTop: 14,
          paddingHorizontal: 15,
          paddingBottom: 15,
          borderWidth: border.card,
          borderRadius: radius.card,
          borderColor: colours.line,
          backgroundColor: colours.panel,
        },
        board: { paddingTop: 22 },
      }
    case 'desktop': {
      const column = {
        ...inFront,
        width: panelWidth(window),
        marginTop: 19,
        marginBottom: insets.bottom + 26,
      }
      return {
        page: { paddingTop: insets.top },
        top: { marginLeft: left, marginRight: right },
        bar: { height: 77, justifyContent: 'center' },
        body: { paddingLeft: left, paddingRight: right },
        side: column,
        sideContents: { gap: space.xl },
        pair: { justifyContent: 'space-between' },
        column,
        panel: { flex: 1 },
        board: { flex: 1, alignItems: 'center', gap: 24, paddingTop: 32 },
      }
    }
  }
}

const lookingBack = ({ window, colours, boardScrolls }: Question): BoardPageSpacing => {
  const { layout, insets, foot } = window
  const { left, right } = margins(window)
  const players = { paddingHorizontal: space.m, paddingTop: 2, paddingBottom: 5 }
  switch (layout) {
    case 'portrait':
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
    case 'landscape':
      return {
        body: { paddingLeft: left, paddingRight: right },
        pair: { gap: 14 },
        column: {
          flex: 1,
          gap: 2,
          paddingTop: Math.max(3, insets.top),
          paddingBottom: insets.bottom + (insets.bottom > 0 ? 2 : 8),
        },
        panel: { gap: 2 },
        board: { paddingTop: Math.max(8, insets.top) },
      }
    case 'tablet':
    case 'desktop': {
      const { words, turns, gap } = lookBackColumns
      return {
        page: {
          paddingTop: insets.top,
          paddingBottom: Math.max(12, insets.bottom),
          paddingLeft: left,
          paddingRight: right,
        },
        bar: { minHeight: 68, justifyContent: 'center' },
        body: { gap, paddingTop: 14 },
        side: { width: turns, gap: 16 },
        pair: { gap },
        column: { width: words },
        contents: { flexGrow: 1, gap: 14, paddingBottom: 12 },
        board: { flex: 1 },
      }
    }
  }
}

const learning = ({ place, window, colours, leftHanded }: Question): BoardPageSpacing => {
  const { layout, insets, foot, wide, tiny, largeText } = window
  const sides = { paddingLeft: insets.left, paddingRight: insets.right }
  const twoLines = (place === 'lesson' || largeText) && { paddingTop: space.xs }
  const page = { paddingTop: insets.top }
  const panel: ViewStyle = {
    alignItems: 'center',
    paddingTop: space.s + 2,
    paddingBottom: foot,
    backgroundColor: colours.panel,
  }
  if (layout === 'portrait') {
    const words = { width: '100%', maxWidth: 640, paddingHorizontal: space.screenMargin } as const
    const gap = tiny ? space.xs : space.m
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
    bar: wide ? { ...sides, paddingVertical: 10, ...twoLines } : { ...twoLines },
    rule: { paddingHorizontal: 24 },
    body: sides,
    pair: leftHanded && !wide ? mirrored : { justifyContent: 'flex-end' },
    column: { flex: 1, ...(wide && { maxWidth: 640 }) },
    contents: { paddingHorizontal: space.l, paddingBottom: space.l, gap: space.m },
    hasRule: true,
    panel,
    board: { paddingLeft: space.s, paddingRight: space.l, paddingTop: wide ? space.m : space.s },
  }
}

const result = ({ place, window }: Question): BoardPageSpacing => {
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
      // As high as the board, unless that is too low to read.
      maxHeight: Math.max(boardSize(cellFor(window, place)).height, 480 * textScale),
    },
    // The letters of the title are higher than their line, and what scrolls is cut at its edge.
    words: { marginTop: -6 },
    contents: { gap: 10, flexGrow: 1, paddingTop: 6 },
    board: { justifyContent: 'center' },
  }
}

const centred = { justifyContent: 'center' } as const
const mirrored = { flexDirection: 'row' } as const
const inFront = { zIndex: layer.panel } as const
