/** A small drawing of the board with simplified marks: discs without brands, square plates, tents without numerals. */
import { Path, Rect, Svg } from '../../kit/svg'

import { cellAt, spaces, type Cell, type Space } from '@/engine'
import { useTheme } from '@/theme/ThemeProvider'
import type { PlayerLook } from '../players/PlayerToken'
import { circlePath } from '../marks/shapes'
import { columnIndex, lineIndex } from './geometry'

type BoardThumbnailProps = {
  readonly cells: readonly Cell[]
  readonly looks: readonly PlayerLook[]
  /** The edge of the whole drawing in dp. */
  readonly size: number
}

const housePath = (x: number, y: number, w: number): string =>
  `M${x} ${y - 0.5 * w}L${x + 0.5 * w} ${y - 0.06 * w}V${y + 0.46 * w}H${x - 0.5 * w}V${y - 0.06 * w}Z`

export function BoardThumbnail({ cells, looks, size }: BoardThumbnailProps) {
  const { colours, players, scheme } = useTheme()
  const frame = 1.25
  const cell = (size - 2 * frame) / 6
  const centreOf = (space: Space): readonly [number, number] => [
    (columnIndex(space) + 0.5) * cell,
    (lineIndex(space) + 0.5) * cell,
  ]
  const drawn = (wanted: (each: Cell) => boolean, shape: (x: number, y: number) => string): string =>
    spaces
      .filter((space) => wanted(cellAt({ cells }, space)))
      .map((space) => shape(...centreOf(space)))
      .join('')
  const plate = 0.86 * cell
  const square = (x: number, y: number) => `M${x - plate / 2} ${y - plate / 2}h${plate}v${plate}h${-plate}Z`
  const disc = (r: number) => (x: number, y: number) => circlePath(x, y, r * cell)
  const house = (x: number, y: number) => housePath(x, y, 0.68 * cell)
  const isHouse = ({ squatter, claim }: Cell): boolean => squatter !== null || claim
  const grid = [1, 2, 3, 4, 5].map((at) => `M${at * cell} 0V${6 * cell}M0 ${at * cell}H${6 * cell}`).join('')
  const edge = scheme === 'lantern' ? colours.plateEdge : colours.plate
  return (
    <Svg width={size} height={size} viewBox={`${-frame} ${-frame} ${size} ${size}`} aria-hidden>
      <Rect
        width={6 * cell}
        height={6 * cell}
        fill={colours.sheet}
        stroke={colours.line}
        strokeWidth={frame}
      />
      <Path d={grid} stroke={colours.grid} strokeWidth={0.6} />
      <Path
        d={drawn((each) => each.claimed, square)}
        fill={colours.plate}
        stroke={edge}
        strokeWidth={0.8}
        strokeLinejoin="round"
      />
      {colours.plateRing !== null && (
        <Path d={drawn((each) => each.claimed, disc(0.34))} fill={colours.plateRing} />
      )}
      {looks.map((look, seat) => (
        <Path
          key={look.colour}
          d={drawn((each) => each.owner === seat && !isHouse(each), disc(0.31))}
          fill={players[look.colour].fill}
        />
      ))}
      <Path
        d={drawn((each) => isHouse(each) && !each.claim, house)}
        fill={colours.tent}
        stroke={colours.tentInk}
        strokeWidth={0.9}
      />
      <Path
        d={drawn((each) => each.claim, house)}
        fill={colours.plate}
        stroke={scheme === 'lantern' ? colours.tent : colours.plate}
        strokeWidth={0.9}
      />
    </Svg>
  )
}
