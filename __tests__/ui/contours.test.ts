/** Contour lines written short. */
import { contoursOf } from '@/ui/game/marks/terrain'

test('a closed line passes midway between its corners and ends where it begins', () => {
  expect(contoursOf('o0,0 100,0 0,100')).toBe('M5,5Q0,0 5,0Q10,0 10,5Q10,10 5,5Z')
})

test('an open line begins and ends at its first and last corner', () => {
  expect(contoursOf('10,20 100,0 0-40')).toBe('M1,2Q11,2 11,0L11,-2')
})

test('several lines become one path', () => {
  expect(contoursOf('0,0 10,0;0,0 0,10')).toBe('M0,0L1,0M0,0L0,1')
})
