/** The size of the board's spaces in every kind of window, depending on what is around the board. */
import { size, space } from './measures'
import type { WindowClass } from './window'

export type BoardCell = {
  /** The edge of a space. */
  readonly cell: number
  /** The width of the numerals left of the spaces. */
  readonly gutter: number
}

/** The width of the frame and padding beside the spaces; the height of the numerals and scale below them. */
const [beside, below] = [2, 28] as const

/** The size of the whole board with its numerals. */
export const boardSize = ({
  cell,
  gutter,
}: BoardCell): { readonly width: number; readonly height: number } => ({
  width: gutter + 6 * cell + beside,
  height: 6 * cell + below,
})

/** Where a board is used. `lesson` has little text beside it, `rules` a lot. */
export type BoardPlace = 'play' | 'ownDice' | 'lesson' | 'rules' | 'result' | 'lookBack'

/** The width of the columns beside a board; on a phone in landscape the minimum width. */
export const panelWidth = (window: WindowClass): number => {
  const { layout, width, text } = window
  if (layout === 'desktop') return text !== 'usual' ? 340 : 276
  if (layout === 'tablet') return text !== 'usual' ? 348 : 308
  const { left, right } = margins(window)
  return Math.max(240, Math.min(0.45 * (width - left - right), 340))
}

/** The left and right margins of a match. */
export const margins = ({
  layout,
  insets,
}: WindowClass): { readonly left: number; readonly right: number } => {
  const least = { portrait: 0, landscape: 12, tablet: 24, desktop: 40 }[layout]
  return { left: Math.max(least, insets.left), right: Math.max(least, insets.right) }
}

type Room = {
  /** The room left for the board in each direction. */
  readonly across: number
  readonly down: number
  readonly most: number
}

/** The columns of Look back in wide windows; `turns` on a desktop only. */
export const lookBackColumns = { words: 364, turns: 290, gap: 24 } as const

const gutters = { portrait: size.boardGutter, landscape: 25, tablet: 34, desktop: 38 } as const

export const cellFor = (window: WindowClass, place: BoardPlace): BoardCell => {
  const plays = place === 'play' || place === 'ownDice'
  const gutter =
    gutters[place === 'result' ? 'portrait' : !plays && window.shape === 'wide' ? 'tablet' : window.layout]
  const { across, down, most } =
    place === 'play' || place === 'ownDice'
      ? besidePlay(window, place === 'ownDice')
      : place === 'lookBack'
        ? besidePages(window)
        : besideWords(window, place)
  const fits = Math.floor(Math.min((across - gutter - beside) / 6, (down - below) / 6))
  const least = window.isTiny || place === 'rules' || place === 'lesson' || place === 'lookBack' ? 40 : 48
  return { cell: Math.max(least, Math.min(fits, most)), gutter }
}

/** `pad`: the keys for own dice need room below the board. */
const besidePlay = (window: WindowClass, pad: boolean): Room => {
  const { layout, width, height, insets, textScale, text, isPhone, isSmall, isTiny, foot } = window
  const isLarge = text !== 'usual'
  const { left, right } = margins(window)
  const across = width - left - right
  const down = height - insets.top - insets.bottom
  switch (layout) {
    case 'portrait':
      return {
        across: across - (isTiny ? 8 : 32),
        // The bar, the players and the panel, and how much they grow with the text.
        down: height - insets.top - foot - (isSmall ? 237 : 399) - (isPhone ? 56 : 166) * (textScale - 1),
        most: !isPhone ? 118 : isTiny && (isLarge || pad) ? 40 : isSmall || isLarge ? 48 : 55,
      }
    case 'landscape':
      return { across: across - panelWidth(window) - 14, down: down - 16, most: 118 }
    case 'tablet':
      return { across: across - panelWidth(window) - 26, down: down - 134, most: 150 }
    case 'desktop':
      return { across: across - 2 * panelWidth(window) - 60, down: down - 164, most: 150 }
  }
}

const besidePages = (window: WindowClass): Room => {
  const { layout, width, height, insets, text, isPhone, isTiny, foot } = window
  const { left, right } = margins(window)
  const { words, turns, gap } = lookBackColumns
  const across = width - left - right
  const down = height - insets.top - insets.bottom
  switch (layout) {
    case 'portrait':
      return {
        across: across - (isTiny ? 8 : 32),
        // The bar, the players, the rows, the chart and the buttons.
        down: height - insets.top - foot - 417,
        most: !isPhone ? 100 : { usual: 52, large: 44, huge: 40 }[text],
      }
    case 'landscape':
      return { across: across / 2 - 14, down: down - 16, most: 118 }
    case 'tablet':
      return { across: across - words - gap, down: down - 280, most: 101 }
    case 'desktop':
      return { across: across - words - turns - 2 * gap, down: down - 304, most: 118 }
  }
}

const besideWords = (
  { layout, shape, text, width, height, insets, isPhone, isSmall, isTiny }: WindowClass,
  place: 'lesson' | 'rules' | 'result',
): Room => {
  const across = width - insets.left - insets.right
  if (place === 'result')
    return layout === 'portrait'
      ? { across: Math.min(across, 672) - 34, down: height - 434, most: 110 }
      : {
          across: 0.52 * across - 12,
          down: height - insets.top - 8 - Math.max(insets.bottom + 6, 14),
          most: 110,
        }
  if (layout === 'portrait')
    return {
      across: across - 32,
      down: Infinity,
      most: !isPhone ? 66 : place === 'lesson' && !isSmall && text === 'usual' ? 55 : isTiny ? 40 : 48,
    }
  return {
    across: 0.58 * across - 32,
    down: height - insets.top - insets.bottom - (shape === 'wide' ? 124 : 2 * space.s),
    most: { portrait: 54, landscape: 54, tablet: 101, desktop: 118 }[layout],
  }
}
