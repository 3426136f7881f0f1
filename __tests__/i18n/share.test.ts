import { dictionaries } from '@/i18n/dictionaries'
import { languages } from '@/names'
import { wholePercent } from '@/i18n/share'

test('nothing that can happen is called 0, and nothing that may fail 100', () => {
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

test.each(languages)('in %s no bot weighs a chance of nothing', (language) => {
  expect(dictionaries[language].play.botWeighs(0)).not.toMatch(/\d/)
  expect(dictionaries[language].play.botWeighs(100 / 216)).toMatch(/<1/)
})
