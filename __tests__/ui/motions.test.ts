import type { Lost } from '@/engine'
import { flightsOf } from '@/ui/game/board/flights'
import { planOf } from '@/ui/game/board/motions'
import type { BoardMotion } from '@/ui/game/board/types'
import { bustTimes, stopTimes } from '@/theme/timeline'
import { at, cellsOf, emptyBoard } from '../support/position'

const person = { brisk: false, bot: false, reduced: false }
const before = cellsOf(emptyBoard)
const plan = (what: BoardMotion['what'], targets: readonly number[] = []) =>
  planOf({ nonce: 1, what, before }, 0, targets)

describe('what moves on the board', () => {
  it('has no motion while nothing is performed', () => {
    expect(planOf(null, 0)).toMatchObject({ ghosts: [], nudge: false })
  })

  it('pitches a squatter, drops a claim, and only a claim nudges the board', () => {
    const placed = { type: 'placed', seat: 0, space: 7, third: 2, squatter: 2, beneath: null } as const
    expect(plan({ ...placed, kind: 'squatter' })).toMatchObject({ nudge: false })
    expect(plan({ ...placed, kind: 'squatter' }).arrivals.get(7)?.kind).toBe('pitch')
    expect(plan({ ...placed, kind: 'claim' }).arrivals.get(7)?.kind).toBe('drop')
    expect(plan({ ...placed, kind: 'claim' }).nudge).toBe(true)
  })

  it('settles the spaces of a stop one after the other', () => {
    const times = stopTimes(3, person)
    const stopped = plan({ type: 'stopped', seat: 0, settled: [3, 9], claimed: [12], taken: [], times })
    const delays = stopped.ghosts.map(({ delay }) => delay)
    expect(delays).toEqual(times.at)
    expect(delays).toEqual([...new Set(delays)].sort((a, b) => a - b))
    expect(delays[0]).toBe(0)
    expect([...stopped.arrivals.keys()]).toEqual([3, 9, 12])
  })

  it('keeps the markers of a bust in place until they hop, space after space', () => {
    const lost = ['1,1', '2,4', '6,6'].map((name) => ({ space: at(name), squatter: 4, claim: true }) as const)
    const times = bustTimes({ markers: 6, spaces: 3 }, person)
    const { bust, arrivals, ghosts } = plan({ type: 'busted', seat: 0, dice: [1, 2, 3], lost, times })
    const hops = bust!.hopsAt
    expect(hops[0]).toBe(bust!.offAt)
    expect(hops).toEqual([...new Set(hops)].sort((a, b) => a - b))
    expect(ghosts.map(({ delay }) => delay)).toEqual(hops)
    expect([...arrivals.values()].map(({ delay }) => delay)).toEqual(hops)
  })

  it('shows an undone placement leaving', () => {
    expect(plan({ type: 'undone', space: 5 }).ghosts).toMatchObject([{ space: 5, going: 'undo' }])
  })

  it('raises targets from row 1 up', () => {
    const raised = plan({ type: 'targets' }, [at('2,1'), at('4,3')])
    expect(raised.arrivals.get(at('2,1'))?.delay).toBe(0)
    expect(raised.arrivals.get(at('4,3'))?.delay).toBeGreaterThan(0)
  })
})

describe('the markers of a bust', () => {
  const lost: readonly Lost[] = [
    { space: at('1,1'), squatter: 4, claim: true },
    { space: at('6,6'), squatter: 1, claim: false },
  ]

  it('are one tent for each squatter and one plate for each claim', () => {
    expect(flightsOf(lost).map(({ squatter }) => squatter)).toEqual([4, null, 1])
  })

  it('never fly off the board, wherever they start', () => {
    const everywhere = Array.from({ length: 36 }, (_, space): Lost => ({ space, squatter: 1, claim: false }))
    flightsOf(everywhere).forEach(({ to }) =>
      to.forEach((place) => {
        expect(place).toBeGreaterThanOrEqual(0.45)
        expect(place).toBeLessThanOrEqual(5.55)
      }),
    )
  })
})
