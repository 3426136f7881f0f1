/** What of the map on Home lies clear of the words upon it. */
import { mapBehind } from '@/screens/home/mapBehind'

test('On a tall page the words end above the creek and every plot', () => {
  const { clearTo, named } = mapBehind(390, 432, 165)
  expect(clearTo).toBe(165)
  expect(named).toBe(true)
})

test('On a low page the map is cut above, and the words reach further down on it', () => {
  expect(mapBehind(320, 190, 140).clearTo).toBeGreaterThan(250)
})

test('The name of the creek goes where the sides of the map are cut off', () => {
  expect(mapBehind(545, 768, 150).named).toBe(false)
})

test('Before the page is measured the whole map is there', () => {
  expect(mapBehind(0, 0, 0)).toEqual({ clearTo: 0, named: true })
})
