/** The refusal toast covers neither a legal space nor the space it is about. */
import { readings, rolls, rowOf, spaces } from '@/engine'
import { freeRow } from '@/screens/play/PlayScreen'
import { at } from '../../support/position'

it('finds a row for every roll and every space the roll does not reach', () => {
  for (const { dice } of rolls) {
    const targets = readings(dice).map(({ space }) => space)
    for (const about of spaces.filter((space) => !targets.includes(space))) {
      const row = freeRow(targets, about)
      expect([...targets, about].map(rowOf)).not.toContain(row)
    }
  }
})

it('prefers the lower rows, where it covers the least', () => {
  expect(freeRow([], null)).toBe(1)
  expect(freeRow([at('3,1')], at('4,2'))).toBe(3)
})
