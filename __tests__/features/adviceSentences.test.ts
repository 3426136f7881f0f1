import { languages } from '@/names'
import { dictionaries } from '@/i18n/dictionaries'
import { bothClause } from '@/features/review/adviceSentences'

it('names the better choice first, and explains when stopping is better only among barons', () => {
  const { en } = dictionaries
  expect(bothClause('roll', { roll: 24, stop: 20 }, en)).toBe('rolling wins 24 of 100, stopping 20')
  expect(bothClause('stop', { roll: 19.6, stop: 20 }, en)).toBe('stopping wins 20 of 100, rolling 20')
  expect(bothClause('stop', { roll: 22.6, stop: 22.4 }, en)).toBe('stopping wins 22 of 100, rolling 23')
  expect(bothClause('stop', { roll: 24, stop: 20 }, en)).toBe(
    'among barons stopping wins 20 of 100, rolling 24: others leave time',
  )
})

it.each(languages)('names stopping first in %s', (language) => {
  const said = bothClause('stop', { roll: 24, stop: 20 }, dictionaries[language])
  expect(said.indexOf('20')).toBeLessThan(said.indexOf('24'))
})
