import { arrowTo } from '@/ui/game/board/SpaceButtons'
import { outlinePath, readingOrder } from '@/ui/game/board/geometry'
import { at, nameOf } from '../support/position'

const loops = (path: string): number => path.split('Z').length - 1
const corners = (path: string): number => path.split('Q').length - 1

describe('the outline of a group', () => {
  it('runs once around a single space', () => {
    const path = outlinePath([at('1,6')], 50, 2)
    expect(loops(path)).toBe(1)
    expect(corners(path)).toBe(4)
    expect(path.startsWith('M')).toBe(true)
  })

  it('runs along joined spaces without corners between them', () => {
    expect(corners(outlinePath([at('1,6'), at('2,6'), at('3,6')], 50, 2))).toBe(4)
  })

  it('turns outwards and inwards around an angle', () => {
    expect(corners(outlinePath([at('1,6'), at('1,5'), at('2,5')], 50, 2))).toBe(6)
  })

  it('stays within the spaces by its inset', () => {
    const numbers = (outlinePath([at('1,6')], 50, 2).match(/-?[\d.]+/g) ?? []).map(Number)
    expect(Math.min(...numbers)).toBe(2)
    expect(Math.max(...numbers)).toBe(48)
  })

  it('draws a hole as a second line', () => {
    const ring = ['1,1', '2,1', '3,1', '1,2', '3,2', '1,3', '2,3', '3,3'].map(at)
    expect(loops(outlinePath(ring, 50, 2))).toBe(2)
  })

  it('does not join spaces that touch by their corners only', () => {
    const around = ['1,2', '1,1', '2,1', '3,1', '3,2', '2,3', '3,3', '1,3'].map(at)
    const touching = around.filter((space) => space !== at('1,3'))
    expect(loops(outlinePath(touching, 50, 2))).toBe(1)
    expect(loops(outlinePath([at('1,1'), at('2,2')], 50, 2))).toBe(2)
  })
})

describe('walking over the board', () => {
  it('reads from row 6 to row 1, left to right', () => {
    expect(readingOrder.slice(0, 7).map(nameOf)).toEqual(['1,6', '2,6', '3,6', '4,6', '5,6', '6,6', '1,5'])
    expect(nameOf(readingOrder[35]!)).toBe('6,1')
  })

  it('moves with the arrows and stops at the edge', () => {
    expect(arrowTo(0, 'ArrowRight')).toBe(1)
    expect(arrowTo(0, 'ArrowDown')).toBe(6)
    expect(arrowTo(0, 'ArrowLeft')).toBe(0)
    expect(arrowTo(0, 'ArrowUp')).toBe(0)
    expect(arrowTo(5, 'ArrowRight')).toBe(5)
    expect(arrowTo(35, 'ArrowDown')).toBe(35)
  })

  it('leaves other keys alone', () => {
    expect(arrowTo(3, 'Enter')).toBeNull()
  })
})
