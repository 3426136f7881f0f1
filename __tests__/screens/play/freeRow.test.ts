/** A refusal lies on no space that may be taken, and not on the space it speaks of. */
import { readings, rolls, rowOf, spaces } from '@/engine'
import { freeRow } from '@/screens/play/freeRow'
import { at } from '../../support/position'

it('finds a row for every roll and every space that it does not reach', () => {
  for (const { dice } of rolls) {
    const targets = readings(dice).map(({ space }) => space)
    for (const about of spaces.filter((space) => !targets.includes(space))) {
      const row = freeRow(targets, about)
      expect([...targets, about].map(rowOf)).not.toContain(row)
    }
  }
})

it('is low on the board, where it covers least of what one looks at', () => {
  expect(freeRow([], null)).toBe(1)
  expect(freeRow([at('3,1')], at('4,2'))).toBe(3)
})
