/** What a hint says of rolling on and stopping. */
import { languages } from '@/names'
import { dictionaries } from '@/i18n/index'
import { bothClause } from '@/screens/app/advice'

it('names the better choice first, and says among whom it wins clearly less', () => {
  const { en } = dictionaries
  expect(bothClause('roll', { roll: 24, stop: 20 }, en)).toBe('rolling wins 24 of 100, stopping 20')
  expect(bothClause('stop', { roll: 19.6, stop: 20 }, en)).toBe('stopping wins 20 of 100, rolling 20')
  expect(bothClause('roll', { roll: 22.4, stop: 22.6 }, en)).toBe('rolling wins 22 of 100, stopping 23')
  expect(bothClause('stop', { roll: 24, stop: 20 }, en)).toBe(
    'among barons stopping wins 20 of 100, rolling 24: others leave you time',
  )
  expect(bothClause('roll', { roll: 22, stop: 24 }, en)).toBe(
    'among barons rolling wins 22 of 100, stopping 24: others give you room',
  )
})

it.each(languages)('says so in %s', (language) => {
  const said = bothClause('stop', { roll: 24, stop: 20 }, dictionaries[language])
  expect(said.indexOf('20')).toBeLessThan(said.indexOf('24'))
  const daring = bothClause('roll', { roll: 22, stop: 24 }, dictionaries[language])
  expect(daring.indexOf('22')).toBeLessThan(daring.indexOf('24'))
})
