import { fireEvent, render, screen } from '@testing-library/react-native'

import type { ComponentProps } from 'react'
import type { BySeat, Space } from '@/engine'
import { seamTimes, stopTimes } from '@/theme/timeline'
import { Board } from '@/ui/game/board/Board'
import { StandingVeil } from '@/ui/game/board/Veil'
import type { BoardProps } from '@/ui/game/board/types'
import type { PlayerLook } from '@/ui/game/players/PlayerToken'
import { at, nameOf, position } from '../support/position'

const looks = [
  { name: 'Anna', colour: 'prussian', brand: 'star' },
  { name: 'Ruben', colour: 'madder', brand: 'horseshoe' },
] as readonly PlayerLook[] as BySeat<PlayerLook>
const game = position(`
  a  A . b1 . .
  .  . . .  . .
  .  . . .  . .
  4+ . . .  2 .
  .  4 . a+ a .
  a  . . .  . B
`)
const after = position(`
  a  A . b1 . .
  .  . . .  . .
  .  . . .  . .
  4+ . . .  2 .
  .  4 6 a+ a .
  a  . . .  . B
`)

const board = (change: Partial<BoardProps> = {}) => (
  <Board
    cell={55}
    cells={game.cells}
    mover={0}
    looks={looks}
    label="Board"
    labelOf={(space: Space) => `Space ${nameOf(space)}`}
    onPress={() => undefined}
    {...change}
  />
)

describe('the board', () => {
  it('has 36 buttons, read from row 6 to row 1', () => {
    render(board())
    const names = screen.getAllByRole('button').map((button) => button.props.accessibilityLabel as string)
    expect(names).toHaveLength(36)
    expect(names.slice(0, 2)).toEqual(['Space 1,6', 'Space 2,6'])
    expect(names[35]).toBe('Space 6,1')
  })

  it('pales around the spaces of this turn, until a finger or the keyboard is on it', () => {
    render(board({ paling: 0.3 }))
    const veil = () => screen.UNSAFE_getByType(StandingVeil).props as ComponentProps<typeof StandingVeil>
    expect(veil()).toMatchObject({ opacity: 0.3, lifted: false })
    expect(veil().but).toContain(at('5,3'))
    expect(veil().but).not.toContain(at('1,1'))
    const space = screen.getByRole('button', { name: 'Space 2,6' })
    fireEvent(space, 'pressIn')
    expect(veil().lifted).toBe(true)
    fireEvent(space, 'pressOut')
    expect(veil().lifted).toBe(false)
    fireEvent(screen.getByLabelText('Board'), 'focus', { target: null })
    expect(veil().lifted).toBe(true)
    fireEvent(screen.getByLabelText('Board'), 'blur')
    expect(veil().lifted).toBe(false)
    screen.rerender(board())
    expect(screen.UNSAFE_queryByType(StandingVeil)).toBeNull()
  })

  it('never disables a space, because a press where nothing fits explains why', () => {
    const onPress = jest.fn()
    render(board({ onPress }))
    fireEvent.press(screen.getByRole('button', { name: 'Space 2,6' }))
    expect(onPress).toHaveBeenCalledWith(at('2,6'))
    screen.getAllByRole('button').forEach((button) => expect(button).toBeEnabled())
  })

  it('has 36 images instead of buttons when nothing can be pressed', () => {
    render(<Board cell={55} cells={game.cells} mover={0} looks={looks} label="Board" labelOf={nameOf} />)
    expect(screen.queryAllByRole('button')).toEqual([])
    expect(screen.getAllByRole('img')).toHaveLength(36)
  })

  it('hides its drawing from screen readers', () => {
    render(board())
    expect(screen.queryByText('4')).toBeNull()
  })

  it.each(['placed', 'stopped', 'undone', 'targets', 'results'] as const)(
    'shows the same spaces while %s is performed and after',
    (type) => {
      const what = {
        placed: { type, seat: 0, space: at('3,2'), kind: 'squatter', third: 6, squatter: 6, beneath: null },
        stopped: {
          type,
          seat: 0,
          settled: [at('2,2')],
          claimed: [at('4,2')],
          taken: [],
          times: stopTimes(2, { brisk: false, bot: false, reduced: false }),
        },
        undone: { type, space: at('3,2') },
        targets: { type },
        results: { type, seam: { times: seamTimes(1, 2, true), ways: [[0, 1]], haulTo: { x: 0, y: -80 } } },
      }[type] as NonNullable<BoardProps['performing']>['what']
      const performing = { nonce: 1, what, before: game.cells }
      const outlines = [{ seat: 0 as const, spaces: [at('1,6'), at('2,6')], kind: 'result' as const }]
      const { rerender } = render(board({ cells: after.cells, performing, outlines }))
      rerender(board({ cells: after.cells, performing: null }))
      expect(screen.getAllByRole('button')).toHaveLength(36)
    },
  )

  it('shows a bust with its stamp, still or performed', () => {
    const lost = [{ space: at('4,6'), squatter: 1 as const, claim: false }]
    const bust = { lost, word: 'BUST', detail: '1 marker lost' }
    render(board({ bust }))
    expect(screen.getByText('BUST', { includeHiddenElements: true })).toBeTruthy()
  })
})
