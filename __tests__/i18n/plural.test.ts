/** Counting in languages with other forms than one and other: the rule is the language's own. */
import { plural, pluralOf } from '@/i18n/plural'

test('English, German and Dutch tell one from all other numbers', () => {
  expect([0, 1, 2, 21].map((count) => plural(count, 'roll', 'rolls'))).toEqual([
    'rolls',
    'roll',
    'rolls',
    'rolls',
  ])
})

test('A language may have three forms, as Polish has', () => {
  const isFew = (count: number): boolean =>
    [2, 3, 4].includes(count % 10) && ![12, 13, 14].includes(count % 100)
  const polish = pluralOf((count) => (count === 1 ? 'one' : isFew(count) ? 'few' : 'many'))
  const players = (count: number): string => polish(count, { one: 'gracz', few: 'gracze', many: 'graczy' })
  expect([1, 2, 5, 12, 22].map(players)).toEqual(['gracz', 'gracze', 'graczy', 'graczy', 'gracze'])
  // @ts-expect-error a form that the language needs is missing
  const incomplete = (): string => polish(5, { one: 'gracz', few: 'gracze' })
  expect(incomplete()).toBeUndefined()
})
