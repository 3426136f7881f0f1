/** What must hold of every phrase, and the words that the printed games use. */
import { refusalCodes, type Refusal } from '@/engine/index'
import { dictionaries, languages, type Language, type Phrases, type RefusalFacts } from '@/i18n/index'

/** All fixed texts of a dictionary with their place; what a function says is tested where it is said. */
const textsOf = (value: unknown, place: string): readonly (readonly [string, string])[] => {
  if (typeof value === 'string') return [[place, value]]
  if (Array.isArray(value)) return value.flatMap((each, at) => textsOf(each, `${place}.${at}`))
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([key, each]) =>
      textsOf(each, place === '' ? key : `${place}.${key}`),
    )
  return []
}

const texts = (language: Language) => textsOf(dictionaries[language], '')

describe.each(languages)('In %s', (language) => {
  test('no phrase is empty or has blanks at its ends', () => {
    expect(texts(language).filter(([, text]) => text.trim() === '' || text !== text.trim())).toEqual([])
  })

  test('only the named moments shout', () => {
    const shouting = texts(language).filter(([, text]) => text.includes('!') && !text.includes('Claim It!'))
    for (const [place, text] of shouting) {
      expect(place).toMatch(/^(play|announce|results)\./)
      expect(text).toMatch(/!$/)
    }
  })

  test('quotes and apostrophes are curly', () => {
    expect(texts(language).filter(([, text]) => /['"]/.test(text))).toEqual([])
  })

  test('every refusal is a full sentence that names its facts', () => {
    const facts: { readonly [Code in Refusal['code']]: RefusalFacts<Code> } = {
      'wrong-phase': { phase: 'roll' },
      'bad-move': {},
      'bad-dice': {},
      'bad-space': {},
      'not-rolled': { column: 4, row: 6, dice: [3, 5, 2] },
      'closed-space': { column: 3, row: 3, by: 'Anna', thisTurn: false },
      'squatter-used': { column: 1, row: 2, squatter: 4, at: { column: 5, row: 6 } },
    }
    const say = dictionaries[language].refusals as Record<string, (facts: unknown) => string>
    for (const code of refusalCodes) expect(say[code]!(facts[code])).toMatch(/^\S.*\.$/)
    expect(say['closed-space']!(facts['closed-space'])).toContain('Anna')
    for (const fact of ['4', '5', '6']) expect(say['squatter-used']!(facts['squatter-used'])).toContain(fact)
  })
})

test('One and other have forms of their own in each language', () => {
  const forms = (pick: (phrases: Phrases) => (count: number) => string) =>
    languages.map((language) => [pick(dictionaries[language])(1), pick(dictionaries[language])(2)])
  expect(forms(({ common }) => common.squatters)).toEqual([
    ['1 squatter', '2 squatters'],
    ['1 Anspruchstein', '2 Anspruchsteine'],
    ['1 kraaksteen', '2 kraakstenen'],
  ])
  expect(forms(({ common }) => common.claims)).toEqual([
    ['1 claim', '2 claims'],
    ['1 Goldclaim', '2 Goldclaims'],
    ['1 geclaimd veld', '2 geclaimde velden'],
  ])
})

test('Lists are joined by the word of the language', () => {
  expect(languages.map((language) => dictionaries[language].common.list(['Anna', 'Ruben', 'Mei']))).toEqual([
    'Anna, Ruben and Mei',
    'Anna, Ruben und Mei',
    'Anna, Ruben en Mei',
  ])
  expect(dictionaries.en.common.list(['Anna'])).toBe('Anna')
  expect(dictionaries.en.common.list([])).toBe('')
})

test('Spaces are named column first', () => {
  const space = { column: 5, row: 2 }
  expect(languages.map((language) => dictionaries[language].common.space(space))).toEqual([
    'column 5, row 2',
    'Spalte 5, Reihe 2',
    'kolom 5, rij 2',
  ])
})
