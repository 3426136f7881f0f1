/** The words of a seal: 128 in each language, none of them twice, and always the same for the same seal. */
import { dictionaries } from '@/i18n/dictionaries'
import { languages } from '@/names'
import { sealOf } from '@/match'
import { sealName } from '@/features/matchView/sealNames'

test.each(languages)('%s has 128 different words without spaces', (language) => {
  const { words } = dictionaries[language].seal
  expect(words).toHaveLength(128)
  expect(new Set(words).size).toBe(128)
  for (const word of words) expect(word).toMatch(/^\p{L}+$/u)
})

test.each([
  ['en', 'arrow · mask · meadow · daisy'],
  ['de', 'Pfeil · Maske · Wiese · Margerite'],
  ['nl', 'pijl · masker · wei · madelief'],
] as const)('In %s the specified seal has its words', (language, name) => {
  expect(sealName(sealOf('5a1df0b5d3a364abc70ef81cb7421ae1'), dictionaries[language])).toBe(name)
})
