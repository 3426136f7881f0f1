/** A chart shows hills until the review has results, and lines from then on. */
import { render, screen } from '@testing-library/react-native'
import type { BySeat } from '@/engine'
import { ThemeProvider } from '@/theme/ThemeProvider'
import { boardTerrain } from '@/ui/game/marks/terrain'
import { ChanceChart } from '@/ui/game/chart/ChanceChart'
import { Scrubber } from '@/ui/game/chart/Scrubber'
import type { PlayerLook } from '@/ui/game/players/PlayerToken'
import type { ChartFacts, ChartLine } from '@/ui/game/chart/ChartLines'

const facts: Omit<ChartFacts, 'lines'> = { marks: [], steps: 2, even: 0.5, lastRoundAt: null, rounds: [2] }
const line: ChartLine = { seat: 0, colour: 'prussian', chances: [0.5, 0.6, 1] }
const shared = {
  ...facts,
  height: 132,
  looks: [{ name: 'Anna', colour: 'prussian', brand: 'star' }] as readonly PlayerLook[] as BySeat<PlayerLook>,
  heavy: [],
} as const
const ignored = () => undefined

const charts: Readonly<Record<string, (lines: readonly ChartLine[]) => React.ReactElement>> = {
  'the chart of a result': (lines) => (
    <ChanceChart {...shared} lines={lines} label="How it went" draws={false} onPress={ignored} />
  ),
  'the chart of Look back': (lines) => (
    <Scrubber
      {...shared}
      lines={lines}
      tall={false}
      diamonds={[]}
      turnEnds={[]}
      at={0}
      busy
      label="How it went"
      valueText=""
      onSeek={ignored}
      onStep={ignored}
    />
  ),
}

it.each(Object.entries(charts))('%s shows hills while the review runs, and lines afterwards', (_, chart) => {
  const hasHills = (lines: readonly ChartLine[]): boolean => {
    render(
      <ThemeProvider scheme="paper" textSize={100} reducedMotion>
        {chart(lines)}
      </ThemeProvider>,
    )
    return JSON.stringify(screen.toJSON()).includes(JSON.stringify(boardTerrain.indexLines))
  }
  expect([hasHills([]), hasHills([line])]).toEqual([true, false])
})
