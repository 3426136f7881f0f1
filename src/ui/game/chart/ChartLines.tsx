import { StyleSheet, View } from 'react-native'
import { itemAt } from '@/checked'
import type { Seat } from '@/engine'
import type { ColourName } from '@/names'
import { useTheme } from '@/theme/ThemeProvider'
import { linePath, peaks, spreadOut, xAt, yAt, type Chances, type Plot, type Spot } from './geometry'
import { Circle, Path, Rect, Svg } from '../../kit/svg'
import { Text } from '../../kit/Text'

export type ChartLine = { readonly seat: Seat; readonly colour: ColourName; readonly chances: Chances }

export type ChartMark = {
  readonly kind: 'bust' | 'taken'
  readonly step: number
  readonly chance: number
}

export type ChartFacts = {
  /** In drawing order; empty until the review has results. */
  readonly lines: readonly ChartLine[]
  readonly marks: readonly ChartMark[]
  readonly steps: number
  /** The chance if all players were equal. */
  readonly even: number
  /** The step where the last round begins; null without one. */
  readonly lastRoundAt: number | null
  /** The steps where rounds end. */
  readonly rounds: readonly number[]
}

type ChartLinesProps = Pick<ChartFacts, 'lines' | 'marks'> & {
  readonly plot: Plot
  readonly heavy: readonly Seat[]
}

const [thick, thin, halo] = [2.9, 1.7, 2.5] as const

export function ChartLines({ plot, lines, heavy, marks }: ChartLinesProps) {
  const { colours, players } = useTheme()
  return (
    <>
      {lines.map(({ seat, colour, chances }) => {
        const shared = { d: linePath(plot, chances), fill: 'none', strokeLinejoin: 'round' } as const
        const width = heavy.includes(seat) ? thick : thin
        return [
          <Path key={`halo ${seat}`} {...shared} stroke={colours.sheet} strokeWidth={width + halo} />,
          <Path key={`line ${seat}`} {...shared} stroke={players[colour].fill} strokeWidth={width} />,
        ]
      })}
      {marks.map(({ kind, step, chance }) => (
        <MarkAt key={`${kind} ${step}`} kind={kind} x={xAt(plot, step)} y={yAt(plot, chance)} />
      ))}
    </>
  )
}

type MarkAtProps = {
  readonly kind: ChartMark['kind']
  readonly x: number
  readonly y: number
  /** Without the background. */
  readonly bare?: boolean
}

/** A cross for a bust, a triangle for a stop that took many spaces. */
function MarkAt({ kind, x, y, bare = false }: MarkAtProps) {
  const { colours } = useTheme()
  return (
    <>
      {!bare && <Circle cx={x} cy={y} r={6.5} fill={colours.sheet} />}
      {kind === 'bust' ? (
        <Path
          d={`M${x - 3.5} ${y - 3.5}l7 7M${x + 3.5} ${y - 3.5}l-7 7`}
          stroke={colours.ink}
          strokeWidth={2}
          strokeLinecap="round"
        />
      ) : (
        <Path d={`M${x - 4.5} ${y + 3.5}h9l-4.5 -8Z`} fill={colours.ink} />
      )}
    </>
  )
}

type ChartDisc = Spot & { readonly seat: Seat; readonly r: number }

/** The width right of the lines, for the discs at their ends. */
export const besideLines = 28

/** More discs than this do not fit at the right edge. */
const fewPlayers = 3

/** The discs at the ends of lines come first and never overlap; the others are on the peaks of their lines. */
export const discsOf = (
  plot: Plot,
  lines: readonly ChartLine[],
  heavy: readonly Seat[],
): readonly ChartDisc[] => {
  const isFew = lines.length <= fewPlayers
  const atEnd = lines.filter(({ seat }) => isFew || heavy.includes(seat))
  const others = lines.filter((line) => !atEnd.includes(line))
  const ys = spreadOut(
    atEnd.map(({ chances }) => yAt(plot, chances.findLast((chance) => chance !== undefined) ?? 0)),
    22,
    plot.top + 5,
    plot.top + plot.height - 5,
  )
  const x = xAt(plot, plot.steps) + 15
  const ends = atEnd.map(({ seat }, at) => ({ seat, x, y: itemAt(ys, at), r: 10.1 }))
  const chances = others.map((line) => line.chances)
  const spots = peaks(plot, chances, ends, 26)
  return [...ends, ...others.map(({ seat }, at) => ({ seat, ...itemAt(spots, at), r: 8.2 }))]
}

export type LegendItem = { readonly of: 'bust' | 'taken' | 'lastRound'; readonly label: string }

const edge = 14

export function Legend({ items }: { readonly items: readonly LegendItem[] }) {
  const { colours } = useTheme()
  return (
    <View aria-hidden style={styles.legend}>
      {items.map(({ of, label }) => (
        <View key={of} style={styles.item}>
          <Svg width={edge} height={edge}>
            {of === 'lastRound' ? (
              <>
                <Rect x={3} width={edge - 3} height={edge} fill={colours.sunk} />
                <Path d={`M2 0V${edge}`} stroke={colours.line} strokeWidth={1.6} strokeDasharray="4 3" />
              </>
            ) : (
              <MarkAt kind={of} x={edge / 2} y={edge / 2} bare />
            )}
          </Svg>
          <Text type="caption">{label}</Text>
        </View>
      ))}
    </View>
  )
}

const styles = StyleSheet.create({
  legend: { flexDirection: 'row', flexWrap: 'wrap', columnGap: 16, rowGap: 2 },
  item: { flexDirection: 'row', alignItems: 'center', gap: 6 },
})
