/** The chart of what choices cost: as quickly drawn for a thousand matches as for ten. */
import { render, screen } from '@testing-library/react-native'
import { ThemeProvider } from '@/theme/ThemeProvider'
import { LossChart } from '@/ui/game/chart/LossChart'

type Drawn = ReturnType<typeof screen.toJSON> | string

const countIn = (drawn: Drawn): number => {
  if (drawn === null || typeof drawn === 'string') return 0
  if (Array.isArray(drawn)) return drawn.reduce((sum: number, each: Drawn) => sum + countIn(each), 0)
  return 1 + countIn(drawn.children ?? [])
}

const drawnFor = (count: number) => {
  const matches = Array.from({ length: count }, (_, at) => 1 + (at % 4))
  render(
    <ThemeProvider scheme="paper" textSize={100} reducedMotion={false}>
      <LossChart matches={matches} line={matches} />
    </ThemeProvider>,
  )
  const drawn = screen.toJSON()
  return { things: countIn(drawn), dots: JSON.stringify(drawn).split('h.01').length - 1 }
}

it('draws a dot for each match, all of them in one path', () => {
  const [few, many] = [drawnFor(10), drawnFor(1000)]
  expect([few.dots, many.dots]).toEqual([10, 1000])
  expect(many.things).toBe(few.things)
})
