/** Plural forms and percentages. */
import { plural, pluralOf, wholePercent } from '@/i18n/grammar'
import { dictionaries } from '@/i18n/dictionaries'
import { languages } from '@/names'

test('English, German and Dutch have one form for 1 and another for all other numbers', () => {
  expect([0, 1, 2, 21].map((count) => plural(count, 'roll', 'rolls'))).toEqual([
    'rolls',
    'roll',
    'rolls',
    'rolls',
  ])
})

test('A language may have three forms, as Polish does', () => {
  const isFew = (count: number): boolean =>
    [2, 3, 4].includes(count % 10) && ![12, 13, 14].includes(count % 100)
  const polish = pluralOf((count) => (count === 1 ? 'one' : isFew(count) ? 'few' : 'many'))
  const players = (count: number): string => polish(count, { one: 'gracz', few: 'gracze', many: 'graczy' })
  expect([1, 2, 5, 12, 22].map(players)).toEqual(['gracz', 'gracze', 'graczy', 'graczy', 'gracze'])
  // @ts-expect-error a form that the language needs is missing
  const incomplete = (): string => polish(5, { one: 'gracz', few: 'gracze' })
  expect(incomplete()).toBeUndefined()
})

test('what can happen is never 0 percent, and what can fail is never 100 percent', () => {
  expect([0, 0.46, 1, 37.5, 99, 99.54, 100].map((percent) => wholePercent(percent))).toEqual([
    '0',
    '<1',
    '1',
    '38',
    '99',
    '>99',
    '100',
  ])
})

test.each(languages)('in %s no bot mentions a chance of 0 percent', (language) => {
  expect(dictionaries[language].play.botWeighs(0)).not.toMatch(/\d/)
  expect(dictionaries[language].play.botWeighs(100 / 216)).toMatch(/<1/)
})
