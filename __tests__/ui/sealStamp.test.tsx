/** The picture of a seal is not clipped, neither closed nor broken in two. */
import { render, screen } from '@testing-library/react-native'
import { sealOf } from '@/match'
import { ThemeProvider } from '@/theme/ThemeProvider'
import { SealStamp } from '@/ui/game/marks/SealStamp'

type Drawn = { readonly props: Record<string, unknown>; readonly children: readonly Drawn[] | null }

const every = (drawn: Drawn): readonly Drawn[] => [drawn, ...(drawn.children ?? []).flatMap(every)]

/** Half of the widest line. */
const stroke = 1.5

it.each([false, true])('draws everything inside its frame (opened: %s)', (opened) => {
  for (const seed of ['a', 'b', 'c', 'd'])
    for (const size of [24, 62]) {
      render(
        <ThemeProvider scheme="paper" textSize={100} reducedMotion={false}>
          <SealStamp hash={sealOf(seed)} size={size} opened={opened} />
        </ThemeProvider>,
      )
      const whole: unknown = screen.toJSON()
      const drawn = every(whole as Drawn)
      const [left, top, width, height] = String(drawn[0]!.props.viewBox).split(' ').map(Number)
      const paths = drawn.flatMap(({ props: { d } }) => (typeof d === 'string' ? [d] : []))
      expect(paths.length).toBeGreaterThanOrEqual(3)
      const numbers = (paths.join('').match(/-?[\d.]+/g) ?? []).map(Number)
      const [xs, ys] = [0, 1].map((odd) => numbers.filter((_, at) => at % 2 === odd))
      expect(Math.min(...xs!) - stroke).toBeGreaterThanOrEqual(left!)
      expect(Math.max(...xs!) + stroke).toBeLessThanOrEqual(left! + width!)
      expect(Math.min(...ys!) - stroke).toBeGreaterThanOrEqual(top!)
      expect(Math.max(...ys!) + stroke).toBeLessThanOrEqual(top! + height!)
    }
})
