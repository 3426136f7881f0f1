import { legalPlacements } from '@/engine'
import { layoutOf, stateOf, type SpaceLayout } from '@/ui/game/board/spaceLayout'
import { at, position } from '../support/position'

/** Every state a space can be in but the legal ones, in one picture. Seat 0 is to move. */
const lying = position(
  `
  b   A . b1 . .
  .   . . .  . .
  .   . . .  . .
  5+  . . .  . .
  c3+ 4 . a+ . .
  .   . . .  . .
`,
  { seats: 3 },
)

/** The same with a roll on the table: gold are 2,5 3,5 5,2 and 5,3. */
const choosing = position(
  `
  . . . . . .
  . . b . . .
  . . . . . .
  . . . . 6 .
  . . . . a .
  . . . . . .
`,
  { seats: 3, dice: '352' },
)

const layoutAt = (name: string, game = lying): SpaceLayout => {
  const space = at(name)
  const target = legalPlacements(game).find((each) => each.space === space)
  return layoutOf(stateOf(game.cells[space]!, game.turn, target))
}

describe('what is drawn on a space', () => {
  it('draws nothing on an empty space', () => {
    expect(layoutAt('5,6')).toEqual({ ground: 'bare', claimed: false, disc: null, tent: null, plate: null })
  })

  it('draws a settled space as one disc in the middle', () => {
    expect(layoutAt('1,6')).toMatchObject({ ground: 'bare', disc: { x: 0.5, y: 0.5, r: 0.355 }, tent: null })
  })

  it('draws a claimed space as plate, pins and disc in one', () => {
    expect(layoutAt('2,6')).toMatchObject({ ground: 'bare', claimed: true })
  })

  it('hatches a squatter on an empty space', () => {
    expect(layoutAt('2,2')).toMatchObject({ ground: 'hatch', disc: null, tent: { width: 0.66, numeral: 4 } })
  })

  it('shows the marker beneath a squatter', () => {
    expect(layoutAt('4,6')).toMatchObject({
      ground: 'hatch',
      disc: { r: 0.265 },
      tent: { width: 0.54, numeral: 1 },
    })
  })

  it('draws a claim on a squatter, with and without a marker beneath', () => {
    expect(layoutAt('1,3')).toMatchObject({ disc: null, tent: { width: 0.54 }, plate: { edge: 0.46 } })
    expect(layoutAt('1,2')).toMatchObject({ disc: { r: 0.2 }, tent: { width: 0.47 }, plate: { edge: 0.44 } })
  })

  it('draws a claim on an own marker', () => {
    expect(layoutAt('4,2')).toMatchObject({ disc: { r: 0.29 }, tent: null, plate: { edge: 0.5 } })
  })

  it('marks in gold what can be placed: a squatter, one on a marker, a claim on either', () => {
    expect(layoutAt('2,5', choosing)).toMatchObject({
      ground: 'legal',
      disc: null,
      tent: { width: 0.6, numeral: 3 },
    })
    expect(layoutAt('3,5', choosing)).toMatchObject({
      ground: 'legal',
      disc: { r: 0.27 },
      tent: { width: 0.48 },
    })
    expect(layoutAt('5,2', choosing)).toMatchObject({
      ground: 'legal',
      disc: { r: 0.27 },
      plate: { edge: 0.44 },
    })
    expect(layoutAt('5,3', choosing)).toMatchObject({
      ground: 'legal',
      tent: { width: 0.5, numeral: 6 },
      plate: { edge: 0.44 },
    })
  })

  it('draws a pending claim whose squatter went back to the supply (R23)', () => {
    const gone = position('. . . . . .\n'.repeat(5) + '+ c+ . . . .', { seats: 3, reusableSquatters: true })
    expect(layoutOf(stateOf(gone.cells[at('1,1')]!, 0))).toMatchObject({
      disc: null,
      plate: { x: 0.5, edge: 0.62 },
    })
    expect(layoutOf(stateOf(gone.cells[at('2,1')]!, 0))).toMatchObject({
      disc: { r: 0.27 },
      plate: { edge: 0.46 },
    })
  })
})
